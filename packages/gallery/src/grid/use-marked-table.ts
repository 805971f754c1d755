import type { EditableTableService, TableFacts } from '@evergreen/core/grid/editable-table';
import { useSelectedFacts, useMarkedTab } from '@evergreen/react-ui/adapter';

const isDirtyOf = ({ isDirty }: TableFacts) => isDirty;

/** Marks the tab of this page while the table has edits that are not saved. */
export function useMarkedTable(table: EditableTableService): void {
  useMarkedTab(useSelectedFacts(table, isDirtyOf));
}
