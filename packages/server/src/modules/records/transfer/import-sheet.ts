import { headingRowOf, plainHeading, type ImportChange, type Resource } from '@evergreen/core/resources';
import { cleanText, LOCALES, type Locale } from '@evergreen/core/kernel';

import { cellPlace, type FileTable } from './files/table-protocol.ts';
import { importMessages as messages } from './import.messages.ts';

/** The sheet of a file with the row that holds its headings, from 1. */
export interface ImportSheet extends FileTable {
  readonly headingRow: number;
}

/** What somebody says of a file beside its content. */
export interface SheetChoices {
  readonly headingRow?: number | undefined;
  /** What somebody typed in place of some cells. */
  readonly changes?: readonly ImportChange[] | undefined;
  /** Rows that are left out. */
  readonly without?: readonly number[] | undefined;
}

/** A sheet as it is imported: with its headings found or chosen, corrected cells, and without the rows that are left out. */
export function importSheet(
  resource: Resource,
  table: FileTable,
  { headingRow, changes = [], without = [] }: SheetChoices,
): ImportSheet {
  const sheet = { ...table, headingRow: Math.min(headingRow ?? headingRowOf(resource, table.rows), table.rows.length) };
  if (changes.length === 0 && without.length === 0) return sheet;
  const rows = table.rows.map((row) => [...row]);
  const notes = new Map(table.notes);
  for (const [row, place, text] of changes) {
    const cells = rows[row - 1];
    if (cells === undefined || row <= sheet.headingRow) continue;
    while (cells.length <= place) cells.push('');
    cells[place] = text;
    notes.delete(cellPlace(row, place));
  }
  for (const row of without) if (row > sheet.headingRow && row <= rows.length) rows[row - 1] = [];
  return { ...sheet, rows, notes };
}

export function headingsOf({ rows, headingRow }: ImportSheet): readonly string[] {
  return rows[headingRow - 1] ?? [];
}

/** The rows of a file with something in them below its headings, by their place in it. */
export function filledFileRows({
  rows,
  headingRow,
}: Pick<ImportSheet, 'rows' | 'headingRow'>): readonly { readonly row: number; readonly cells: readonly string[] }[] {
  return rows
    .slice(headingRow)
    .map((cells, index) => ({ cells, row: headingRow + index + 1 }))
    .filter(({ cells }) => cells.some((text) => cleanText(text, 'lines') !== ''));
}

/** What the last column of a marked copy is called: it is read by people alone. */
const isOurs = (heading: string) =>
  LOCALES.some((locale) => plainHeading(messages.errors[locale]) === plainHeading(heading));

/** Headings of columns with something in them that are not read. */
export function unreadHeadings(sheet: ImportSheet, read: readonly number[], locale: Locale): readonly string[] {
  const headings = headingsOf(sheet);
  const passed = new Set(read);
  const filled = new Set<number>();
  for (const { cells } of filledFileRows(sheet))
    for (const [place, text] of cells.entries()) if (!passed.has(place) && text.trim() !== '') filled.add(place);
  return [...filled]
    .toSorted((one, other) => one - other)
    .map((place) => headings[place]?.replaceAll(/\s+/gu, ' ').trim() || messages.unnamed(place + 1)[locale])
    .filter((heading) => !isOurs(heading));
}
