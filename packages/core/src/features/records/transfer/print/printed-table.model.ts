import type { LocalizedText, Locale } from '../../../../kernel/index.ts';
import type { ResourceRow } from '../../../../resources/index.ts';
import type { Orientation, PrintedTable } from './printed-sheet.types.ts';
import { recordPrintMessages as messages } from './record-print.messages.ts';

/** What stands in a column, before it is known how wide it is. */
export interface ColumnOnPaper {
  readonly key: string;
  readonly title: LocalizedText;
  readonly isNumber: boolean;
  readonly cell: (row: ResourceRow) => LocalizedText;
  /** Letters that it is wide at least: room for what is written by hand. */
  readonly room?: number;
}

/** Between the margins of A4, in pixels of a style sheet (96 to the inch). */
const PAPER_WIDTHS: Readonly<Record<Orientation, number>> = { portrait: 703, landscape: 1032 };

/** Points of the text, and of the smallest that many columns are written in. */
const TEXT_SIZE = 9;
const SMALLEST_TEXT = 6.5;
/** Pixels of a letter of that size, of which a Chinese character takes two, and of the space around a cell. */
const LETTER = 6.75;
const PADDING = 14;
/** Letters: of a longer text takes more lines, and no column is narrower. */
const WIDEST = 36;
const NARROWEST = 4;
/** Letters of a value that is kept on one line, a date with its time; and what is left of a longer column at least. */
const SHORT = 19;
const LEAST_LEFT = 0.4;
/** How much more than fits is written smaller: up to that, texts take a second line. */
const WRAPPED = 1.4;

const NUMBER_KEY = '#';

/** Fits a table on A4: columns as wide as what stands in them, upright as long as that fits, with the rows counted. */
export function printedTable(
  described: readonly ColumnOnPaper[],
  rows: readonly ResourceRow[],
  locale: Locale,
): PrintedTable {
  const cells = rows.map((row, index) => [String(index + 1), ...described.map(({ cell }) => cell(row)[locale].trim())]);
  const heads = [
    { key: NUMBER_KEY, title: messages.number[locale], isNumber: true, room: 0 },
    ...described.map(({ key, title, isNumber, room = 0 }) => ({ key, title: title[locale], isNumber, room })),
  ];
  const widths = heads.map(({ title, room }, index) => {
    const longest = cells.reduce((most, row) => Math.max(most, lettersOf(row[index] ?? '')), lettersOf(title));
    return Math.max(NARROWEST, Math.min(WIDEST, longest), room) * LETTER + PADDING;
  });
  const needed = sumOf(widths);
  const orientation = needed <= PAPER_WIDTHS.portrait ? 'portrait' : 'landscape';
  const fitted = fittedTo(PAPER_WIDTHS[orientation], widths);
  return {
    columns: heads.map(({ key, title, isNumber }, index) => ({
      key,
      title,
      isNumber,
      share: Math.round(((fitted[index] ?? 0) / sumOf(fitted)) * 10_000) / 100,
    })),
    rows: rows.map(({ id }, index) => ({ id, cells: cells[index] ?? [] })),
    orientation,
    textSize: textSizeFor(needed / PAPER_WIDTHS[orientation]),
  };
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** Short values such as dates and numbers keep their line as long as the longer texts can give them the room. */
function fittedTo(paper: number, widths: readonly number[]): readonly number[] {
  const short = widths.filter((width) => width <= SHORT * LETTER + PADDING);
  const long = sumOf(widths) - sumOf(short);
  const factor = long === 0 ? 1 : (paper - sumOf(short)) / long;
  if (factor >= 1 || factor < LEAST_LEFT) return widths;
  return widths.map((width) => (width <= SHORT * LETTER + PADDING ? width : width * factor));
}

function textSizeFor(share: number): number {
  const size = share <= WRAPPED ? TEXT_SIZE : (TEXT_SIZE * WRAPPED) / share;
  return Math.max(SMALLEST_TEXT, Math.round(size * 2) / 2);
}

/** The longest line of a text in letters; Chinese characters and full-width signs are as wide as two. */
function lettersOf(text: string): number {
  return Math.max(
    ...text
      .split('\n')
      .map((line) => Array.from(line).reduce((sum, character) => sum + (character >= '\u2e80' ? 2 : 1), 0)),
  );
}
