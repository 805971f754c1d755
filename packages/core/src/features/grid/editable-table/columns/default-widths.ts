/** Default width of a column in CSS pixels. */
const DEFAULT_WIDTH = 120;

const DEFAULT_WIDTHS = new Map([
  ['datetime', 200],
  ['sel_user', 220],
  ['sel_depart', 160],
]);

/** Minimum width per column type in CSS pixels, unless the column has its own. */
const MINIMUM_WIDTHS = new Map([
  ['date', 135],
  ['datetime', 190],
  ['sel_user', 190],
  ['sel_depart', 190],
]);

/** Share of the table width for its columns; the rest is for row numbers, check boxes and handles. */
const SHARED_PART = 0.92;

/** Configured width and minimum of a column, in CSS pixels. */
export interface WidthWish {
  readonly type: string;
  readonly width?: number | undefined;
  readonly minWidth?: number | undefined;
}

/** Default width of a column type in CSS pixels. */
export function defaultWidth(type: string): number {
  return DEFAULT_WIDTHS.get(type) ?? DEFAULT_WIDTH;
}

/** Minimum width of a column in CSS pixels; 0 if there is none. */
export function minimumWidth({ type, minWidth }: Pick<WidthWish, 'type' | 'minWidth'>): number {
  return minWidth ?? MINIMUM_WIDTHS.get(type) ?? 0;
}

/**
 * Widths of all visible columns in CSS pixels, in order. Configured widths apply; the other columns share 92 % of the
 * table width less those equally, but at least their defaults. No width is below a column's minimum.
 * @param room table width in CSS pixels; null if unknown, which yields the defaults
 */
export function columnWidths(columns: readonly WidthWish[], room: number | null): readonly number[] {
  const named = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const sharing = columns.filter(({ width }) => width === undefined).length;
  const share = Math.floor(((room ?? 0) * SHARED_PART - named) / sharing);
  return columns.map((column) =>
    Math.max(column.width ?? Math.max(defaultWidth(column.type), share), minimumWidth(column)),
  );
}
