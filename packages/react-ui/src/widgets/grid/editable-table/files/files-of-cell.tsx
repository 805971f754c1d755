import { openTableUpload, type CellPlace } from '@evergreen/core/grid/editable-table';
import { useEffect, useState } from 'react';

import { FilesDialog, type FilesDialogProps } from './files-dialog.tsx';
import { useTable } from '../table-context.ts';

export interface FilesOfCellProps extends Omit<FilesDialogProps, 'cell'> {
  readonly place: CellPlace;
}

/** The dialog of a cell's files. What sends them is made when it is first opened, and lasts as long as the table is drawn. */
export function FilesOfCell({ place, ...dialog }: FilesOfCellProps) {
  const { uploads } = useTable();
  const [cell, setCell] = useState(() => uploads?.at(place) ?? null);
  useEffect(() => {
    const unsubscribe = uploads?.subscribe(() => setCell((before) => before ?? uploads.at(place)));
    uploads?.open(place, openTableUpload);
    return unsubscribe;
  }, [uploads, place]);
  return cell === null ? null : <FilesDialog {...dialog} cell={cell} />;
}
