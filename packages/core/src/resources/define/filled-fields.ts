import type { Resource, ResourceValues } from './resource.types.ts';

/** A text that is filled from the row that a reference leads to. */
interface FilledField {
  readonly key: string;
  /** The reference, and the field of the resource that it leads to. */
  readonly through: string;
  readonly field: string;
}

/** The fields of a resource that the server fills from another row while they are empty. */
export function filledFields(resource: Resource): readonly FilledField[] {
  return Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'text' && field.filledFrom !== undefined ? [{ key, ...field.filledFrom }] : [],
  );
}

/** The reference whose row an empty field is filled from with these values; undefined where it is typed. */
export function filledThrough(resource: Resource, key: string, values: ResourceValues): string | undefined {
  const filled = filledFields(resource).find((field) => field.key === key);
  return filled !== undefined && typeof values[filled.through] === 'string' ? filled.through : undefined;
}

/** What is wrong with the fields that are filled from another row; undefined if they are consistent. */
export function filledFieldsProblem(resource: Resource): string | undefined {
  for (const { key, through } of filledFields(resource)) {
    const reference = resource.fields[through];
    if (reference?.type !== 'reference') return `"${key}" cannot be filled through "${through}", which is no reference`;
    const field = resource.fields[key];
    const condition = field?.requiredWhen;
    const isTypedWithout =
      condition !== undefined && 'field' in condition && condition.field === through && condition.rule === 'empty';
    if (field?.isRequired === true || !isTypedWithout)
      return `"${key}" is filled through "${through}": it has to be required when that is empty, and only then`;
  }
  return undefined;
}
