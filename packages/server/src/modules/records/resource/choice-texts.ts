import {
  choiceTextKeys,
  computedValue,
  dictionaryOf,
  isReference,
  joinedFields,
  referredIds,
  resourceByName,
  dictionaryTextKey,
  maskedRow,
  stampedFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { localized, type Locale } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { createRegionTable } from '@evergreen/core/regions';
import { earlierRegionNames } from '@evergreen/core/regions/earlier-names';

import { formatPlatformTime } from '../../../platform-time.ts';
import type { VisibleResource } from './field-rights.ts';
import { labelsOf, withReadParts } from './referred-columns.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import type { WriterNames } from './writer-names.ts';

const yesNo: ReadonlyMap<string, ReturnType<typeof localized>> = new Map([
  ['Y', localized('是', 'Yes')],
  ['N', localized('否', 'No')],
]);

const regions = createRegionTable(earlierRegionNames);

export interface ChoiceSources {
  readonly dictionaries: (codes: readonly string[], locale: Locale) => Promise<DictionaryMap>;
  readonly repositoryOf: (resource: Resource) => ResourceRepository;
  /** The resource without the guarded fields that the caller may not read. */
  readonly visibleTo: VisibleResource;
  /** Of today, for what is computed. */
  readonly clock: ClockPort;
  readonly writerNames: WriterNames;
}

/** Columns that hold the username of who wrote or acted. */
const writersOf = (resource: Resource) => ['createBy', 'updateBy', ...stampedFields(resource)];

type TextOf = (value: string, row: StoredRow) => string | null;

/**
 * Put `<key>_dictText` beside every choice: what a person reads where the row holds a code. A code without a text has null.
 * Masked values are masked here and guarded ones left out, on the way to every answer. Authors have the real name of their account, if it still exists.
 */
export async function withChoiceTexts(
  described: Resource,
  rows: readonly StoredRow[],
  locale: Locale,
  sources: ChoiceSources,
): Promise<ResourceRow[]> {
  const resource = await sources.visibleTo(described);
  const lookups = await lookupsOf(resource, rows, locale, sources);
  const authored = writersOf(resource);
  const writers = rows.flatMap((row) => authored.map((key) => row[key])).filter((name) => typeof name === 'string');
  const names = await sources.writerNames([...new Set(writers)], locale);
  const withParts = await partsReader(resource, rows, sources);
  return rows.map((stored) => {
    const row = withParts(stored);
    const texts = lookups.flatMap(([key, textOf]) => {
      const value = row[key];
      const text = typeof value === 'string' ? textOf(value, stored) : null;
      const field = resource.fields[key];
      return field === undefined ? [] : choiceTextKeys(key, field).map((name) => [name, text] as const);
    });
    const authors = authored.flatMap((key) => {
      const name = names.get(String(row[key] ?? ''));
      return name === undefined ? [] : [[dictionaryTextKey(key), name] as const];
    });
    return {
      ...auditOf(row),
      ...answeredRow(resource, row),
      ...Object.fromEntries([...texts, ...authors]),
      ...computedParts(resource, row, { locale, today: formatPlatformTime(sources.clock.now()).slice(0, 10) }),
    };
  });
}

/** Puts the joined fields into rows: the values of the rows referred to, where those are in the caller's reach. */
export async function partsReader(
  resource: Resource,
  rows: readonly StoredRow[],
  { repositoryOf }: Pick<ChoiceSources, 'repositoryOf'>,
): Promise<(row: StoredRow) => StoredRow> {
  const joined = joinedFields(resource);
  if (joined.length === 0) return (row) => row;
  const read = new Map(rows.map((row) => [row, withReadParts(resource, row)]));
  if (![...read.values()].includes(undefined)) return (row) => read.get(row) ?? row;
  const found = new Map<string, ReadonlyMap<string, ResourceValues>>();
  for (const through of new Set(joined.map(([, field]) => field.through))) {
    const reference = resource.fields[through];
    const other = reference?.type === 'reference' ? resourceByName(reference.resource) : undefined;
    if (other === undefined) throw new Error(`"${through}" of "${resource.name}" leads to no resource`);
    const keys = joined.flatMap(([, field]) => (field.through === through ? [field.field] : []));
    const ids = rows.map((row) => row[through]).filter((id) => typeof id === 'string');
    found.set(through, await repositoryOf(other).partsOf(keys, [...new Set(ids)]));
  }
  return (row) => ({
    ...row,
    ...Object.fromEntries(
      joined.flatMap(([key, { through, field }]) =>
        Object.hasOwn(row, through) ? [[key, found.get(through)?.get(String(row[through]))?.[field] ?? null]] : [],
      ),
    ),
  });
}

/** The computed fields of a row whose sources were read, with their texts. */
function computedParts(
  { fields }: Resource,
  row: StoredRow,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): ResourceValues {
  const parts = Object.entries(fields).flatMap(([key, field]) => {
    if (field.type !== 'computed' || !field.of.every((name) => Object.hasOwn(row, name))) return [];
    const computed = computedValue(field, row, today);
    return [[key, computed?.value ?? null] as const, [dictionaryTextKey(key), computed?.text[locale] ?? null] as const];
  });
  return Object.fromEntries(parts);
}

/** What the resource knows of a row, masked. A caller's own view of a resource may know less than what is stored. */
function answeredRow(resource: Resource, row: StoredRow): StoredRow {
  const known = Object.entries(row).filter(([key]) => key === 'version' || Object.hasOwn(resource.fields, key));
  return maskedRow(resource, { ...Object.fromEntries(known), id: row.id });
}

function auditOf(row: StoredRow): ResourceRow {
  const words = (value: StoredRow[string] | undefined) => (typeof value === 'string' ? value : null);
  return {
    id: row.id,
    createBy: words(row['createBy']),
    createTime: words(row['createTime']),
    updateBy: words(row['updateBy']),
    updateTime: words(row['updateTime']),
  };
}

async function lookupsOf(
  resource: Resource,
  rows: readonly StoredRow[],
  locale: Locale,
  { dictionaries, repositoryOf }: ChoiceSources,
): Promise<(readonly [string, TextOf])[]> {
  const fields = Object.entries(resource.fields);
  const codes = fields.flatMap(([, field]) => dictionaryOf(field) ?? []);
  const items = await dictionaries([...new Set(codes)], locale);
  const lookups: (readonly [string, TextOf])[] = [];
  for (const [key, field] of fields) {
    const dictionary = dictionaryOf(field);
    if (dictionary !== undefined) {
      const texts = new Map((items[dictionary] ?? []).map((item) => [item.value, item.text]));
      lookups.push([key, (value) => texts.get(value) ?? null]);
    } else if (field.type === 'yesNo') {
      lookups.push([key, (value) => yesNo.get(value)?.[locale] ?? null]);
    } else if (field.type === 'region') {
      lookups.push([key, (value) => regions.find(value)?.name ?? null]);
    } else if (isReference(field) && rows.every((row) => labelsOf(resource, key, row) !== undefined)) {
      lookups.push([key, (_value, row) => joinedLabels(labelsOf(resource, key, row) ?? [])]);
    } else if (isReference(field)) {
      const other = resourceByName(field.resource);
      if (other === undefined)
        throw new Error(`The resource "${resource.name}" refers to "${field.resource}", which is not in the registry`);
      const idsOf =
        field.type === 'references'
          ? referredIds
          : (value: StoredRow[string] | undefined) => (typeof value === 'string' ? [value] : []);
      const ids = new Set(rows.flatMap((row) => idsOf(row[key])));
      const labels = await repositoryOf(other).labels([...ids]);
      lookups.push([key, (value) => joinedLabels(idsOf(value).flatMap((id) => labels.get(id) ?? []))]);
    }
  }
  return lookups;
}

const joinedLabels = (labels: readonly string[]) => (labels.length === 0 ? null : labels.join(','));
