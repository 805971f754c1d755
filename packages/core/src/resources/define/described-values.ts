import type { Condition } from '../condition/condition.types.ts';
import { fieldConditions } from './applicable-fields.ts';
import { dictionaryOf } from './field-kinds.ts';
import { requirementsOf, resourceActions } from './resource-actions.ts';
import type { Resource } from './resource.types.ts';

/** Whether a field of the resource is chosen from the dictionary. */
export function usesDictionary({ fields }: Resource, dictionary: string): boolean {
  return Object.values(fields).some((field) => dictionaryOf(field) === dictionary);
}

/**
 * The values of a dictionary that the description itself names, each once: first values, states that actions lead from and
 * to, values that they set, and what conditions and views compare with. Without one of them the resource would stop working.
 */
export function describedValues(resource: Resource, dictionary: string): readonly string[] {
  const isOfDictionary = (key: string) => {
    const field = resource.fields[key];
    return field !== undefined && dictionaryOf(field) === dictionary;
  };
  const values: unknown[] = Object.entries(resource.fields)
    .filter(([key]) => isOfDictionary(key))
    .map(([, { initial }]) => initial);
  for (const field of Object.values(resource.fields))
    values.push(...fieldConditions(field).flatMap((condition) => comparedValues(condition, isOfDictionary)));
  for (const [, action] of resourceActions(resource)) {
    const { move, sets = {} } = action;
    if (move !== undefined && isOfDictionary(move.field)) values.push(...move.from, move.to);
    values.push(...Object.entries(sets).flatMap(([key, value]) => (isOfDictionary(key) ? [value] : [])));
    values.push(...requirementsOf(action).flatMap(({ condition }) => comparedValues(condition, isOfDictionary)));
  }
  for (const { search } of resource.views ?? [])
    values.push(...Object.entries(search).flatMap(([key, value]) => (isOfDictionary(key) ? [value] : [])));
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/** The constants that a condition compares these fields with. */
function comparedValues(condition: Condition, isWanted: (field: string) => boolean): readonly unknown[] {
  if ('all' in condition) return condition.all.flatMap((part) => comparedValues(part, isWanted));
  if ('any' in condition) return condition.any.flatMap((part) => comparedValues(part, isWanted));
  return isWanted(condition.field) ? [condition.value].flat() : [];
}
