import { tableDependencies } from '@evergreen/core';
import { createEditableTable, type EditableTableService, type TableOptions } from '@evergreen/core/grid/editable-table';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { useCallback } from 'react';

/** Rows of 41 px: pages show more of them than the table by itself does. */
const PAGE_SIZE = 'mini';

/** A table that lives as long as the component; `options` have to keep their reference. */
export function useSampleTable(options: TableOptions): EditableTableService | null {
  const core = useCore();
  return useOwnedService(
    useCallback(
      () => core.open((given) => createEditableTable({ size: PAGE_SIZE, ...options }, tableDependencies(given))),
      [core, options],
    ),
  );
}
