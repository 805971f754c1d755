import { maskOf, type Resource } from '@evergreen/core/resources';

import type { StoredRow } from './stored-row.types.ts';

/** Characters of a name in what people are told. */
const LONGEST_NAME = 100;

/** The path that opens a record in its list. */
export const recordLink = ({ path }: Pick<Resource, 'path'>, id: string): string =>
  `${path}?record=${encodeURIComponent(id)}`;

/** Who reads the notice may have lost the right to the whole value since. */
export function nameOf(resource: Resource, row: StoredRow | undefined): string {
  const field = resource.fields[resource.labelField];
  if (row === undefined || (field !== undefined && maskOf(field) !== undefined)) return '';
  return String(row[resource.labelField] ?? '').slice(0, LONGEST_NAME);
}
