import type { Notice, Result, Service, LocalizedText } from '../../../kernel/index.ts';
import type { CellKind } from './cell-kind.types.ts';
import type { CellPlace, CellValue, ColumnKey, RowKey, RowValues } from './cell.types.ts';
import type { ColumnConfigurationError, Column } from './column.types.ts';
import type { ColumnStatistic, PendingValue, SelectionFacts, TableRows } from './table-engine.types.ts';
import type {
  DisabledRows,
  GivenRefusal,
  GivenRow,
  TableOptions,
  TableSize,
  ToolbarButton,
} from './table-options.types.ts';
import type { UploadDependencies } from './table-dependencies.types.ts';
import type { CellError, CellWrite, Commit, TableValues } from './transaction.types.ts';

/** Two corners of a rectangle of cells; `anchor` is the origin, `head` the moving corner with the focus. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly head: CellPlace;
}

export type Step = 'up' | 'down' | 'left' | 'right';

/** A pressed key, named as in UI Events. Command counts as control. */
export interface KeyChord {
  readonly key: string;
  readonly control: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** The key belongs to an input method composition (`isComposing`, or key code 229). */
  readonly isComposing?: boolean;
  /** The caret is placed inside the editor's text, rather than all text being selected as after a click on the cell. */
  readonly hasCaret?: boolean;
}

export interface EditedCell extends CellPlace {
  /** The editor's value. */
  readonly draft: CellValue;
  /** Opened by typing: the editor receives the character with the caret after it. Otherwise the content is selected. */
  readonly isReplacing: boolean;
  /** Opened by a click, without input since: arrows and pasted ranges belong to the table. */
  readonly isUntouched: boolean;
  readonly problem: LocalizedText | null;
  /** A remote change of the cell; the draft wins, this is displayed. */
  readonly remoteValue: CellValue | undefined;
}

/** Layout of a column. */
export interface LaidOutColumn {
  readonly column: Column;
  /** CSS pixels. */
  readonly width: number;
  /** The width before the user resized it; null if not resized. */
  readonly resizedFrom: number | null;
  readonly fixed: 'left' | 'right' | null;
  readonly isHidden: boolean;
}

export interface FindFacts {
  readonly words: string;
  readonly matches: number;
  /** 1-based, 0 for none. */
  readonly current: number;
  /** All rows were searched: the matches are complete. */
  readonly isCounted: boolean;
}

/** Cells of a draft changed remotely since it was written. */
export interface DraftClashes {
  /** Each states the draft's and the current value. By row and then by column. */
  readonly cells: readonly CellError[];
  /** Whether the draft has other changes. */
  readonly hasOthers: boolean;
}

/** Which cells of a column pass. Bounds are inclusive, null is open; days are `2026-03-08`. */
export type ColumnFilter =
  | { readonly kind: 'text'; readonly contains: string }
  /** Display texts; '' for empty cells. */
  | { readonly kind: 'values'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'day'; readonly from: string | null; readonly to: string | null };

export type ColumnFilters = Readonly<Record<ColumnKey, ColumnFilter>>;

export interface SortedBy {
  readonly column: ColumnKey;
  readonly direction: 'ascending' | 'descending';
}

export type TableMode = 'idle' | 'editing' | 'dragging' | 'validating' | 'loading' | 'saving';

export interface TableFacts {
  readonly mode: TableMode;
  readonly isDisabled: boolean;
  /** Changes whenever rows are added, removed or moved. */
  readonly orderRevision: number;
  readonly rowCount: number;
  /** Visible columns in display order; fixed left first, fixed right last. */
  readonly columns: readonly LaidOutColumn[];
  /** All available columns including hidden ones, for the column chooser. */
  readonly allColumns: readonly LaidOutColumn[];
  readonly size: TableSize;
  /** The cell with the focus. */
  readonly active: CellPlace | null;
  readonly range: CellRange | null;
  readonly edited: EditedCell | null;
  readonly selection: SelectionFacts;
  readonly statistics: readonly ColumnStatistic[];
  readonly errorCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  /** Files of cells that are in no value yet: saving waits for those that are sent, and is refused for failed ones. */
  readonly pending: 'none' | PendingValue['state'];
  readonly isCollapsed: boolean;
  /** Currently available toolbar buttons. */
  readonly buttons: readonly ToolbarButton[];
  readonly find: FindFacts | null;
  /** How the rows are sorted for the eye; otherwise the last sort of the rows themselves, null once the order may differ. */
  readonly sorted: SortedBy | null;
  /** Filters of the shown rows by column; `rows.own` has all of them. */
  readonly filters: ColumnFilters;
  /** Rows are filtered or sorted for the eye: they cannot be moved. */
  readonly isArranged: boolean;
  /** The dragged row and its target position. */
  readonly dragged: { readonly row: RowKey; readonly to: number } | null;
  /** The row with an open sub-table. */
  readonly subTable: RowKey | null;
  readonly expanded: ReadonlySet<RowKey>;
  /** A draft of an earlier page is offered once its rows are loaded. */
  readonly hasDraft: boolean;
  /** Remote changes that restoring it would overwrite. */
  readonly draftClashes: DraftClashes;
  readonly failure: LocalizedText | null;
  /** Texts of the last paste or fill that no cell accepted; the cells keep their values. */
  readonly refused: readonly CellError[];
}

/** A gesture of `editable-table/lazy`, whose code is fetched apart: what it is given and returns is the table's own matter. */
export type LazyGesture = (state: never, tools: never) => object;

/** Events of users, pages and clients. */
export type TableEvent =
  // rows
  /** With the texts that cells of these rows did not take, by positions. */
  | { readonly type: 'rows.load'; readonly rows: readonly GivenRow[]; readonly refused?: readonly GivenRefusal[] }
  | { readonly type: 'rows.loading' }
  | { readonly type: 'rows.failed'; readonly message: LocalizedText }
  /** Stored rows that follow those that are there, such as the next page of a list; known ids are left out. Nothing is undone or saved by it. */
  | { readonly type: 'rows.append'; readonly rows: readonly GivenRow[] }
  | { readonly type: 'rows.add'; readonly count?: number; readonly values?: RowValues }
  /** Below that row, or above it. */
  | { readonly type: 'row.insert'; readonly after: RowKey; readonly count?: number; readonly isAbove?: boolean }
  /** One key or a list; anything else throws. */
  | { readonly type: 'rows.remove'; readonly rows: RowKey | readonly RowKey[] }
  | { readonly type: 'selection.remove' }
  | { readonly type: 'rows.confirmRemoval' }
  | { readonly type: 'row.move'; readonly row: RowKey; readonly by: 'up' | 'down' | number }
  | { readonly type: 'rows.sort'; readonly column: ColumnKey; readonly direction: 'ascending' | 'descending' }
  | { readonly type: 'rows.lock'; readonly rows: DisabledRows }
  | { readonly type: 'table.disable'; readonly disabled: boolean }
  // cells
  | { readonly type: 'cells.write'; readonly cells: readonly CellWrite[]; readonly origin?: 'program' | 'import' }
  | { readonly type: 'values.set'; readonly rows: readonly { readonly row: RowKey; readonly values: RowValues }[] }
  | { readonly type: 'cell.toggle'; readonly place: CellPlace }
  | { readonly type: 'rows.picked'; readonly place: CellPlace; readonly picked: readonly RowValues[] }
  /** What of a cell is in no value yet, such as files that are sent or failed; null once nothing is. */
  | { readonly type: 'cell.pend'; readonly place: CellPlace; readonly pending: PendingValue | null }
  /** Remote changes: rows by server id with the changed fields, batched per frame. */
  | { readonly type: 'live.updated'; readonly rows: readonly RowValues[] }
  // focus, range, editing
  | { readonly type: 'cell.focus'; readonly place: CellPlace; readonly extend?: boolean }
  /** Focus and reveal a cell wherever it is, such as one with an error outside of the viewport. */
  | { readonly type: 'cell.reveal'; readonly place: CellPlace }
  | { readonly type: 'focus.leave' }
  | { readonly type: 'range.select'; readonly range: CellRange }
  /** Clear the cells of the range, or the active one. */
  | { readonly type: 'range.clear' }
  | { readonly type: 'range.fillDown' }
  | { readonly type: 'range.fillTo'; readonly place: CellPlace }
  /** A click names its cell; a key opens the active one. */
  | { readonly type: 'edit.start'; readonly place?: CellPlace; readonly seed?: string }
  | { readonly type: 'edit.change'; readonly value: CellValue }
  /** Input in the editor that is not its value yet, such as the search text of a list. */
  | { readonly type: 'edit.touch' }
  | { readonly type: 'edit.blur' }
  | { readonly type: 'edit.commit'; readonly step?: Step }
  | { readonly type: 'edit.cancel' }
  /** `pageRows` is the number of rows per page. */
  | { readonly type: 'key.press'; readonly chord: KeyChord; readonly pageRows: number }
  | { readonly type: 'clipboard.paste'; readonly text: string; readonly html: string }
  /** The cells were copied by the caller of `copied`: announce it. */
  | { readonly type: 'clipboard.copy' }
  | { readonly type: 'clipboard.cut' }
  /** Dismiss the rejected texts. */
  | { readonly type: 'refused.forget' }
  /** Made by the functions of `editable-table/lazy`. */
  | { readonly type: 'gesture.perform'; readonly gesture: LazyGesture }
  | { readonly type: 'change.undo' }
  | { readonly type: 'change.redo' }
  // selection
  | { readonly type: 'row.select'; readonly row: RowKey; readonly isSelected: boolean; readonly extend?: boolean }
  | { readonly type: 'rows.selectAll'; readonly isSelected: boolean }
  | { readonly type: 'selection.clear' }
  // drag
  | { readonly type: 'drag.start'; readonly row: RowKey }
  | { readonly type: 'drag.move'; readonly to: number }
  | { readonly type: 'drag.drop' }
  | { readonly type: 'drag.cancel' }
  // columns and appearance
  | { readonly type: 'column.resize'; readonly column: ColumnKey; readonly width: number }
  | { readonly type: 'column.move'; readonly column: ColumnKey; readonly before: ColumnKey | null }
  | { readonly type: 'column.hide'; readonly column: ColumnKey; readonly isHidden: boolean }
  /** Fix the columns up to this one to the left; null unfixes them. */
  | { readonly type: 'column.freeze'; readonly column: ColumnKey | null }
  | { readonly type: 'columns.reset' }
  | { readonly type: 'size.set'; readonly size: TableSize }
  | { readonly type: 'toolbar.collapse'; readonly isCollapsed: boolean }
  | { readonly type: 'find.open' }
  | { readonly type: 'find.words'; readonly words: string }
  | { readonly type: 'find.next' }
  | { readonly type: 'find.previous' }
  | { readonly type: 'find.close' }
  | { readonly type: 'subTable.toggle'; readonly row: RowKey }
  | { readonly type: 'row.expand'; readonly row: RowKey; readonly isExpanded: boolean }
  // saving and drafts
  | { readonly type: 'table.save' }
  /** All or some rows are saved; `ids` are those assigned to new ones, `left` is why others are not. */
  | {
      readonly type: 'save.done';
      readonly ids?: ReadonlyMap<RowKey, string>;
      readonly rows?: readonly RowKey[];
      readonly left?: LocalizedText | null;
    }
  /** `notice` replaces the message in the notification; null if already reported. */
  | { readonly type: 'save.failed'; readonly message: LocalizedText; readonly notice?: LocalizedText | null }
  /** Persist unsaved edits immediately, such as when the page is left. */
  | { readonly type: 'draft.keep' }
  /** Overwrite remote changes, unless they are to be kept. */
  | { readonly type: 'draft.restore'; readonly keepsRemote?: boolean }
  | { readonly type: 'draft.drop' };

/** Emitted events. */
export type TableEmitted =
  | { readonly type: 'rows.added'; readonly rows: readonly RowKey[] }
  | { readonly type: 'rows.inserted'; readonly rows: readonly RowKey[]; readonly at: number }
  | {
      readonly type: 'rows.removed';
      readonly rows: readonly RowKey[];
      readonly ids: readonly string[];
      readonly mustConfirm: boolean;
    }
  | { readonly type: 'row.moved'; readonly row: RowKey; readonly from: number; readonly to: number }
  | { readonly type: 'value.changed'; readonly commit: Commit }
  | { readonly type: 'selection.changed'; readonly rows: readonly RowKey[] }
  /** All cells are valid: save and answer with `save.done` or `save.failed`. */
  | { readonly type: 'save.requested'; readonly values: TableValues }
  /** One row must be saved immediately. */
  | { readonly type: 'rowSave.requested'; readonly row: RowKey; readonly values: RowValues }
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** For a screen reader. */
  | { readonly type: 'message.announced'; readonly text: LocalizedText }
  /** Scroll the cell into view. */
  | { readonly type: 'cell.revealed'; readonly place: CellPlace }
  | { readonly type: 'cells.copied'; readonly text: string; readonly html: string }
  | {
      readonly type: 'cells.pasted';
      readonly landed: number;
      readonly skipped: number;
      readonly rowsAdded: number;
      readonly bad: readonly CellError[];
    }
  /** The kind's dialog must be opened. */
  | { readonly type: 'picker.requested'; readonly place: CellPlace };

export interface ReadOptions {
  readonly validate?: boolean;
  readonly stripTemporaryIds?: boolean;
  readonly rows?: readonly RowKey[];
}

/** Cells that failed a read with validation. The first one has been revealed. */
export interface TableProblem {
  readonly kind: 'wrong';
  readonly count: number;
  readonly first: CellError;
}

/** The table was disposed before validation completed: its content is unchecked. */
export interface TableGone {
  readonly kind: 'disposed';
}

/** Configured appearance; constant for the table's lifetime. */
export type TableAppearance = Required<
  Pick<
    TableOptions,
    'alwaysEdit' | 'rowSelection' | 'rowNumber' | 'rowExpand' | 'dragSort' | 'rowInsertion' | 'reloadEffect'
  >
>;

/** An editable table: rows in a store, modes in a machine. */
export interface EditableTableService extends Service<TableFacts, TableEvent, TableEmitted> {
  /**
   * False for a key or paste that the table does not handle: it belongs to the browser or the editor. True otherwise.
   */
  send(event: TableEvent): boolean;
  readonly rows: TableRows;
  readonly look: TableAppearance;
  /** Upload of the cells' files; null if not available. */
  readonly uploads: UploadDependencies | null;
  /** Configuration errors of the columns, for their author; the table works without the faulty parts. */
  readonly problems: readonly ColumnConfigurationError[];
  /** Kind of a column; undefined for an unknown column. */
  kind(column: ColumnKey): CellKind | undefined;
  /** Values of all rows or some; with `validate`, only if every cell is valid, including handlers. */
  read(options?: ReadOptions): Promise<Result<TableValues, TableProblem | TableGone>>;
  /** Current values, valid or not. */
  readNow(options?: Omit<ReadOptions, 'validate'>): TableValues;
  /** Clipboard content of the range or the active cell; null if there is none. */
  copied(): { readonly text: string; readonly html: string } | null;
  errors(limit?: number): readonly CellError[];
}
