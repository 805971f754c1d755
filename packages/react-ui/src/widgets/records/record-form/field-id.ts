import type { Resource } from '@evergreen/core/resources';

/** The DOM identifier of the input of a field; `-error` and `-hint` name what stands under it. */
export function fieldInputId(resource: Resource, key: string): string {
  return `${resource.name}-form-${key}`;
}

/** DOM identifier of a group of fields. */
export function formGroupId(resource: Resource, group: string): string {
  return `${resource.name}-group-${group}`;
}
