import { parse_zip as readParts, read, SSF, type CellObject, type ParsingOptions, type WorkBook } from '@e965/xlsx';

import { err, ok, type Result } from '@evergreen/core/kernel';

import { archiveParts, type ArchivePart, type ArchiveProblem } from './archive-parts.ts';
import { workbookStream } from './compound-reader.ts';
import { boundWorkbook, createReadCount } from './read-bounds.ts';
import type { SheetRows, TableBounds, TableFileProblem } from './table-protocol.ts';

declare module '@e965/xlsx' {
  /** Exported by the library beside `read`, and left out of its types: a workbook of the parts of an archive. */
  export function parse_zip(container: PartContainer, options: ParsingOptions): WorkBook;
}

/** The parts of an archive as the library holds them. */
interface PartContainer {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly type: number; readonly content: Buffer }[];
}

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The first sheet of an .xls or .xlsx file; what it is is decided by its content and not by its name. Numbers with more digits than a
 * spreadsheet keeps come as it shows them, `1.1E+17`: their last digits are lost.
 */
export function readFileTable(file: Buffer, bounds: TableBounds): Result<SheetRows, TableFileProblem> {
  const book = bookOf(file);
  if (!book.ok) return book;
  const [name = ''] = book.value.SheetNames;
  const sheet: readonly (readonly (CellObject | undefined)[] | undefined)[] = book.value.Sheets[name]?.['!data'] ?? [];
  const is1904 = book.value.Workbook?.WBProps?.date1904 === true;
  const rows = Array.from({ length: Math.min(sheet.length, bounds.rows + 2) }, (_, row) => {
    const cells = sheet[row] ?? [];
    return Array.from({ length: Math.min(cells.length, bounds.columns) }, (_cell, column) =>
      textOf(cells[column], is1904),
    );
  });
  while (rows.at(-1)?.every((text) => text === '') === true) rows.pop();
  if (rows.length === 0) return err('empty');
  if (hasRowBeyond(sheet, bounds.rows, is1904)) return err('tooManyRows');
  const isTooWide = sheet.slice(0, bounds.rows + 2).some((cells) => hasCellBeyond(cells ?? [], bounds.columns));
  return isTooWide ? err('tooManyColumns') : ok(rows);
}

/** Whether anything stands below the last row that may be there, however many empty rows are above it. */
function hasRowBeyond(
  sheet: readonly (readonly (CellObject | undefined)[] | undefined)[],
  rows: number,
  is1904: boolean,
): boolean {
  // Rows that were never written are not asked.
  return sheet.some((cells, row) => row > rows && cells?.some((cell) => textOf(cell, is1904) !== '') === true);
}

/** A row is a sparse array that may be four thousand million cells long: what was never written is not asked. */
function hasCellBeyond(cells: readonly (CellObject | undefined)[], columns: number): boolean {
  if (cells.length <= columns) return false;
  return Object.entries(cells).some(([column, cell]) => Number(column) >= columns && cell?.v !== undefined);
}

function bookOf(file: Buffer): Result<WorkBook, 'type' | ArchiveProblem> {
  const count = createReadCount();
  if (file.subarray(0, ZIP.length).equals(ZIP)) {
    const parts = archiveParts(file, count);
    return parts.ok ? opened((options) => readParts(containerOf(parts.value), options)) : parts;
  }
  if (!file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return err('type');
  const stream = workbookStream(file);
  const bounded = stream.ok ? boundWorkbook(stream.value, count) : stream;
  if (!stream.ok) return stream;
  return bounded.ok ? opened((options) => read(stream.value, options)) : bounded;
}

function containerOf(parts: readonly ArchivePart[]): PartContainer {
  const FILE = 2;
  return {
    FullPaths: parts.map(({ name }) => name),
    FileIndex: parts.map(({ name, content }) => ({ name, type: FILE, content })),
  };
}

/** Neither formulas nor markup are read. */
function opened(open: (options: ParsingOptions) => WorkBook): Result<WorkBook, 'broken'> {
  try {
    return ok(
      open({
        type: 'buffer',
        dense: true,
        sheets: 0,
        cellFormula: false,
        cellHTML: false,
        cellNF: true,
        nodim: true,
      }),
    );
  } catch {
    return err('broken');
  }
}
/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15;

function textOf(cell: CellObject | undefined, is1904: boolean): string {
  const value = cell?.v;
  if (cell === undefined || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  if (cell.t === 'e') return cell.w ?? '#N/A';
  if (typeof value !== 'number') return String(value).trim();
  if (typeof cell.z === 'string' && SSF.is_date(cell.z)) return dayOf(value, is1904);
  if (Math.abs(value) >= 10 ** KEPT_DIGITS) return value.toExponential().replace('e', 'E');
  return String(Number(value.toPrecision(KEPT_DIGITS)));
}

/** Days since 1900 or 1904 as a date, with a time if there is one. */
function dayOf(days: number, is1904: boolean): string {
  const parts = SSF.parse_date_code(days, { date1904: is1904 });
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`;
  const isWhole = parts.H === 0 && parts.M === 0 && Math.floor(parts.S) === 0;
  return isWhole ? day : `${day} ${two(parts.H)}:${two(parts.M)}:${two(Math.floor(parts.S))}`;
}
