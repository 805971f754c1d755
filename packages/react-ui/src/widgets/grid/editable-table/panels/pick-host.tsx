import type { CellPlace, Column } from '@evergreen/core/editable-table';
import { Alert } from 'antd';
import { useRef, useState } from 'react';

import { useEmitted, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

type Shown =
  | { readonly kind: 'nothing' }
  /** Whoever made the table gave nothing that could pick. */
  | { readonly kind: 'notBuilt'; readonly title: string }
  | {
      readonly kind: 'files';
      readonly opening: number;
      readonly place: CellPlace;
      readonly title: string;
      readonly isPicturesOnly: boolean;
    }
  | {
      readonly kind: 'people';
      readonly opening: number;
      readonly place: CellPlace;
      readonly subject: 'user' | 'department';
      readonly column: Column;
    };

const NOTHING: Shown = { kind: 'nothing' };

/** Shows what a cell picks in that has no editor of its own: the dialog of its files, of people, or one of the page's. */
export function PickHost() {
  const { table, onPick, uploads } = useTable();
  const returnFocus = useFocusActiveCell();
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>(NOTHING);
  /** A cell may be opened anew while the dialog before is still going. */
  const openings = useRef(0);

  useEmitted(table, (emitted) => {
    if (emitted.type !== 'picker.requested') return;
    const { place } = emitted;
    const editor = table.kind(place.column)?.editor;
    const column = table.facts().allColumns.find((shownColumn) => shownColumn.column.key === place.column)?.column;
    const title = column?.title ?? place.column;
    openings.current += 1;
    const isOfFiles = editor === 'files' || editor === 'images';
    if (isOfFiles && uploads !== null)
      setShown({ kind: 'files', opening: openings.current, place, title, isPicturesOnly: editor === 'images' });
    else if (onPick !== null) onPick(place);
    else if (column !== undefined && (editor === 'user' || editor === 'department'))
      setShown({ kind: 'people', opening: openings.current, place, subject: editor, column });
    else setShown({ kind: 'notBuilt', title });
  });

  const close = () => {
    setShown(NOTHING);
    returnFocus();
  };
  if (shown.kind === 'nothing') return null;
  if (shown.kind === 'notBuilt') {
    return <Alert type="info" showIcon closable={{ onClose: close }} title={t(messages.notBuilt(shown.title))} />;
  }
  if (shown.kind === 'people') {
    const { opening, place, subject, column } = shown;
    return (
      <LazyBoundary onMissing={close}>
        {({ PeopleOfCell }) => (
          <PeopleOfCell key={opening} place={place} subject={subject} column={column} onGone={close} />
        )}
      </LazyBoundary>
    );
  }
  const { opening, place, title, isPicturesOnly } = shown;
  return (
    <LazyBoundary onMissing={close}>
      {({ FilesOfCell }) => (
        <FilesOfCell
          key={opening}
          place={place}
          title={title}
          isPicturesOnly={isPicturesOnly}
          isLocked={table.facts().isDisabled || !table.rows.isWritable(place.row, place.column)}
          onGone={close}
        />
      )}
    </LazyBoundary>
  );
}
