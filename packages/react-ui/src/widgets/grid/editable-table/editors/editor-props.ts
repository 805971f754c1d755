import type { EditedCell } from '@evergreen/core/editable-table';

import type { CellTargetProps } from '../cells/cell-props.ts';

export interface EditorProps extends CellTargetProps {
  readonly edited: EditedCell;
}
