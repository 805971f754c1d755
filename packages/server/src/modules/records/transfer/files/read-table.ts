import { read, SSF, type CellObject, type WorkBook } from '@e965/xlsx';

import { err, ok, type Result } from '@evergreen/core/kernel';

import { zipProblem } from './zip-bounds.ts';

/** A sheet as texts, row by row; the first row holds the headings. */
export type SheetRows = readonly (readonly string[])[];

export type TableFileProblem = 'type' | 'broken' | 'bomb' | 'empty' | 'tooManyRows' | 'tooManyColumns';

export interface TableBounds {
  /** Below the heading. */
  readonly rows: number;
  readonly columns: number;
}

const ZIP = Buffer.from('504b0304', 'hex');
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * The first sheet of an .xls or .xlsx file; what it is is decided by its content and not by its name. Numbers with more digits than a
 * spreadsheet keeps come as it shows them, `1.1E+17`: their last digits are lost.
 */
export function readFileTable(file: Buffer, bounds: TableBounds): Result<SheetRows, TableFileProblem> {
  const isZip = file.subarray(0, ZIP.length).equals(ZIP);
  if (!isZip && !file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return err('type');
  const problem = isZip ? zipProblem(file) : null;
  if (problem !== null) return err(problem);
  const book = opened(file, bounds);
  if (book === undefined) return err('broken');
  const [name = ''] = book.SheetNames;
  const sheet: readonly (readonly (CellObject | undefined)[] | undefined)[] = book.Sheets[name]?.['!data'] ?? [];
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows = Array.from(sheet, (cells = []) =>
    Array.from({ length: Math.min(cells.length, bounds.columns) }, (_, column) => textOf(cells[column], is1904)),
  );
  while (rows.at(-1)?.every((text) => text === '') === true) rows.pop();
  if (rows.length === 0) return err('empty');
  if (rows.length > bounds.rows + 1) return err('tooManyRows');
  // A row is a sparse array: what was never written is not asked.
  const isBeyond = (cell: CellObject | undefined, column: number) => column >= bounds.columns && cell?.v !== undefined;
  return sheet.some((cells) => cells?.some(isBeyond)) ? err('tooManyColumns') : ok(rows);
}

/** Neither formulas nor markup are read, and no more rows than may be there. */
function opened(file: Buffer, bounds: TableBounds): WorkBook | undefined {
  try {
    return read(file, {
      dense: true,
      sheets: 0,
      sheetRows: bounds.rows + 2,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      nodim: true,
    });
  } catch {
    return undefined;
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
