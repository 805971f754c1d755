import { importFieldsOf, namedColumns, type Field, type Resource } from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { importMessages as messages } from './import.messages.ts';

export interface ImportColumn {
  /** In the file, from 0. */
  readonly place: number;
  readonly key: string;
  readonly field: Field;
}

/** Columns that are named to somebody whose file has none of them. */
const NAMED = 8;

/** Which columns of a file are fields, by their headings; all others are passed over. */
export function importColumns(
  resource: Resource,
  headings: readonly string[],
): Result<readonly ImportColumn[], LocalizedText> {
  const { columns, twice } = namedColumns(resource, headings);
  if (twice !== null) return err(messages.twice(twice));
  const found = columnsOf(resource, columns);
  if (found.length > 0) return ok(found);
  const named = importFieldsOf(resource).slice(0, NAMED);
  const names = (locale: keyof LocalizedText, joint: string) => named.map(([, { label }]) => label[locale]).join(joint);
  return err(messages.noHeadings(names('zh-CN', '、'), names('en-US', ', ')));
}

/** Which columns of a file are fields, as somebody chose. */
export function chosenImportColumns(
  resource: Resource,
  keys: readonly (string | null)[],
): Result<readonly ImportColumn[], LocalizedText> {
  const columns = columnsOf(resource, keys);
  const repeated = columns.find(({ key, place }) => columns.some((other) => other.key === key && other.place < place));
  if (repeated !== undefined) return err(messages.chosenTwice(repeated.field.label));
  return columns.length === 0 ? err(messages.noColumns) : ok(columns);
}

function columnsOf(resource: Resource, keys: readonly (string | null)[]): readonly ImportColumn[] {
  const fields = new Map(importFieldsOf(resource));
  return keys.flatMap((key, place): readonly ImportColumn[] => {
    const field = key === null ? undefined : fields.get(key);
    return key === null || field === undefined ? [] : [{ place, key, field }];
  });
}
