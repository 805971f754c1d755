import { err, ok, type Result } from '@evergreen/core/kernel';

import { archiveParts, type ArchivePart } from './archive-parts.ts';
import { workbookStream } from './compound-reader.ts';
import { fileKind } from './file-kind.ts';
import { boundWorkbook, createReadCount } from './read-bounds.ts';
import { createShowCell } from './shown-cell.ts';
import type { FileTable, TableBounds, TableFileProblem } from './table-protocol.ts';
import { createTableRows } from './table-rows.ts';
import { xlsSheet } from './xls-book.ts';
import { outlineWorkbook } from './xls-outline.ts';
import { xlsxBook } from './xlsx-book.ts';
import { readXlsxSheet } from './xlsx-sheet.ts';

/** The first sheet that is shown of an .xls or .xlsx file; what it is is decided by its content and not by its name. */
export function readFileTable(file: Buffer, bounds: TableBounds): Result<FileTable, TableFileProblem> {
  const kind = fileKind(file);
  if (kind === 'archive') return readArchive(file, bounds);
  return kind === 'compound' ? readCompound(file, bounds) : err(kind);
}

function readArchive(file: Buffer, bounds: TableBounds): Result<FileTable, TableFileProblem> {
  const parts = archiveParts(file, createReadCount());
  if (!parts.ok) return parts;
  try {
    return readParts(parts.value, bounds);
  } catch {
    return err('broken');
  }
}

function readParts(parts: readonly ArchivePart[], bounds: TableBounds): Result<FileTable, TableFileProblem> {
  const texts = new Map(parts.map(({ name, content }) => [name.toLowerCase(), content]));
  const book = xlsxBook((path) => texts.get(path.toLowerCase())?.toString('utf8'));
  if (book === undefined) return err('otherKind');
  const shown = book.sheets.filter(({ isShown }) => isShown);
  const sheet = shown[0] ?? book.sheets[0];
  const markup = sheet === undefined ? undefined : texts.get(sheet.path.toLowerCase());
  if (sheet === undefined || markup === undefined) return err('broken');
  const rows = createTableRows(bounds, createShowCell(book.is1904));
  readXlsxSheet(markup.toString('utf8'), book, rows.take);
  return tableOf(sheet.name, book.sheets.length, rows.end());
}

function readCompound(file: Buffer, bounds: TableBounds): Result<FileTable, TableFileProblem> {
  const stream = workbookStream(file);
  if (!stream.ok) return stream;
  const bounded = boundWorkbook(stream.value, createReadCount());
  if (!bounded.ok) return bounded;
  const outline = outlineWorkbook(stream.value);
  if (!outline.ok) return outline;
  const sheet = xlsSheet(stream.value, outline.value);
  if (!sheet.ok) return sheet;
  const { name, sheets, is1904, cells, rawCell } = sheet.value;
  const rows = createTableRows(bounds, createShowCell(is1904));
  cells.forEach((row, number) => {
    row?.forEach((cell, column) => {
      const raw = cell === undefined ? undefined : rawCell(cell);
      if (raw !== undefined) rows.take(number, column, raw);
    });
  });
  return tableOf(name, sheets, rows.end());
}

function tableOf(
  sheet: string,
  sheets: number,
  read: Result<Pick<FileTable, 'rows' | 'notes'>, TableFileProblem>,
): Result<FileTable, TableFileProblem> {
  return read.ok ? ok({ sheet, sheets, ...read.value }) : read;
}
