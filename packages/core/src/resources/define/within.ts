import type { Resource } from './resource.types.ts';

/** What is wrong with the reference that rows hang under; undefined if nothing is. */
export function withinProblem({ within, fields }: Resource): string | undefined {
  if (within === undefined) return undefined;
  const field = fields[within];
  return field?.type === 'reference' && field.isRequired === true && field.when === undefined
    ? undefined
    : `rows cannot hang under "${within}", which is no required reference`;
}
