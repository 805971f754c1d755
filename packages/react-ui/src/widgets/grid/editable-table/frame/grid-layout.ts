import { HEIGHTS } from '@evergreen/core/kernel';
import type {
  CellKind,
  ColumnKey,
  EditorName,
  LaidOutColumn,
  TableAppearance,
  TableSize,
} from '@evergreen/core/grid/editable-table';

/** CSS pixels of a row. The specification gives the first; the others are for those who want to see more. */
export const ROW_HEIGHTS: Readonly<Record<TableSize, number>> = {
  medium: HEIGHTS.tableRow,
  small: 49,
  mini: 41,
  tiny: 33,
};

export type LeadName = 'handle' | 'number' | 'selection' | 'expand';

/** A column before those of the data. */
export interface LeadPlace {
  readonly name: LeadName;
  readonly left: number;
  readonly width: number;
  /** `aria-colindex`. */
  readonly index: number;
}

/** What is drawn in a cell that is not edited; most are their text alone. */
export type CellLookName = 'text' | 'check' | 'choices' | 'tags' | 'files' | 'images' | 'slot' | 'progress';

/** Where a column of the data stands. */
export interface ColumnPlace {
  readonly key: ColumnKey;
  readonly laidOut: LaidOutColumn;
  readonly kind: CellKind | undefined;
  readonly editor: EditorName;
  readonly look: CellLookName;
  /** Pixels from the start of its zone: of the pinned block it is in, or of the whole row. */
  readonly left: number;
  readonly width: number;
  /** `aria-colindex`. */
  readonly index: number;
  /** Position among the columns that are drawn, leads left out. */
  readonly position: number;
  readonly className: string;
  /** Of cells whose words are sure to stand in them. */
  readonly fittingClassName: string;
  /** Pixels that words have in a cell. */
  readonly room: number;
  /** The same object for all of its cells: what did not change costs nothing to draw again. */
  readonly style: { readonly left: number; readonly width: number };
}

/** Where everything of a row stands, from left to right. */
export interface GridLayout {
  readonly leads: readonly LeadPlace[];
  readonly left: readonly ColumnPlace[];
  readonly middle: readonly ColumnPlace[];
  readonly right: readonly ColumnPlace[];
  /** Left, middle and right in one. */
  readonly columns: readonly ColumnPlace[];
  readonly leftWidth: number;
  /** Pixels of the pinned block on the left that scroll away: a phone keeps the first column of the data only. */
  readonly leftGoing: number;
  readonly rightWidth: number;
  readonly width: number;
  readonly columnCount: number;
}

export interface LayoutWishes {
  readonly look: TableAppearance;
  readonly rowCount: number;
  /** Only the first column stays in view on a phone: more would leave no room for the others. */
  readonly isPhone: boolean;
  /** Pixels of the view; columns without a width of their own share what is left over. */
  readonly viewWidth: number;
  readonly kindOf: (column: ColumnKey) => CellKind | undefined;
}

const LEAD_WIDTHS: Readonly<Record<Exclude<LeadName, 'number'>, number>> = { handle: 44, selection: 48, expand: 48 };
const DIGIT_WIDTH = 9;
/** Pixels of a cell's padding and line where it looks open. */
const CELL_EDGES = 31;

export function gridLayoutOf(columns: readonly LaidOutColumn[], wishes: LayoutWishes): GridLayout {
  const leads = leadsOf(wishes);
  const leadWidth = leads.reduce((sum, { width }) => sum + width, 0);
  const zones = columns.map((column, at) => zoneOf(column, at, wishes.isPhone));
  const extra = extraOf(columns, wishes.viewWidth - leadWidth);
  const widthOf = (laidOut: LaidOutColumn) =>
    laidOut.width + (hasNoWidth(laidOut) && laidOut.resizedFrom === null ? extra : 0);
  const leftWidth = columns.reduce(
    (sum, laidOut, at) => (zones[at] === 'left' ? sum + widthOf(laidOut) : sum),
    leadWidth,
  );
  const ends = { left: leadWidth, middle: leftWidth, right: 0 };
  const places = columns.map((laidOut, position): ColumnPlace => {
    const zone = zones[position] ?? 'middle';
    const width = widthOf(laidOut);
    const start = ends[zone];
    ends[zone] += width;
    const kind = wishes.kindOf(laidOut.column.key);
    const editor = kind?.editor ?? 'none';
    const className = `table-cell is-${editor} at-${kind?.align ?? 'start'}`;
    return {
      key: laidOut.column.key,
      laidOut,
      kind,
      editor,
      look: lookOf(editor, laidOut.column.type),
      left: start,
      width,
      index: leads.length + position + 1,
      position,
      className,
      fittingClassName: `${className} is-fitting`,
      room: width - CELL_EDGES,
      style: { left: start, width },
    };
  });
  const of = (zone: Zone) => places.filter((_, at) => zones[at] === zone);
  return {
    leads,
    left: of('left'),
    middle: of('middle'),
    right: of('right'),
    columns: places,
    leftWidth,
    leftGoing: wishes.isPhone ? leadWidth : 0,
    rightWidth: ends.right,
    width: ends.middle + ends.right,
    columnCount: leads.length + columns.length,
  };
}

function lookOf(editor: EditorName, type: string): CellLookName {
  if (type === 'progress') return 'progress';
  switch (editor) {
    case 'check':
    case 'choices':
    case 'tags':
    case 'files':
    case 'images':
    case 'slot':
      return editor;
    default:
      return 'text';
  }
}

type Zone = 'left' | 'middle' | 'right';

function zoneOf({ fixed }: LaidOutColumn, at: number, isPhone: boolean): Zone {
  if (isPhone) return at === 0 ? 'left' : 'middle';
  return fixed ?? 'middle';
}

function leadsOf({ look, rowCount }: LayoutWishes): readonly LeadPlace[] {
  const names: LeadName[] = [];
  if (look.dragSort) names.push('handle');
  if (look.rowNumber) names.push('number');
  if (look.rowSelection !== 'none') names.push('selection');
  if (look.rowExpand) names.push('expand');
  let left = 0;
  return names.map((name, at) => {
    const width = name === 'number' ? Math.max(52, 24 + DIGIT_WIDTH * String(rowCount).length) : LEAD_WIDTHS[name];
    const place = { name, left, width, index: at + 1 };
    left += width;
    return place;
  });
}

const hasNoWidth = ({ column }: LaidOutColumn) => column.width === undefined;

/**
 * What every column without a width of its own gets on top, in whole pixels. Columns that somebody made wider or narrower are
 * counted as they were: the others keep their widths, and the edge that is drawn stays under the pointer.
 */
function extraOf(columns: readonly LaidOutColumn[], room: number): number {
  const free = columns.filter(hasNoWidth).length;
  const taken = columns.reduce((sum, { width, resizedFrom }) => sum + (resizedFrom ?? width), 0);
  return free === 0 || taken >= room ? 0 : Math.floor((room - taken) / free);
}
