import type { EditableTableService, TableFacts } from '@evergreen/core/grid/editable-table';
import { useSelectedFacts } from '@evergreen/react-ui/adapter';

import { useMarkedTab } from '../../../routing/use-marked-tab.ts';

const isDirtyOf = ({ isDirty }: TableFacts) => isDirty;

/** Marks the tab of this page while the table has edits that are not saved. */
export function useMarkedTable(table: EditableTableService): void {
  useMarkedTab(useSelectedFacts(table, isDirtyOf));
}
