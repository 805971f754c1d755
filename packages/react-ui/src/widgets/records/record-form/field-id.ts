import type { Resource } from '@evergreen/core/resources';

/** The DOM identifier of the input of a field; `-error` and `-hint` name what stands under it. */
export function fieldInputId(resource: Resource, key: string): string {
  return `${resource.name}-form-${key}`;
}
