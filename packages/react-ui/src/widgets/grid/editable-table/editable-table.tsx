import { HEIGHTS } from '@evergreen/core/kernel';
import type { ColumnKey, EditableTableService, RowKey, TableFacts } from '@evergreen/core/grid/editable-table';
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';

import { useSelectedFacts, whenIdle } from '../../../adapter/index.ts';
import './editable-table.css';
import { createFillPreview } from './input/fill-preview.ts';
import { GridFrame } from './frame/grid-frame.tsx';
import type { MenuPoint } from './panels/grid-menu.tsx';
import { LazyBoundary } from './lazy/lazy-boundary.tsx';
import { LiveRegion } from './frame/live-region.tsx';
import { PickHost } from './panels/pick-host.tsx';
import { SubTablePopover } from './panels/sub-table-popover.tsx';
import {
  newFocusRequest,
  TableContextProvider,
  type CellSlots,
  type PickHandler,
  type TableContext,
} from './table-context.ts';
import { TableNotes } from './panels/table-notes.tsx';
import { tableParts, type TableParts } from './lazy/table-parts.ts';
import { TableToolbar } from './panels/table-toolbar.tsx';
import { useKeptDraft } from './frame/use-kept-draft.ts';
import { createUploadBook } from './files/upload-book.ts';

export interface EditableTableProps {
  readonly table: EditableTableService;
  /** What it is called for those who hear the page. */
  readonly label?: string;
  /** CSS pixels that the rows may take before they scroll; 400 unless told. */
  readonly maxHeight?: number;
  /** Takes exactly `maxHeight`, however few the rows are. */
  readonly isFilled?: boolean;
  /** Drawings of `slot` cells by the name that their column gives. Keep it stable. */
  readonly slots?: CellSlots;
  /** Shows the dialog that a kind picks in; the answer goes to the table as `picked`. */
  readonly onPick?: PickHandler;
  /** The table that belongs to a row, where `subTable.toggle` opens one. */
  readonly subTable?: (row: RowKey) => ReactNode;
  /** Reads again what could not be read. */
  readonly onRetry?: () => void;
  /** The last rows are in view, or nearly: more are to be read where there are more. Keep it stable. */
  readonly onNearEnd?: () => void;
  readonly toolbarPrefix?: ReactNode;
  /** What says `data-collapse` is shown while the toolbar is opened. */
  readonly toolbarSuffix?: ReactNode;
  /** What stands under an expanded row, and how high that is in CSS pixels. */
  readonly expandedRow?: (row: RowKey) => ReactNode;
  readonly expandedHeight?: number;
}

const PANEL_HEIGHT = 200;
const NO_SLOTS: CellSlots = {};
const nothing = () => undefined;

const isFindingOf = (facts: TableFacts) => facts.find !== null;

/** A table that is edited as a spreadsheet is. What it does is decided by the service; this draws it and asks. */
export function EditableTable(props: EditableTableProps) {
  const { table, label, maxHeight = HEIGHTS.table, isFilled = false, slots = NO_SLOTS, onPick, onRetry } = props;
  const { onNearEnd } = props;
  const { expandedRow, expandedHeight = PANEL_HEIGHT, toolbarPrefix, toolbarSuffix, subTable } = props;
  const [menu, setMenu] = useState<MenuPoint | null>(null);
  const [filtered, setFiltered] = useState<ColumnKey | null>(null);
  const [isMissing, tellMissing] = useState(false);
  const [parts, setParts] = useState<TableParts | null>(() => tableParts.now());
  const isFinding = useSelectedFacts(table, isFindingOf);
  const id = useId();
  const [focus] = useState(newFocusRequest);
  const [fill] = useState(createFillPreview);
  useKeptDraft(table);
  const book = useMemo(() => (table.uploads === null ? null : createUploadBook(table, table.uploads)), [table]);
  useEffect(() => () => book?.dispose(), [book]);
  useEffect(() => whenIdle(() => void tableParts.load().then(setParts, nothing)), []);
  const context = useMemo(
    (): TableContext => ({
      table,
      id,
      slots,
      onPick: onPick ?? null,
      uploads: book,
      expandedRow: expandedRow ?? null,
      focus,
      fill,
      tellMissing,
      openFilter: setFiltered,
    }),
    [table, id, slots, onPick, book, expandedRow, focus, fill],
  );
  return (
    <TableContextProvider value={context}>
      <div className="editable-table">
        <TableToolbar prefix={toolbarPrefix} suffix={toolbarSuffix} />
        <TableNotes onRetry={onRetry} isMissing={isMissing} onMissingSeen={() => tellMissing(false)} />
        {isFinding && (
          <LazyBoundary onMissing={() => table.send({ type: 'find.close' })}>
            {({ FindBar }) => <FindBar />}
          </LazyBoundary>
        )}
        <GridFrame
          openMenu={setMenu}
          label={label}
          height={maxHeight}
          isFilled={isFilled}
          panelHeight={expandedHeight}
          onNearEnd={onNearEnd}
        />
        {menu !== null && (
          <LazyBoundary onMissing={() => setMenu(null)}>
            {({ GridMenu }) => <GridMenu at={menu} onClose={() => setMenu(null)} />}
          </LazyBoundary>
        )}
        {filtered !== null && (
          <LazyBoundary onMissing={() => setFiltered(null)}>
            {({ FilterDialog }) => <FilterDialog column={filtered} onClose={() => setFiltered(null)} />}
          </LazyBoundary>
        )}
        {subTable !== undefined && <SubTablePopover draw={subTable} />}
        <PickHost />
        <div className="table-foot-line">{parts !== null && <parts.StatusLine />}</div>
        <LiveRegion />
      </div>
    </TableContextProvider>
  );
}
