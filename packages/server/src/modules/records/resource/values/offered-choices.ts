import { isReference, referredIds, type Field, type FieldValue, type ResourceValues } from '@evergreen/core/resources';
import { DEFAULT_LOCALE } from '@evergreen/core/kernel';

import type { CallFailure } from '../../../../http/call.types.ts';
import { refusedValue } from '../../../../http/refused-value.ts';
import type { ChoiceSources } from './choice-texts.ts';
import { resourceMessages } from '../resource.messages.ts';
import type { StoredRow } from '../stored-row.types.ts';

type Fields = readonly (readonly [key: string, field: Field])[];

/** A row as it would be; `before` undefined for a new one. */
interface ChosenValues {
  readonly values: ResourceValues;
  readonly before: StoredRow | undefined;
}

/**
 * The first choice that is not offered. What the row held before is not judged again: a retired choice stays where it is.
 * Rows referred to are locked, so that they cannot be deleted before the surrounding transaction ends.
 */
export async function unofferedChoice(
  among: Fields,
  values: ResourceValues,
  before: StoredRow | undefined,
  sources: ChoiceSources,
): Promise<CallFailure | undefined> {
  const row = { values, before };
  return (await readOfferedChoices(among, [row], sources))(row);
}

/** Reads what several rows choose among by one statement for each resource that they refer to, and judges each as `unofferedChoice` does. */
export async function readOfferedChoices(
  among: Fields,
  rows: readonly ChosenValues[],
  sources: ChoiceSources,
): Promise<(row: ChosenValues) => CallFailure | undefined> {
  const codes = new Set<string>();
  const wanted = new Map<string, Set<string>>();
  for (const row of rows)
    for (const [key, field] of changedFields(among, row))
      if (field.type === 'dictionary') codes.add(field.dictionary);
      else if (isReference(field)) {
        const ids = wanted.get(field.resource) ?? new Set();
        wanted.set(field.resource, ids);
        for (const id of addedIds(key, field, row)) ids.add(id);
      }
  const offered = await offeredItems([...codes], sources);
  const referred = new Map<string, ReadonlyMap<string, StoredRow>>();
  for (const [name, ids] of wanted) {
    const other = sources.directory.find(name);
    if (other === undefined || other.lookup === 'nobody' || ids.size === 0) continue;
    const found = await sources.repositoryOf(other).findLocked([...ids], 'share');
    referred.set(name, new Map(found.map((one) => [one.id, one])));
  }
  const isOffered = (key: string, field: Field, row: ChosenValues): boolean => {
    const value = row.values[key];
    if (field.type === 'dictionary') return offered.get(field.dictionary)?.has(value ?? null) === true;
    if (!isReference(field)) return true;
    const other = sources.directory.find(field.resource);
    if (other === undefined || other.lookup === 'nobody' || typeof value !== 'string') return false;
    const found = referred.get(field.resource);
    return addedIds(key, field, row).every((id) => {
      const one = found?.get(id);
      return one !== undefined && isBelow(field, one);
    });
  };
  return (row) => {
    const refused = changedFields(among, row).find(([key, field]) => !isOffered(key, field, row));
    if (refused === undefined) return undefined;
    const [key, { label }] = refused;
    return refusedValue(key, resourceMessages.notOffered(label)).error;
  };
}

function changedFields(among: Fields, { values, before }: ChosenValues): Fields {
  return among.filter(([key]) => (values[key] ?? null) !== null && values[key] !== before?.[key]);
}

function addedIds(key: string, field: Field, { values, before }: ChosenValues): readonly string[] {
  const held = new Set(field.type === 'references' ? referredIds(before?.[key]) : []);
  const value = values[key];
  return typeof value === 'string' ? referredIds(value).filter((id) => !held.has(id)) : [];
}

/** The code of a category begins with the code of the one that it is below. */
function isBelow(field: Field, row: StoredRow): boolean {
  if (field.type !== 'reference' || field.below === undefined) return true;
  return row['code'] !== field.below && String(row['code']).startsWith(field.below);
}

async function offeredItems(
  codes: readonly string[],
  { dictionaries }: ChoiceSources,
): Promise<ReadonlyMap<string, ReadonlySet<FieldValue>>> {
  if (codes.length === 0) return new Map();
  const items = await dictionaries(codes, DEFAULT_LOCALE);
  return new Map(
    codes.map((code) => [
      code,
      new Set((items[code] ?? []).filter(({ disabled }) => disabled !== true).map(({ value }) => value)),
    ]),
  );
}
