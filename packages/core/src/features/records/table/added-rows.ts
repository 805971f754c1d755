import { formFields, isOffered, type Resource, type ResourceValues } from '../../../resources/index.ts';
import { typedFields } from './listed-columns.ts';

/** Whether a record can be added in cells: everything that it has to have is typed, given, or there from the beginning. */
export function canAddInCells(resource: Resource, given: ResourceValues): boolean {
  const typed = typedFields(resource);
  return (
    isOffered(resource, 'add') &&
    resource.tree === undefined &&
    formFields(resource).every(
      ([key, { isRequired, initial }]) =>
        isRequired !== true || typed.has(key) || initial !== undefined || given[key] !== undefined,
    )
  );
}

/** What an added record has beside what was typed: what every record of the list has, and what a new one begins with. */
export function beginningValues(resource: Resource, given: ResourceValues): ResourceValues {
  const initial = formFields(resource).flatMap(([key, field]) =>
    field.initial === undefined ? [] : [[key, field.initial] as const],
  );
  return { ...Object.fromEntries(initial), ...given };
}
