import { ellipsis, textWidth } from '@evergreen/core/kernel';

export interface TextColumn {
  readonly title: string;
  readonly cells: readonly string[];
}

export interface TextTable {
  readonly lines: readonly string[];
  /** Columns that did not fit. */
  readonly leftOut: number;
}

const GAP = '  ';
const WIDEST = 48;
const NARROWEST = 12;
const MARK = textWidth('...');

/**
 * A table for a terminal of `width` units, where a wide character takes two; null leaves nothing out and cuts nothing.
 * Where all does not fit, the widest columns are narrowed first, then the last ones are left out.
 */
export function textTable(columns: readonly TextColumn[], width: number | null): TextTable {
  const natural = columns.map(({ title, cells }) => Math.max(...[title, ...cells].map(textWidth)));
  const widths = width === null ? natural : fittingWidths(natural, width);
  const shown = columns.slice(0, widths.length);
  const lineOf = (cellOf: (column: TextColumn) => string) =>
    shown
      .map((column, index) => padded(cellOf(column), widths[index] ?? 0))
      .join(GAP)
      .trimEnd();
  const rows = Math.max(0, ...shown.map(({ cells }) => cells.length));
  return {
    lines: [
      lineOf(({ title }) => title),
      widths.map((units) => '-'.repeat(units)).join(GAP),
      ...Array.from({ length: rows }, (_, row) => lineOf(({ cells }) => cells[row] ?? '')),
    ],
    leftOut: columns.length - shown.length,
  };
}

/** As many of the first columns as fit at their narrowest, then narrowed from the widest until they fit. */
function fittingWidths(natural: readonly number[], width: number): number[] {
  const narrowest = natural.map((units) => Math.min(units, NARROWEST));
  const fitting = natural.filter((_, index) => index === 0 || total(narrowest.slice(0, index + 1)) <= width).length;
  let widths = natural.slice(0, fitting).map((units) => Math.min(units, WIDEST));
  while (total(widths) > width && Math.max(...widths) > NARROWEST) {
    const widest = Math.max(...widths);
    widths = widths.with(widths.lastIndexOf(widest), widest - 1);
  }
  return widths;
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, units) => sum + units, 0) + GAP.length * (widths.length - 1);
}

function padded(value: string, width: number): string {
  const cut = textWidth(value) <= width ? value : ellipsis(value, Math.max(0, width - MARK));
  return cut + ' '.repeat(Math.max(0, width - textWidth(cut)));
}
