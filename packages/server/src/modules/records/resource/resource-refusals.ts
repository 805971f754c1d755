import {
  askedFields,
  formFields,
  isChildField,
  isReference,
  isUniqueField,
  referredIds,
  resourceByName,
  resources,
  type Field,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type LocalizedText } from '@evergreen/core/kernel';
import { validateAnswers, validateRecord, type RecordAge, type RecordErrors } from '@evergreen/core/validators';

import { uniqueIndexName } from '../../../db/resource-table.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { databaseErrorOf } from '../../../db/index.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import type { ChoiceSources } from './choice-texts.ts';

/** The rules of the form that the values break: the message is about the first field, `fields` about each. */
export function brokenRules(
  resource: Resource,
  values: ResourceValues,
  age: RecordAge = 'new',
): CallFailure | undefined {
  return refusedFields(formFields(resource), validateRecord(resource, values, age));
}

/** The rules that the answers to the questions of an action break. */
export function brokenAnswers(resource: Resource, action: string, asked: ResourceValues): CallFailure | undefined {
  const fields = askedFields(resource, action).map(({ key, field }) => [key, field] as const);
  return refusedFields(fields, validateAnswers(resource, action, asked));
}

function refusedFields(
  among: readonly (readonly [key: string, field: Field])[],
  errors: RecordErrors,
): CallFailure | undefined {
  const broken = among.flatMap(([key, { label }]) => {
    const error = Object.hasOwn(errors, key) ? errors[key] : undefined;
    return error === undefined ? [] : [{ key, label, error }];
  });
  const [first] = broken;
  if (first === undefined) return undefined;
  return {
    kind: 'business',
    message: resourceMessages.wrong(first.label, first.error),
    fields: Object.fromEntries(broken.map(({ key, error }) => [key, error])),
  };
}

/**
 * The first choice that is not offered. What the row held before is not judged again: a retired choice stays where it is.
 * Rows referred to are locked, so that they cannot be deleted before the surrounding transaction ends.
 */
export async function unofferedChoice(
  among: readonly (readonly [key: string, field: Field])[],
  values: ResourceValues,
  before: StoredRow | undefined,
  sources: ChoiceSources,
): Promise<CallFailure | undefined> {
  const changed = among.filter(([key]) => (values[key] ?? null) !== null && values[key] !== before?.[key]);
  const codes = changed.flatMap(([, field]) => (field.type === 'dictionary' ? [field.dictionary] : []));
  const items: DictionaryMap = await sources.dictionaries([...new Set(codes)], DEFAULT_LOCALE);
  for (const [key, field] of changed) {
    const value = values[key];
    if (field.type === 'dictionary') {
      const isOffered = (items[field.dictionary] ?? []).some((item) => item.value === value && item.disabled !== true);
      if (!isOffered) return refusedValue(key, resourceMessages.notOffered(field.label)).error;
    } else if (isReference(field)) {
      const other = resourceByName(field.resource);
      if (other === undefined || other.lookup === 'nobody' || typeof value !== 'string')
        return refusedValue(key, resourceMessages.notOffered(field.label)).error;
      const held = new Set(field.type === 'references' ? referredIds(before?.[key]) : []);
      const added = referredIds(value).filter((id) => !held.has(id));
      const found = await sources.repositoryOf(other).findLocked(added, 'share');
      // The code of a category begins with the code of the one that it is below.
      const isBelow = (row: StoredRow) =>
        field.type === 'references' ||
        field.below === undefined ||
        (row['code'] !== field.below && String(row['code']).startsWith(field.below));
      if (found.filter(isBelow).length < added.length)
        return refusedValue(key, resourceMessages.notOffered(field.label)).error;
    }
  }
  return undefined;
}

/** Which rows of other resources stand in the way of deleting these; the rows must be locked. Their sub-rows go with them. */
export async function usedElsewhere(
  resource: Resource,
  rows: readonly StoredRow[],
  repositoryOf: (resource: Resource) => ResourceRepository,
): Promise<LocalizedText | undefined> {
  for (const user of resources)
    for (const [key, field] of Object.entries(user.fields)) {
      if (!isReference(field) || field.resource !== resource.name || isChildField(resource, user, key)) continue;
      const counts = await repositoryOf(user).countsHolding(
        key,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const count = counts.get(row.id) ?? 0;
        if (count > 0) return resourceMessages.inUse(String(row[resource.labelField] ?? row.id), user, count);
      }
    }
  return undefined;
}

/** The field whose value another row has already, when that is what the database refused. `values`: those that were sent. */
export function takenValue(resource: Resource, values: ResourceValues, error: unknown): CallFailure | undefined {
  const failure = databaseErrorOf(error);
  if (failure?.kind !== 'uniqueViolation') return undefined;
  for (const [key, field] of Object.entries(resource.fields))
    if (isUniqueField(field) && failure.details.constraint === uniqueIndexName(resource, key))
      return values[key] === undefined
        ? { kind: 'business', message: resourceMessages.takenSince(field.label) }
        : refusedValue(key, resourceMessages.taken(field.label, String(values[key]))).error;
  return undefined;
}
