import { bindConstants } from '../condition/bind-constants.ts';
import { conditionHolds } from '../condition/condition-holds.ts';
import type { BoundCondition, Condition } from '../condition/condition.types.ts';
import type { FieldValue } from './field-value.types.ts';
import type { Field, FormGroup, Resource, ResourceValues } from './resource.types.ts';

/** The fields that a condition names, and whether it names anything that is not a constant. */
function conditionLeaves(
  condition: Condition,
): readonly Exclude<Condition, { readonly all: unknown } | { readonly any: unknown }>[] {
  if ('all' in condition) return condition.all.flatMap(conditionLeaves);
  return 'any' in condition ? condition.any.flatMap(conditionLeaves) : [condition];
}

interface FieldCondition {
  readonly bound: BoundCondition;
  readonly fields: readonly string[];
}

const conditions = new WeakMap<Field, Map<Condition, FieldCondition>>();

function conditionOf(resource: Resource, field: Field, when: Condition): FieldCondition {
  const ofField = conditions.get(field) ?? new Map<Condition, FieldCondition>();
  conditions.set(field, ofField);
  const known = ofField.get(when);
  if (known !== undefined) return known;
  const bound = bindConstants(resource, when);
  const fields = [...new Set(conditionLeaves(when).map((leaf) => leaf.field))];
  const condition = { bound: bound.ok ? bound.value : ({ kind: 'never' } as const), fields };
  ofField.set(when, condition);
  return condition;
}

function holdsWith(resource: Resource, field: Field, condition: Condition, values: ResourceValues): boolean {
  const { bound, fields } = conditionOf(resource, field, condition);
  return conditionHolds(bound, Object.fromEntries(fields.map((name) => [name, keptValue(resource, name, values)])));
}

/**
 * Whether a field is asked for and kept with these values: always, or while its condition holds. Fields that are not
 * asked for themselves count as what is stored in their place.
 */
export function isApplicable(resource: Resource, key: string, values: ResourceValues): boolean {
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (field?.when === undefined) return field !== undefined;
  return holdsWith(resource, field, field.when, values);
}

/** Whether a field needs a value with these values of the others. */
export function isRequiredWith(resource: Resource, key: string, values: ResourceValues): boolean {
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (field === undefined) return false;
  if (field.isRequired === true) return true;
  return field.requiredWhen !== undefined && holdsWith(resource, field, field.requiredWhen, values);
}

/** What is stored of a value: itself, or while its field is not asked for the first value of a new row. */
export function keptValue(resource: Resource, key: string, values: ResourceValues): FieldValue {
  if (isApplicable(resource, key, values)) return (Object.hasOwn(values, key) ? values[key] : null) ?? null;
  return resource.fields[key]?.initial ?? null;
}

/** The fields with a condition that names `key`, directly or by another one. */
export function fieldsDependingOn(resource: Resource, key: string): readonly string[] {
  const direct = Object.entries(resource.fields).flatMap(([name, field]) =>
    fieldConditions(field)
      .flatMap(conditionLeaves)
      .some((leaf) => leaf.field === key)
      ? [name]
      : [],
  );
  return [...direct, ...direct.flatMap((name) => fieldsDependingOn(resource, name))];
}

/** The conditions of a field. */
export function fieldConditions({ when, requiredWhen }: Field): readonly Condition[] {
  return [when, requiredWhen].filter((condition) => condition !== undefined);
}

/** The groups of a form or of details without the fields that are not asked for; empty groups are left out. */
export function applicableGroups(
  resource: Resource,
  groups: readonly FormGroup[],
  values: ResourceValues,
): readonly FormGroup[] {
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter(([key]) => isApplicable(resource, key, values)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** What is wrong with the conditions of a field: they may name earlier fields of the form alone, and constants. */
export function fieldConditionProblem(resource: Resource, key: string): string | undefined {
  const field = resource.fields[key];
  if (field === undefined) return undefined;
  return fieldConditions(field)
    .map((condition) => conditionProblem(resource, key, condition))
    .find((problem) => problem !== undefined);
}

function conditionProblem(resource: Resource, key: string, when: Condition): string | undefined {
  const earlier = Object.keys(resource.fields).slice(0, Object.keys(resource.fields).indexOf(key));
  for (const { field, rule, value } of conditionLeaves(when)) {
    const other = resource.fields[field];
    if (!earlier.includes(field) || other?.form === false || other?.type === 'state')
      return `"${key}" depends on "${field}", which is no field of the form before it`;
    if (rule === 'within' || (typeof value === 'object' && value !== null && 'of' in value))
      return `"${key}" depends on more than constants`;
  }
  const bound = bindConstants(resource, when);
  return bound.ok ? undefined : `"${key}" depends on what cannot be read: ${bound.error['en-US']}`;
}
