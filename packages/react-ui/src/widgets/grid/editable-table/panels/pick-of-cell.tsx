import type { CellPlace } from '@evergreen/core/grid/editable-table';
import { Alert } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { FilesOfCell } from '../files/files-of-cell.tsx';
import { PeopleOfCell } from '../picking/people-of-cell.tsx';
import { CellReport } from '../picking/report-of-cell.tsx';
import { useTable } from '../table-context.ts';
import { panelMessages as messages } from './panel.messages.ts';

export interface PickOfCellProps {
  readonly place: CellPlace;
  readonly onGone: () => void;
}

/** The dialog that a cell picks in: of its files, of people, of a report, or the note that nothing was given that could pick. */
export function PickOfCell({ place, onGone }: PickOfCellProps) {
  const { table, uploads } = useTable();
  const t = useTranslate();
  const editor = table.kind(place.column)?.editor;
  const column = table.facts().allColumns.find((shown) => shown.column.key === place.column)?.column;
  const title = column?.title ?? place.column;
  if ((editor === 'files' || editor === 'images') && uploads !== null)
    return (
      <FilesOfCell
        place={place}
        title={title}
        isPicturesOnly={editor === 'images'}
        isLocked={table.facts().isDisabled || !table.rows.isWritable(place.row, place.column)}
        onGone={onGone}
      />
    );
  if ((editor === 'user' || editor === 'department') && column !== undefined)
    return <PeopleOfCell place={place} subject={editor} column={column} onGone={onGone} />;
  if (editor === 'popup' && column !== undefined) return <CellReport place={place} column={column} onGone={onGone} />;
  return <Alert type="info" showIcon closable={{ onClose: onGone }} title={t(messages.nothingToPickIn(title))} />;
}
