import { isReference, type Condition, type Resource } from '../../../resources/index.ts';
import type { ValueNames } from './advanced-query.types.ts';

/** Rows of another resource whose names are to be looked up. */
export interface WantedNames {
  readonly field: string;
  readonly resource: string;
  readonly ids: readonly string[];
}

/** Asks what rows of another resource are called. */
export interface NamesQuestion {
  readonly type: 'names.ask';
  readonly wanted: WantedNames;
}

export interface NamesFound {
  readonly type: 'names.found';
  readonly field: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Of one call. */
const MOST_NAMED = 50;

/** The rows that a condition names and whose names are not known. */
export function wantedNames(
  resource: Resource,
  condition: Condition | null,
  names: ValueNames,
): readonly WantedNames[] {
  const byField = new Map<string, Set<string>>();
  for (const [key, id] of condition === null ? [] : comparedValues(condition)) {
    if (names[key]?.[id] === undefined) byField.set(key, (byField.get(key) ?? new Set()).add(id));
  }
  return [...byField].flatMap(([key, ids]) => {
    const field = resource.fields[key];
    if (field === undefined || !isReference(field)) return [];
    return [{ field: key, resource: field.resource, ids: [...ids].slice(0, MOST_NAMED) }];
  });
}

function comparedValues(condition: Condition): readonly (readonly [field: string, value: string])[] {
  if ('all' in condition) return condition.all.flatMap(comparedValues);
  if ('any' in condition) return condition.any.flatMap(comparedValues);
  const { field, value } = condition;
  if (typeof value === 'string') return [[field, value]];
  return Array.isArray(value) ? value.map((one) => [field, String(one)] as const) : [];
}

/** With the texts of a field's values, of those that have one. */
export function withNames(names: ValueNames, field: string, texts: Readonly<Record<string, string>>): ValueNames {
  return { ...names, [field]: { ...names[field], ...texts } };
}

/** Names in the order of the identifiers that were asked for; the server leaves out none. */
export function namedValues({ ids }: WantedNames, found: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const name = found[index] ?? '';
      return name === '' ? [] : [[id, name] as const];
    }),
  );
}
