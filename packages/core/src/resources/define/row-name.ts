import type { Resource, ResourceRow } from './resource.types.ts';

/** What people call a row: the fields that they know it by, with the texts of choices; its label where these are empty. */
export function rowName(
  { labelField, calledBy = [] }: Pick<Resource, 'labelField' | 'calledBy'>,
  row: Pick<ResourceRow, string>,
): string {
  const said = calledBy.map((key) => String(row[`${key}_dictText`] ?? row[key] ?? '')).filter((text) => text !== '');
  return said.length === 0 ? String(row[labelField] ?? '') : said.join(' · ');
}
