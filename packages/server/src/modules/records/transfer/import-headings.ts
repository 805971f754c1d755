import { importFieldsOf, type Field, type Resource } from '@evergreen/core/resources';
import { err, LOCALES, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { importMessages as messages } from './import.messages.ts';

export interface ImportColumn {
  /** In the file, from 0. */
  readonly place: number;
  readonly key: string;
  readonly field: Field;
}

/** Columns that are named to somebody whose file has none of them. */
const NAMED = 8;

/** Marks the headings of required columns in templates. */
export const REQUIRED_MARK = '*';

/** Which columns of a file are fields, by their labels in either language or their keys; all others are passed over. */
export function importColumns(
  resource: Resource,
  headings: readonly string[],
): Result<readonly ImportColumn[], LocalizedText> {
  const known = new Map<string, readonly [string, Field]>();
  const fields = importFieldsOf(resource);
  for (const [key, field] of fields)
    for (const name of [key, ...LOCALES.map((locale) => field.label[locale])])
      known.set(plainHeading(name), [key, field]);
  const columns: ImportColumn[] = [];
  for (const [place, heading] of headings.entries()) {
    const found = known.get(plainHeading(heading));
    if (found === undefined) continue;
    const [key, field] = found;
    if (columns.some((column) => column.key === key)) return err(messages.twice(heading));
    columns.push({ place, key, field });
  }
  if (columns.length > 0) return ok(columns);
  const named = fields.slice(0, NAMED);
  const names = (locale: keyof LocalizedText, joint: string) => named.map(([, { label }]) => label[locale]).join(joint);
  return err(messages.noHeadings(names('zh-CN', '、'), names('en-US', ', ')));
}

/** Which columns of a file are fields, as somebody chose. */
export function chosenImportColumns(
  resource: Resource,
  keys: readonly (string | null)[],
): Result<readonly ImportColumn[], LocalizedText> {
  const fields = new Map(importFieldsOf(resource));
  const columns = keys.flatMap((key, place): readonly ImportColumn[] => {
    const field = key === null ? undefined : fields.get(key);
    return key === null || field === undefined ? [] : [{ place, key, field }];
  });
  const repeated = columns.find(({ key, place }) => columns.some((other) => other.key === key && other.place < place));
  if (repeated !== undefined) return err(messages.chosenTwice(repeated.field.label));
  return columns.length === 0 ? err(messages.noColumns) : ok(columns);
}

function plainHeading(heading: string): string {
  return heading.replaceAll(REQUIRED_MARK, '').trim().toLowerCase();
}
