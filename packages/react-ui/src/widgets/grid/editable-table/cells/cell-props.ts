import type { CellValue, EditedCell, RowKey } from '@evergreen/core/grid/editable-table';

import type { ColumnPlace } from '../frame/grid-layout.ts';

/** What a cell is drawn with while it is not edited. */
export interface CellLookProps {
  readonly column: ColumnPlace;
  readonly rowKey: RowKey;
  readonly text: string;
  readonly value: CellValue | undefined;
  readonly isLocked: boolean;
  readonly isActive: boolean;
}

/** What has the focus in the active cell is drawn with. */
export interface ActiveCellProps {
  readonly column: ColumnPlace;
  readonly rowKey: RowKey;
  readonly text: string;
  readonly isLocked: boolean;
  /** Of the element that says what is wrong. */
  readonly problemId: string | undefined;
  readonly edited: EditedCell | null;
}
