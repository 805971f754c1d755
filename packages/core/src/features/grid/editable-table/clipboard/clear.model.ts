import { boundsOf } from '../navigation/navigation.model.ts';
import { losesKeptFiles } from '../uploads/kept-files.ts';
import type { CellWrite } from '../transaction.types.ts';
import type { CellPlan, CellRequest } from './cell-plan.types.ts';

/**
 * Clear the cells of a range, or the active one: to the kind's value for an empty text (an unchecked box), else to
 * null.
 */
export function planClear({ rows, columns, from }: CellRequest): CellPlan {
  const bounds = boundsOf({ rows, columns }, from);
  const cells: CellWrite[] = [];
  let skipped = 0;
  if (bounds === null) return { cells, skipped, bad: [] };
  for (let position = bounds.top; position <= bounds.bottom; position += 1) {
    const row = rows.keyAt(position);
    const values = row === undefined ? undefined : rows.row(row)?.values;
    if (row === undefined || values === undefined) continue;
    for (const column of columns.slice(bounds.left, bounds.right + 1)) {
      const context = rows.context(column, values);
      if (context === undefined || !rows.isWritable(row, column)) {
        skipped += 1;
        continue;
      }
      const kind = rows.kind(column);
      const parsed = kind?.parse('', context);
      const value = parsed?.ok === true ? parsed.value : null;
      if (kind !== undefined && losesKeptFiles(context.column, kind, values[column] ?? null, value)) skipped += 1;
      else cells.push({ row, column, value });
    }
  }
  return { cells, skipped, bad: [] };
}
