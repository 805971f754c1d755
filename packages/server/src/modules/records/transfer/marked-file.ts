import type { Resource } from '@evergreen/core/resources';
import type { Locale } from '@evergreen/core/kernel';

import type { TableHead } from './files/table-file.types.ts';
import { createTableWriter } from './files/table-writer.ts';
import type { RehearsedImport } from './import-rows.ts';
import type { ImportSheet } from './import-sheet.ts';
import { importMessages as messages } from './import.messages.ts';
import { readableText } from './import-values.ts';

/** A file whose rows were tried. */
export interface TriedSheet extends Pick<RehearsedImport, 'columns' | 'errors'> {
  readonly sheet: ImportSheet;
}

/**
 * The file as it was sent, with what is wrong with each row behind it. Rows keep their places, or the wrong ones alone follow the
 * headings. Cells hold what would be read of them, since no format is kept.
 */
export function markedFile(
  resource: Resource,
  { sheet, columns, errors }: TriedSheet,
  locale: Locale,
  { isWrongAlone, beside }: { readonly isWrongAlone: boolean; readonly beside: TableHead['beside'] },
): Buffer {
  const { rows, notes, headingRow } = sheet;
  const width = Math.max(...rows.map((row) => row.length));
  const texts = new Map<number, string[]>([[headingRow, [messages.errors[locale]]]]);
  for (const { row, key, message } of errors) {
    const label = key === null ? undefined : resource.fields[key]?.label[locale];
    const text = label === undefined ? message[locale] : `${label}: ${message[locale]}`;
    texts.set(row, [...(texts.get(row) ?? []), text]);
  }
  const columnAt = new Map(columns.map((column) => [column.place, column]));
  const marked = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ row }) => !isWrongAlone || row <= headingRow || texts.has(row))
    .map(({ cells, row }) => [
      ...Array.from({ length: width }, (_, place) => {
        const column = row > headingRow ? columnAt.get(place) : undefined;
        const text = cells[place] ?? '';
        return column === undefined ? text : readableText(column.field, { row, place, text }, notes);
      }),
      (texts.get(row) ?? []).join('\n'),
    ]);
  const [first = [], ...others] = marked;
  const writer = createTableWriter('xlsx', {
    name: messages.markedName[locale],
    columns: first,
    ...(beside === undefined ? {} : { beside }),
  });
  for (const row of others) writer.add(row);
  return writer.end();
}
