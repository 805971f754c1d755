import type { Resource } from '@evergreen/core/resources';
import type { Locale } from '@evergreen/core/kernel';

import { createTableWriter } from './files/table-writer.ts';
import type { SheetRows } from './files/table-protocol.ts';
import type { ImportError } from './import-rows.ts';
import { importMessages as messages } from './import.messages.ts';

/** The file as it was sent, with what is wrong with each row behind it. Rows keep their places. */
export function markedFile(
  resource: Resource,
  sheet: SheetRows,
  errors: readonly ImportError[],
  locale: Locale,
): Buffer {
  const [headings = [], ...rows] = sheet;
  const width = Math.max(...sheet.map((row) => row.length));
  const padded = (row: readonly string[]) => Array.from({ length: width }, (_, place) => row[place] ?? '');
  const texts = new Map<number, string[]>();
  for (const { row, key, message } of errors) {
    const label = key === null ? undefined : resource.fields[key]?.label[locale];
    const text = label === undefined ? message[locale] : `${label}: ${message[locale]}`;
    texts.set(row, [...(texts.get(row) ?? []), text]);
  }
  const writer = createTableWriter('xlsx', {
    name: messages.markedName[locale],
    columns: [...padded(headings), messages.errors[locale]],
  });
  for (const [index, row] of rows.entries()) writer.add([...padded(row), (texts.get(index + 2) ?? []).join('\n')]);
  return writer.end();
}
