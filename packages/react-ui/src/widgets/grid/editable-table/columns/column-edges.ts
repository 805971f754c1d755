import type { GridLayout } from '../frame/grid-layout.ts';

/** Where a column is in a body that is scrolled by so many pixels in a view so wide; null where there is no such column. */
export function columnEdgesIn(
  layout: GridLayout,
  key: string,
  scrolled: number,
  viewWidth: number,
): { readonly left: number; readonly right: number } | null {
  const column = layout.columns.find((one) => one.key === key);
  if (column === undefined) return null;
  const left = startOf(layout, key, scrolled, viewWidth) + column.left;
  return { left, right: left + column.width };
}

/** What a column's own place is counted from. */
function startOf(
  { left, right, leftGoing, rightWidth, width }: GridLayout,
  key: string,
  scrolled: number,
  viewWidth: number,
): number {
  if (left.some((one) => one.key === key)) return Math.max(0, scrolled - leftGoing);
  if (right.some((one) => one.key === key)) return Math.min(width, scrolled + viewWidth) - rightWidth;
  return 0;
}
