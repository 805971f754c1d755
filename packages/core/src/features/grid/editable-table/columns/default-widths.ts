/** CSS pixels of a column that names no width. */
const DEFAULT_WIDTH = 120;

const DEFAULT_WIDTHS = new Map([
  ['datetime', 200],
  ['sel_user', 220],
  ['sel_depart', 160],
]);

/** CSS pixels below which nothing makes a column of that type, unless it names a minimum of its own. */
const MINIMUM_WIDTHS = new Map([
  ['date', 135],
  ['datetime', 190],
  ['sel_user', 190],
  ['sel_depart', 190],
]);

/** How much of the table its columns take together; the rest is for the columns of numbers, boxes and handles. */
const SHARED_PART = 0.92;

/** What is said of a column's width: its own one and its own minimum, in CSS pixels, where it has any. */
export interface WidthWish {
  readonly type: string;
  readonly width?: number | undefined;
  readonly minWidth?: number | undefined;
}

/** CSS pixels of a column of that type where neither the column nor the room says anything. */
export function defaultWidth(type: string): number {
  return DEFAULT_WIDTHS.get(type) ?? DEFAULT_WIDTH;
}

/** CSS pixels that a column has at least; 0 for no minimum. */
export function minimumWidth({ type, minWidth }: Pick<WidthWish, 'type' | 'minWidth'>): number {
  return minWidth ?? MINIMUM_WIDTHS.get(type) ?? 0;
}

/**
 * The widths of all shown columns in CSS pixels, in their order. What a column names is its width; the others share 92 % of the
 * room equally, less what is named, but none becomes narrower than its default. No width is below a column's minimum.
 *
 * @param room CSS pixels of the whole table; null where it is not known, then the defaults hold
 */
export function columnWidths(columns: readonly WidthWish[], room: number | null): readonly number[] {
  const named = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const sharing = columns.filter(({ width }) => width === undefined).length;
  const share = Math.floor(((room ?? 0) * SHARED_PART - named) / sharing);
  return columns.map((column) =>
    Math.max(column.width ?? Math.max(defaultWidth(column.type), share), minimumWidth(column)),
  );
}
