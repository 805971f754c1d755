import { withoutTrailing } from '../kernel/index.ts';

/** Texts by row and then by column. Rows may differ in length. */
export type TextGrid = readonly (readonly string[])[];

const QUOTE = '"';

/**
 * Parse spreadsheet clipboard text: cells separated by tabs, rows by CR LF, LF or CR. A cell starting with a quotation
 * mark may contain tabs, line breaks (parsed as LF) and doubled quotation marks up to the closing one; if none closes
 * it, or text follows, the marks are literal. One trailing line break (Excel, WPS), with any NULs after it, starts no
 * new row. An empty text has no rows. Linear in the length of the text.
 */
export function parseTsv(text: string): TextGrid {
  if (text === '') return [];
  const body = withoutTrailing(text, '\0').replace(/\r?\n$|\r$/u, '');
  if (!body.includes(QUOTE)) return body.split(/\r\n|\n|\r/u).map((line) => line.split('\t'));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const closing = body[at] === QUOTE ? closingQuote(body, at) : -1;
    const end = closing === -1 ? endOfCell(body, at) : closing + 1;
    row.push(closing === -1 ? body.slice(at, end) : unquoted(body.slice(at + 1, closing)));
    if (body[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    if (end >= body.length) return rows;
    row = [];
    at = end + (body.startsWith('\r\n', end) ? 2 : 1);
  }
}

/**
 * Format cells as spreadsheet clipboard text: rows separated by CR LF, cells quoted only if they would not round-trip.
 * Ends with a line break only if the last row is one empty cell, which would otherwise be lost.
 */
export function formatTsv(rows: TextGrid): string {
  const last = rows.at(-1);
  const isLastLost = last?.length === 1 && last[0] === '';
  return rows.map((row) => row.map(formatCell).join('\t')).join('\r\n') + (isLastLost ? '\r\n' : '');
}

function formatCell(cell: string): string {
  return /^"|[\t\n\r\0]/u.test(cell) ? `"${cell.replaceAll(QUOTE, '""')}"` : cell;
}

/** Index of the closing quotation mark of `at`, followed by the end of a cell; -1 if there is none. */
function closingQuote(text: string, at: number): number {
  let quote = text.indexOf(QUOTE, at + 1);
  while (quote !== -1 && text[quote + 1] === QUOTE) quote = text.indexOf(QUOTE, quote + 2);
  return quote !== -1 && (quote + 1 === text.length || endsCell(text, quote + 1)) ? quote : -1;
}

function endOfCell(text: string, at: number): number {
  let end = at;
  while (end < text.length && !endsCell(text, end)) end += 1;
  return end;
}

/** A tab, LF or CR. */
function endsCell(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 9 || code === 10 || code === 13;
}

function unquoted(text: string): string {
  return text.replaceAll('""', QUOTE).replaceAll(/\r\n?/gu, '\n');
}
