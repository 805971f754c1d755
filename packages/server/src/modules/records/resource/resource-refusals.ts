import { resourceByName, resources, formFields, type Resource, type ResourceValues } from '@evergreen/core/resources';
import type { DictionaryMap } from '@evergreen/core/contract';
import { DEFAULT_LOCALE, type LocalizedText } from '@evergreen/core/kernel';
import { validateRecord } from '@evergreen/core/validators';

import { uniqueIndexName } from '../../../db/resource-table.ts';
import { databaseErrorOf } from '../../../db/index.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import type { ChoiceSources } from './choice-texts.ts';

/** The first rule of the form that the values break. */
export function brokenRule(resource: Resource, values: ResourceValues): LocalizedText | undefined {
  const errors = validateRecord(resource, values);
  for (const [key, field] of formFields(resource)) {
    const error = Object.hasOwn(errors, key) ? errors[key] : undefined;
    if (error !== undefined) return resourceMessages.wrong(field.label, error);
  }
  return undefined;
}

/**
 * The first choice that is not offered. What the row held before is not judged again: a retired choice stays where it is.
 * Rows referred to are locked, so that they cannot be deleted before the surrounding transaction ends.
 */
export async function unofferedChoice(
  resource: Resource,
  values: ResourceValues,
  before: StoredRow | undefined,
  sources: ChoiceSources,
): Promise<LocalizedText | undefined> {
  const changed = formFields(resource).filter(([key]) => values[key] !== null && values[key] !== before?.[key]);
  const codes = changed.flatMap(([, field]) => (field.type === 'dictionary' ? [field.dictionary] : []));
  const items: DictionaryMap = await sources.dictionaries([...new Set(codes)], DEFAULT_LOCALE);
  for (const [key, field] of changed) {
    const value = values[key];
    if (field.type === 'dictionary') {
      const isOffered = (items[field.dictionary] ?? []).some((item) => item.value === value && item.disabled !== true);
      if (!isOffered) return resourceMessages.notOffered(field.label);
    } else if (field.type === 'reference') {
      const other = resourceByName(field.resource);
      if (other?.isLookup !== true || typeof value !== 'string') return resourceMessages.notOffered(field.label);
      const found = await sources.repositoryOf(other).findLocked([value], 'share');
      if (found.length === 0) return resourceMessages.notOffered(field.label);
    }
  }
  return undefined;
}

/** Which rows of other resources stand in the way of deleting these; the rows must be locked. */
export async function usedElsewhere(
  resource: Resource,
  rows: readonly StoredRow[],
  repositoryOf: (resource: Resource) => ResourceRepository,
): Promise<LocalizedText | undefined> {
  for (const user of resources)
    for (const [key, field] of Object.entries(user.fields)) {
      if (field.type !== 'reference' || field.resource !== resource.name) continue;
      for (const row of rows) {
        const count = await repositoryOf(user).countHolding(key, row.id);
        if (count > 0) return resourceMessages.inUse(String(row[resource.labelField] ?? row.id), user, count);
      }
    }
  return undefined;
}

/** The field whose value another row has already, when that is what the database refused. */
export function takenValue(resource: Resource, values: ResourceValues, error: unknown): LocalizedText | undefined {
  const failure = databaseErrorOf(error);
  if (failure?.kind !== 'uniqueViolation') return undefined;
  for (const [key, field] of Object.entries(resource.fields))
    if (field.isUnique === true && failure.details.constraint === uniqueIndexName(resource, key))
      return resourceMessages.taken(field.label, String(values[key]));
  return undefined;
}
