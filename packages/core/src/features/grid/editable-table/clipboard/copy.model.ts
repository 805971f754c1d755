import { boundsOf } from '../navigation/navigation.model.ts';
import type { CellRequest } from './cell-plan.types.ts';
import { formatHtmlTable, type HtmlCell } from './html-table.ts';
import { formatTsv, type TextGrid } from '../../../../format/index.ts';

/** Above this number of cells, only text is copied: HTML would take a browser seconds. */
const MOST_CELLS_AS_HTML = 200_000;

/** Display texts of a range or cell; empty if it no longer exists. */
export function copiedTexts({ rows, columns, from }: CellRequest): TextGrid {
  const bounds = boundsOf({ rows, columns }, from);
  if (bounds === null) return [];
  const keys = columns.slice(bounds.left, bounds.right + 1);
  return Array.from({ length: bounds.bottom - bounds.top + 1 }, (_, down) => {
    const row = rows.keyAt(bounds.top + down);
    return keys.map((column) => (row === undefined ? '' : rows.text(row, column)));
  });
}

/**
 * Clipboard content of a range or cell: tab-separated text, and an HTML table in which only number columns are numeric,
 * so that a spreadsheet keeps leading zeros and all digits of codes. null if the cells no longer exist.
 */
export function copied(request: CellRequest): { readonly text: string; readonly html: string } | null {
  const texts = copiedTexts(request);
  const [first] = texts;
  if (first === undefined) return null;
  const text = formatTsv(texts);
  if (texts.length * first.length > MOST_CELLS_AS_HTML) return { text, html: '' };
  const { rows, columns, from } = request;
  const left = boundsOf({ rows, columns }, from)?.left ?? 0;
  const areNumbers = first.map((_, right) => {
    const column = columns[left + right];
    return column !== undefined && rows.kind(column)?.editor === 'number';
  });
  const asCell = (words: string, index: number): HtmlCell => ({ text: words, isNumber: areNumbers[index] === true });
  return { text, html: formatHtmlTable(texts.map((line) => line.map(asCell))) };
}
