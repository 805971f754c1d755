import type { CellPlace, CellValue, Row, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { builtInKinds } from '../kinds/kind-registry.ts';
import type { CellPlan, PastePlan, PlannedRows } from './cell-plan.types.ts';

export interface TestRows extends PlannedRows {
  readonly keys: readonly string[];
  /** Display texts of all resulting rows, cells separated by `|`. */
  after(plan: CellPlan & { readonly addedRows?: PastePlan['addedRows'] }): readonly string[];
}

/** Rows `r0`, `r1`, … without a table, sufficient for plans. New ones are `n0`, `n1`, … */
export function testRows(
  columns: readonly Column[],
  given: readonly RowValues[],
  lockedRows: readonly string[] = [],
): TestRows {
  const rows: readonly Row[] = given.map((values, index) => ({ key: `r${index}`, id: String(index), values }));
  const byKey = new Map(rows.map((row, position) => [row.key, { row, position }]));
  const column = (key: string) => columns.find((one) => one.key === key);
  const kind = (key: string) => builtInKinds.get(column(key)?.type ?? '');
  const context: PlannedRows['context'] = (key, values) => {
    const one = column(key);
    return one === undefined ? undefined : { column: one, values, options: one.options ?? [] };
  };
  const words = (key: string, value: CellValue | undefined, values: RowValues) => {
    const asked = context(key, values);
    return asked === undefined ? '' : (kind(key)?.format(value ?? null, asked) ?? '');
  };
  const valueAt = ({ row, column: key }: CellPlace) => byKey.get(row)?.row.values[key];
  let made = 0;

  return {
    keys: columns.map(({ key }) => key),
    rowCount: () => rows.length,
    keyAt: (position) => rows[position]?.key,
    positionOf: (key) => byKey.get(key)?.position ?? -1,
    row: (key) => byKey.get(key)?.row,
    value: (row, key) => valueAt({ row, column: key }),
    text: (row, key) => words(key, valueAt({ row, column: key }), byKey.get(row)?.row.values ?? {}),
    isWritable: (row, key) =>
      byKey.has(row) && !lockedRows.includes(row) && column(key)?.disabled !== true && kind(key)?.editor !== 'none',
    kind,
    column,
    context,
    newRow(values = {}) {
      made += 1;
      const initial = Object.fromEntries(columns.map((one) => [one.key, kind(one.key)?.initialValue(one) ?? null]));
      return { key: `n${made - 1}`, id: null, values: { ...initial, ...values } };
    },
    after({ cells, addedRows = [] }) {
      const written = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell.value]));
      return [...rows, ...addedRows].map(({ key, values }) =>
        columns.map((one) => words(one.key, written.get(`${key} ${one.key}`) ?? values[one.key], values)).join('|'),
      );
    },
  };
}
