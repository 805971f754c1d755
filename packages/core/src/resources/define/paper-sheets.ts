import type { Resource } from './resource.types.ts';

/** What is wrong with the forms on paper of a resource; undefined if nothing is. */
export function paperSheetsProblem({ sheets = {}, fields }: Resource): string | undefined {
  for (const [key, { heading, columns }] of Object.entries(sheets)) {
    const named = [...heading, ...columns.flatMap((column) => ('field' in column ? [column.field] : []))];
    const unknown = named.find((field) => fields[field] === undefined);
    if (unknown !== undefined) return `the sheet "${key}" has a column of "${unknown}", which is no field`;
  }
  return undefined;
}
