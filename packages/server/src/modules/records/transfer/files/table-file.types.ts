/** What a cell holds: text, a number, or nothing. */
export type FileCellValue = string | number | null;

/** A file with one table, written row by row. */
export interface TableWriter {
  add(row: readonly FileCellValue[]): void;
  /** The whole file; nothing can be added after it. */
  end(): Buffer;
}

export interface TableHead {
  /** Name of the sheet. */
  readonly name: string;
  readonly columns: readonly string[];
  /** A sheet behind the table, for people; files of text have none. */
  readonly beside?: { readonly name: string; readonly rows: readonly (readonly string[])[] };
}

/** Characters of one cell, as spreadsheets limit it. */
const LONGEST_CELL = 32_767;

/** Text that a file of a spreadsheet can hold. */
export function fileCellText(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '').slice(0, LONGEST_CELL);
}

/** A name that a sheet may have. */
export function sheetName(name: string): string {
  const plain = fileCellText(name)
    .replaceAll(/[[\]:*?/\\']/gu, ' ')
    .trim()
    .slice(0, 28);
  return plain === '' ? 'Sheet' : plain;
}
