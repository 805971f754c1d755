import { checkDictionaryCode } from '../../../validation/validators/index.ts';
import type { CellValue, ColumnKey, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { Linkage } from '../table-options.types.ts';
import type { CellWrite, Change, Commit } from '../transaction.types.ts';

/** Options to load: of a dictionary, or of a linked column below a parent's value ('' for the head of its chain). */
export interface ChoiceWish {
  readonly column: ColumnKey;
  readonly parent: string | null;
}

/** Dependencies between choice columns. */
export interface LinkedColumns {
  readonly childOf: ReadonlyMap<ColumnKey, ColumnKey>;
  readonly parentOf: ReadonlyMap<ColumnKey, ColumnKey>;
  /** The loader of options of each linked column. */
  readonly loaderOf: ReadonlyMap<ColumnKey, Linkage>;
}

export function linkedColumns(columns: readonly Column[], linkage: readonly Linkage[] = []): LinkedColumns {
  const childOf = new Map(
    columns.flatMap(({ key, linkageKey }) => (linkageKey === undefined ? [] : [[key, linkageKey] as const])),
  );
  const loaderOf = new Map<ColumnKey, Linkage>();
  for (const chain of linkage)
    for (const key of [chain.key, ...descendants(childOf, chain.key)]) loaderOf.set(key, chain);
  return { childOf, parentOf: new Map([...childOf].map(([parent, child]) => [child, parent])), loaderOf };
}

/** Descendants of a column, nearest first; stops at a cycle. */
function descendants(childOf: ReadonlyMap<ColumnKey, ColumnKey>, key: ColumnKey): readonly ColumnKey[] {
  const below = new Set<ColumnKey>();
  for (
    let child = childOf.get(key);
    child !== undefined && child !== key && !below.has(child);
    child = childOf.get(child)
  )
    below.add(child);
  return [...below];
}

/** Extend a change by clearing every choice below a changed parent, unless the change writes it. */
export function withChildrenCleared(linked: LinkedColumns, engine: TableEngine, change: Change): Change {
  if (change.kind !== 'cellsWritten' || linked.childOf.size === 0) return change;
  const parents = change.cells.filter(
    ({ row, column, value }) => linked.childOf.has(column) && engine.value(row, column) !== value,
  );
  if (parents.length === 0) return change;
  const written = new Set(change.cells.map(({ row, column }) => `${row}\n${column}`));
  const cleared: CellWrite[] = [];
  for (const { row, column } of parents)
    for (const child of descendants(linked.childOf, column)) {
      if (written.has(`${row}\n${child}`)) break;
      cleared.push({ row, column: child, value: null });
    }
  return { kind: 'cellsWritten', cells: [...change.cells, ...cleared] };
}

const wordOf = (value: CellValue | undefined): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

/** Options required to edit or display the cell; null if none. */
export function wishOf(linked: LinkedColumns, column: Column, values: RowValues): ChoiceWish | null {
  if (linked.loaderOf.has(column.key)) {
    const parent = linked.parentOf.get(column.key);
    const word = parent === undefined ? '' : wordOf(values[parent]);
    return parent !== undefined && word === '' ? null : { column: column.key, parent: word };
  }
  return checkDictionaryCode(column.dictCode ?? '') !== null || column.options !== undefined
    ? null
    : { column: column.key, parent: null };
}

/** Options required by written cells and new rows. */
export function wishesOfCommit(linked: LinkedColumns, commit: Commit): readonly ChoiceWish[] {
  if (linked.loaderOf.size === 0) return [];
  const below = (column: ColumnKey, value: CellValue | undefined): readonly ChoiceWish[] => {
    const child = linked.childOf.get(column);
    const parent = wordOf(value);
    return child === undefined || parent === '' || !linked.loaderOf.has(child) ? [] : [{ column: child, parent }];
  };
  return [
    ...commit.written.flatMap(({ column, after }) => below(column, after)),
    ...commit.inserted.flatMap(({ row }) =>
      [...linked.childOf.keys()].flatMap((column) => below(column, row.values[column])),
    ),
  ];
}

/** Options required by loaded rows: dictionaries, heads of chains, and children of every held value. */
export function wishesOfRows(linked: LinkedColumns, engine: TableEngine): readonly ChoiceWish[] {
  const wishes = new Map<string, ChoiceWish>();
  for (const column of engine.columns) {
    const parent = linked.parentOf.get(column.key);
    const isBelow = parent !== undefined && linked.loaderOf.has(column.key);
    for (let position = 0; position < (isBelow ? engine.own.rowCount() : 1); position += 1) {
      const wish = wishOf(linked, column, isBelow ? (engine.row(engine.own.keyAt(position) ?? '')?.values ?? {}) : {});
      if (wish !== null) wishes.set(`${wish.column}\n${wish.parent}`, wish);
    }
  }
  return [...wishes.values()];
}
