import type { CellPlace, Step } from '@evergreen/core/grid/editable-table';

import { useTable } from '../table-context.ts';

/** Ends the editing of a cell; nothing where another one is edited by now: antd's lists say that they closed a moment later. */
export function useEndEdit({ row, column }: CellPlace): (step?: Step) => void {
  const { table } = useTable();
  return (step) => {
    const { edited } = table.facts();
    if (edited?.row !== row || edited.column !== column) return;
    table.send(step === undefined ? { type: 'edit.commit' } : { type: 'edit.commit', step });
  };
}
