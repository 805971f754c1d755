import { read, SSF, type CellObject, type WorkBook } from '@e965/xlsx';

import { err, ok, type Result } from '@evergreen/core/kernel';

import { BUILT_IN_FORMATS } from './built-in-formats.ts';
import type { RawCell } from './shown-cell.ts';
import type { XlsOutline } from './xls-outline.ts';

/** The sheet of an .xls file that is read. */
export interface XlsSheet {
  readonly name: string;
  readonly sheets: number;
  readonly is1904: boolean;
  /** Sparse, by row and column. */
  readonly cells: readonly (readonly (CellObject | undefined)[] | undefined)[];
  readonly rawCell: (cell: CellObject) => RawCell | undefined;
}

/** Error values by their code (MS-XLS 2.5.10). */
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/**
 * The first sheet that is shown of the stream of a workbook, which was bounded before. The library reads its records; texts of Excel 5 and
 * older, whose bytes it hands on, are read here by their code page.
 */
export function xlsSheet(stream: Buffer, outline: XlsOutline): Result<XlsSheet, 'broken' | 'oldText'> {
  const book = opened(stream);
  if (book === undefined) return err('broken');
  const names = book.SheetNames;
  const name = names[outline.first] ?? names[0];
  const sheet = name === undefined ? undefined : book.Sheets[name];
  if (name === undefined || sheet === undefined) return err('broken');
  const cells: XlsSheet['cells'] = sheet['!data'] ?? [];
  const decode = outline.decode;
  let isReadable = true;
  const text = (bytes: string) => {
    const decoded = decode(bytes);
    isReadable &&= decoded !== undefined;
    return decoded ?? bytes;
  };
  const sheetName = text(name);
  if (outline.isOld) for (const row of cells) row?.forEach((cell) => typeof cell?.v === 'string' && text(cell.v));
  if (!isReadable) return err('oldText');
  const { sheets } = outline;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return ok({ name: sheetName, sheets, is1904, cells, rawCell: (cell) => rawCell(cell, text, outline) });
}

function rawCell(cell: CellObject, text: (bytes: string) => string, outline: XlsOutline): RawCell | undefined {
  const { t, v: value, z } = cell;
  const format = typeof z === 'string' ? text(z) : 'General';
  if (value === undefined) return undefined;
  if (t === 'e') {
    if (value === outline.uncalculated) return { kind: 'uncalculated' };
    return { kind: 'error', text: ERRORS[Number(value)] ?? '' };
  }
  if (typeof value === 'boolean') return { kind: 'yesNo', value };
  if (typeof value === 'number') return { kind: 'number', value, format };
  return { kind: 'text', text: text(String(value)), format };
}

/** Neither formulas nor markup are read. */
function opened(stream: Buffer): WorkBook | undefined {
  // The table is one of the library's: without this the formats of one file were those of the next.
  const table: Record<number, string> = SSF.get_table();
  for (const id of Object.keys(table)) delete table[Number(id)];
  Object.assign(table, BUILT_IN_FORMATS);
  try {
    return read(stream, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      nodim: true,
    });
  } catch {
    return undefined;
  }
}
