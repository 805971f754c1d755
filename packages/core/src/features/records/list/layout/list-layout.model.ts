import { MAXIMUM_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH } from '../../../../contract/index.ts';

/** What a layout needs to know of a column of the resource. */
export interface DescribedColumn {
  readonly key: string;
  /** Pixels. */
  readonly width: number;
  /** Shown only on request. */
  readonly isHidden: boolean;
}

/** Where and how one column is shown. */
export interface ArrangedColumn {
  readonly key: string;
  readonly isShown: boolean;
  /** Stays in sight when the table is scrolled sideways. */
  readonly isFrozen: boolean;
  /** Pixels; null for the width of the resource's description. */
  readonly width: number | null;
}

/** All columns of a list in reading order: the frozen ones, then the others. */
export type ListLayout = readonly ArrangedColumn[];

/**
 * The layout of a list from what is stored. A stored column that the resource no longer has is dropped. A column that is
 * not stored appears as described, behind its nearest described predecessor.
 * @param frozen keys of the columns that are frozen by default
 */
export function layoutOf(
  columns: readonly DescribedColumn[],
  frozen: readonly string[],
  stored: ListLayout = [],
): ListLayout {
  const described = new Map(columns.map((column) => [column.key, column]));
  const arranged = stored.filter(
    ({ key }, index) => described.has(key) && stored.findIndex((other) => other.key === key) === index,
  );
  columns.forEach((column, place) => {
    if (arranged.some(({ key }) => key === column.key)) return;
    const before = columns.slice(0, place).map(({ key }) => key);
    const predecessor = arranged.findLastIndex(({ key }) => key === before.at(-1));
    arranged.splice(predecessor + 1, 0, {
      key: column.key,
      isShown: !column.isHidden,
      isFrozen: frozen.includes(column.key),
      width: null,
    });
  });
  return withFrozenFirst(withOneShown(arranged));
}

/** The described columns that a layout shows: in its order, with its widths. */
export function shownColumns<Column extends DescribedColumn>(
  columns: readonly Column[],
  layout: ListLayout,
): readonly (Column & Pick<ArrangedColumn, 'isFrozen'>)[] {
  return layout
    .filter(({ isShown }) => isShown)
    .flatMap(({ key, width, isFrozen }) => {
      const column = columns.find((described) => described.key === key);
      return column === undefined ? [] : [{ ...column, width: width ?? column.width, isFrozen }];
    });
}

function frozenCount(layout: ListLayout): number {
  return layout.filter(({ isFrozen }) => isFrozen).length;
}

/** Whether a column is the only visible one, which cannot be hidden. */
export function isOnlyShown(layout: ListLayout, key: string): boolean {
  return layout.every((column) => column.isShown === (column.key === key));
}

/** Show or hide a column. The last visible one stays, because a table without columns says nothing. */
export function showColumn(layout: ListLayout, key: string, isShown: boolean): ListLayout {
  if (!isShown && isOnlyShown(layout, key)) return layout;
  return withColumn(layout, key, { isShown });
}

/**
 * Move a column to a place among all columns, hidden ones included. Frozen columns stay before the others, so a column
 * moves at most to the end of its group.
 */
export function withColumnMoved(layout: ListLayout, key: string, place: number): ListLayout {
  const from = layout.findIndex((column) => column.key === key);
  const column = layout[from];
  if (column === undefined) return layout;
  const frozen = frozenCount(layout);
  const [first, last] = column.isFrozen ? [0, frozen - 1] : [frozen, layout.length - 1];
  const to = Math.min(Math.max(place, first), last);
  return to === from ? layout : layout.toSpliced(from, 1).toSpliced(to, 0, column);
}

/** Give a column a width, rounded and within the limits. */
export function withColumnWidth(layout: ListLayout, key: string, width: number): ListLayout {
  const limited = Math.round(Math.min(Math.max(width, MINIMUM_COLUMN_WIDTH), MAXIMUM_COLUMN_WIDTH));
  return withColumn(layout, key, { width: limited });
}

/** Freeze a column behind the frozen ones, or release it to the place before the others. */
export function freezeColumn(layout: ListLayout, key: string, isFrozen: boolean): ListLayout {
  const column = layout.find((candidate) => candidate.key === key);
  if (column === undefined || column.isFrozen === isFrozen) return layout;
  const others = layout.filter((candidate) => candidate !== column);
  return others.toSpliced(frozenCount(others), 0, { ...column, isFrozen });
}

/** Shows the columns of a view in its order, and no others; columns that the list does not have are ignored. */
export function withViewColumns(layout: ListLayout, keys: readonly string[]): ListLayout {
  const shown = keys.flatMap((key) => layout.find((column) => column.key === key) ?? []);
  if (shown.length === 0) return layout;
  const others = layout.filter((column) => !shown.includes(column));
  return [
    ...shown.map((column) => ({ ...column, isShown: true })),
    ...others.map((column) => ({ ...column, isShown: false })),
  ];
}

function withColumn(layout: ListLayout, key: string, change: Partial<ArrangedColumn>): ListLayout {
  const column = layout.find((candidate) => candidate.key === key);
  if (column === undefined) return layout;
  const changed = { ...column, ...change };
  const isSame = changed.isShown === column.isShown && changed.width === column.width;
  return isSame ? layout : layout.map((candidate) => (candidate === column ? changed : candidate));
}

function withFrozenFirst(layout: ListLayout): ListLayout {
  return [...layout.filter(({ isFrozen }) => isFrozen), ...layout.filter(({ isFrozen }) => !isFrozen)];
}

/** A layout whose visible columns the resource no longer has shows the first one. */
function withOneShown(layout: ListLayout): ListLayout {
  if (layout.some(({ isShown }) => isShown)) return layout;
  return layout.map((column, index) => (index === 0 ? { ...column, isShown: true } : column));
}
