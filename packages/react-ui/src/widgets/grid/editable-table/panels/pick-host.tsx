import type { CellPlace } from '@evergreen/core/grid/editable-table';
import { useRef, useState } from 'react';

import { useEmitted } from '../../../../adapter/index.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

interface Opened {
  readonly opening: number;
  readonly place: CellPlace;
}

/** Shows what a cell picks in that has no editor of its own: the dialog of its files, of people, or one of the page's. */
export function PickHost() {
  const { table, onPick, uploads } = useTable();
  const returnFocus = useFocusActiveCell();
  const [opened, setOpened] = useState<Opened | null>(null);
  /** A cell may be opened anew while the dialog before is still going. */
  const openings = useRef(0);

  useEmitted(table, (emitted) => {
    if (emitted.type !== 'picker.requested') return;
    const { place } = emitted;
    const editor = table.kind(place.column)?.editor;
    const isOfFiles = uploads !== null && (editor === 'files' || editor === 'images');
    if (!isOfFiles && onPick !== null) return onPick(place);
    openings.current += 1;
    setOpened({ opening: openings.current, place });
  });

  if (opened === null) return null;
  const close = () => {
    setOpened(null);
    returnFocus();
  };
  return (
    <LazyBoundary onMissing={close}>
      {({ PickOfCell }) => <PickOfCell key={opened.opening} place={opened.place} onGone={close} />}
    </LazyBoundary>
  );
}
