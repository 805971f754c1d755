import { csvLine } from '@evergreen/core/format';

import type { FileCellValue, TableHead, TableWriter } from './table-file.types.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** Lines of text; what a spreadsheet would take for a formula begins with an apostrophe (threat T-36). */
export function createCsvWriter({ columns }: TableHead): TableWriter {
  const parts = [Buffer.from(BYTE_ORDER_MARK + csvLine(columns))];
  return {
    add: (row) => void parts.push(Buffer.from(`${row.map(written).join(',')}${LINE_END}`)),
    end: () => Buffer.concat(parts),
  };
}

/** The sign of a number makes no formula of it. */
function written(value: FileCellValue): string {
  return typeof value === 'number' ? String(value) : csvLine([value ?? '']).slice(0, -LINE_END.length);
}
