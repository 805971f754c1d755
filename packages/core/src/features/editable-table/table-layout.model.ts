import type { LaidOutColumn } from './editable-table.types.ts';
import type { TableEngine } from './table-engine.types.ts';
import type { TableState } from './table-state.types.ts';
import { columnWidths } from './columns/default-widths.ts';

/** The columns as they stand at first: as they were given, without those that hold values unseen. */
export function firstLayout(engine: TableEngine): Pick<TableState, 'layout' | 'columns' | 'shown'> {
  const seen = engine.columns.filter(({ key }) => engine.kind(key)?.isHidden !== true);
  const widths = columnWidths(seen, null);
  return layoutOf(seen.map((column, index) => ({ column, width: widths[index] ?? 0, fixed: column.fixed ?? null, isHidden: false })));
}

function layoutOf(layout: readonly LaidOutColumn[]): Pick<TableState, 'layout' | 'columns' | 'shown'> {
  const visible = layout.filter(({ isHidden }) => !isHidden);
  const columns = [
    ...visible.filter(({ fixed }) => fixed === 'left'),
    ...visible.filter(({ fixed }) => fixed === null),
    ...visible.filter(({ fixed }) => fixed === 'right'),
  ];
  return { layout, columns, shown: columns.map(({ column }) => column.key) };
}
