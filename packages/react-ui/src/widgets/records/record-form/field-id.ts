import type { Area } from '@evergreen/core/areas';

/** The DOM identifier of the input of a field; `-error` and `-hint` name what stands under it. */
export function fieldInputId(area: Area, key: string): string {
  return `${area.name}-form-${key}`;
}
