import type { EditedCell } from '@evergreen/core/grid/editable-table';

import type { ActiveCellProps } from '../cells/cell-props.ts';

export interface EditorProps extends ActiveCellProps {
  readonly edited: EditedCell;
}
