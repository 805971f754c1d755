import type { Column } from '@evergreen/core/grid/editable-table';

/** Whether the cells of a column may not be left empty. */
export function isRequired({ validateRules = [] }: Column): boolean {
  return validateRules.some(({ required }) => required === true);
}
