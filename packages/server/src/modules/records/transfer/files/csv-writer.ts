import { csvLine } from '@evergreen/core/format';

import type { FileCellValue, TableHead, TableWriter } from './table-file.types.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** Characters that become bytes at a time. */
const PIECE = 65_536;

/** Lines of text; what a spreadsheet would take for a formula begins with an apostrophe (threat T-36). */
export function createCsvWriter({ columns }: TableHead): TableWriter {
  const parts: Buffer[] = [];
  let piece = BYTE_ORDER_MARK + csvLine(columns);
  const flush = () => {
    parts.push(Buffer.from(piece));
    piece = '';
  };
  return {
    add(row) {
      for (const [place, value] of row.entries()) piece += place === 0 ? written(value) : `,${written(value)}`;
      piece += LINE_END;
      if (piece.length >= PIECE) flush();
    },
    end() {
      flush();
      return Buffer.concat(parts);
    },
  };
}

/** The sign of a number makes no formula of it. */
function written(value: FileCellValue): string {
  return typeof value === 'number' ? String(value) : csvLine([value ?? '']).slice(0, -LINE_END.length);
}
