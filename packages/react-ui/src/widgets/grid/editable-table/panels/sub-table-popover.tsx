import type { RowKey, TableFacts } from '@evergreen/core/grid/editable-table';
import type { ReactNode } from 'react';

import { useSelectedFacts } from '../../../../adapter/index.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';

const subTableOf = (facts: TableFacts) => facts.subTable;

export interface SubTablePopoverProps {
  readonly draw: (row: RowKey) => ReactNode;
}

/** The table that belongs to a row: below it where there is room, above it otherwise. */
export function SubTablePopover({ draw }: SubTablePopoverProps) {
  const { table } = useTable();
  const row = useSelectedFacts(table, subTableOf);
  if (row === null) return null;
  return (
    <LazyBoundary onMissing={() => table.send({ type: 'subTable.toggle', row })}>
      {({ OpenSubTable }) => <OpenSubTable key={row} row={row} draw={draw} />}
    </LazyBoundary>
  );
}
