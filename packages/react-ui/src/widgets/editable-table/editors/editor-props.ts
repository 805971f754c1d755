import type { EditedCell } from '@evergreen/core/editable-table';

import type { CellTargetProps } from '../cell-props.ts';

export interface EditorProps extends CellTargetProps {
  readonly edited: EditedCell;
}
