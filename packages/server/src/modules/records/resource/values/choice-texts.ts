import {
  answeredValue,
  choiceTextKeys,
  computedValue,
  dictionaryOf,
  isReference,
  joinedFields,
  referredIds,
  referredResource,
  dictionaryTextKey,
  maskOf,
  stampedFields,
  type Resource,
  type ResourceDirectory,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { localized, type Locale } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { createRegionTable } from '@evergreen/core/validation/regions';
import { earlierRegionNames } from '@evergreen/core/validation/regions/earlier-names';

import { haveSameKeys } from '../../../../db/statements/insert-rows.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';
import type { VisibleResource } from '../field-rights.ts';
import { readLabels, withReadParts } from '../referred-columns.ts';
import type { ResourceRepository, StoredRow } from '../resource.repository.ts';
import type { WriterNames } from './writer-names.ts';

const yesNo: ReadonlyMap<string, ReturnType<typeof localized>> = new Map([
  ['Y', localized('是', 'Yes')],
  ['N', localized('否', 'No')],
]);

const regions = createRegionTable(earlierRegionNames);

export interface ChoiceSources {
  readonly directory: ResourceDirectory;
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

type Answered = { -readonly [Key in keyof ResourceRow]: ResourceRow[Key] };

type TextOf = (value: string, row: StoredRow) => string | null;

/** A field, what its values stand for, and where that is put. */
type Lookup = readonly [key: string, textOf: TextOf, textKeys: readonly string[]];

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
  const authorTexts = authored.map((key) => [key, dictionaryTextKey(key)] as const);
  const masked = Object.entries(resource.fields).filter(([, field]) => maskOf(field) !== undefined);
  const computed = computedFields(resource);
  const today = formatPlatformTime(sources.clock.now()).slice(0, 10);
  // What the resource knows of a row: a caller's own view of it may know less than what is stored.
  const isKnown = (key: string) => key === 'version' || Object.hasOwn(resource.fields, key);
  const [first] = rows;
  // A file has a hundred thousand rows, all of one statement: they are filled in place, since a copy for each step takes ten times as long, and an object
  // that grows key by key three times.
  const isOfOneShape = first !== undefined && rows.length > 1 && haveSameKeys(rows);
  const filled = isOfOneShape
    ? [...Object.keys(withParts(first)).filter(isKnown), ...lookups.flatMap(([, , textKeys]) => textKeys)]
    : [];
  const empty: Answered = { ...auditOf({ id: '' }), ...Object.fromEntries(filled.map((key) => [key, null] as const)) };
  return rows.map((stored) => {
    const row = withParts(stored);
    // Spreading both into one takes ten times as long.
    const answered: Answered = Object.assign({ ...empty }, auditOf(row));
    for (const key of Object.keys(row)) if (isKnown(key)) answered[key] = row[key] ?? null;
    for (const [key, field] of masked)
      if (typeof answered[key] === 'string') answered[key] = answeredValue(field, answered[key]);
    for (const [key, textOf, textKeys] of lookups) {
      const value = row[key];
      const text = typeof value === 'string' ? textOf(value, stored) : null;
      for (const textKey of textKeys) answered[textKey] = text;
    }
    for (const [key, textKey] of authorTexts) {
      const name = names.get(String(row[key] ?? ''));
      if (name !== undefined) answered[textKey] = name;
    }
    for (const { key, textKey, field } of computed) {
      if (!field.of.every((name) => Object.hasOwn(row, name))) continue;
      const made = computedValue(field, row, today);
      answered[key] = made?.value ?? null;
      answered[textKey] = made?.text[locale] ?? null;
    }
    return answered;
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
    const other = reference?.type === 'reference' ? referredResource(resource, reference.resource) : undefined;
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

/** The fields that are computed when a row is read, with the keys of their texts. */
function computedFields({ fields }: Resource) {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.type === 'computed' ? [{ key, textKey: dictionaryTextKey(key), field }] : [],
  );
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
): Promise<readonly Lookup[]> {
  const fields = Object.entries(resource.fields);
  const codes = fields.flatMap(([, field]) => dictionaryOf(field) ?? []);
  const items = await dictionaries([...new Set(codes)], locale);
  const lookups: Lookup[] = [];
  for (const [key, field] of fields) {
    const add = (textOf: TextOf) => lookups.push([key, textOf, choiceTextKeys(key, field)]);
    const dictionary = dictionaryOf(field);
    if (dictionary !== undefined) {
      const texts = new Map((items[dictionary] ?? []).map((item) => [item.value, item.text]));
      add((value) => texts.get(value) ?? null);
    } else if (field.type === 'yesNo') {
      add((value) => yesNo.get(value)?.[locale] ?? null);
    } else if (field.type === 'region') {
      add((value) => regions.find(value)?.name ?? null);
    } else if (isReference(field) && rows.every((row) => readLabels(resource, key, row) !== undefined)) {
      add((_value, row) => joinedLabels(readLabels(resource, key, row) ?? []));
    } else if (isReference(field)) {
      const other = referredResource(resource, field.resource);
      if (other === undefined)
        throw new Error(`The resource "${resource.name}" refers to "${field.resource}", which is not in the registry`);
      const idsOf =
        field.type === 'references'
          ? referredIds
          : (value: StoredRow[string] | undefined) => (typeof value === 'string' ? [value] : []);
      const ids = new Set(rows.flatMap((row) => idsOf(row[key])));
      const labels = await repositoryOf(other).labels([...ids]);
      add((value) => joinedLabels(idsOf(value).flatMap((id) => labels.get(id) ?? [])));
    }
  }
  return lookups;
}

const joinedLabels = (labels: readonly string[]) => (labels.length === 0 ? null : labels.join(','));
