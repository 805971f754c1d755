import type { Notice, Result, Service, LocalizedText } from '../../../kernel/index.ts';
import type { CellKind } from './cell-kind.types.ts';
import type { CellPlace, CellValue, ColumnKey, RowKey, RowValues } from './cell.types.ts';
import type { ColumnConfigurationError, Column } from './column.types.ts';
import type { ColumnStatistic, SelectionFacts, TableRows } from './table-engine.types.ts';
import type { DisabledRows, GivenRow, TableOptions, TableSize, ToolbarButton } from './table-options.types.ts';
import type { UploadDependencies } from './table-dependencies.types.ts';
import type { CellError, CellWrite, Commit, TableValues } from './transaction.types.ts';

/** Two corners of a rectangle of cells; `anchor` is where it began, `head` where it was drawn to and where the focus is. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly head: CellPlace;
}

export type Step = 'up' | 'down' | 'left' | 'right';

/** A key as it was pressed, in the words of UI Events. Command counts as control. */
export interface KeyChord {
  readonly key: string;
  readonly control: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** An input method composes with it (`isComposing`, or key code 229). */
  readonly isComposing?: boolean;
  /** The caret stands somewhere in the words of the editor: they are not selected as a whole, as a press on the cell leaves them. */
  readonly hasCaret?: boolean;
}

export interface EditedCell extends CellPlace {
  /** What stands in the editor. */
  readonly draft: CellValue;
  /** Typing began it: the editor takes the character and puts the caret behind it. Otherwise the content is selected. */
  readonly isReplacing: boolean;
  /** A press on the cell opened it, and nothing was typed since: arrows and a range that is pasted are meant for the table. */
  readonly isUntouched: boolean;
  readonly problem: LocalizedText | null;
  /** What somebody else wrote there meanwhile; the draft wins, this is shown. */
  readonly remoteValue: CellValue | undefined;
}

/** How a column stands in the table now. */
export interface LaidOutColumn {
  readonly column: Column;
  /** CSS pixels. */
  readonly width: number;
  /** The width that it had before somebody made it wider or narrower; null where nobody did. */
  readonly resizedFrom: number | null;
  readonly fixed: 'left' | 'right' | null;
  readonly isHidden: boolean;
}

export interface FindFacts {
  readonly words: string;
  readonly matches: number;
  /** Counted from 1, 0 for none. */
  readonly current: number;
  /** All rows were looked through for these words: there are no more matches. */
  readonly isCounted: boolean;
}

/** Cells of a draft in which something stands by now that was not there when it was written. */
export interface DraftClashes {
  /** Each says what stands in the draft and what stands there now. By row and then by column. */
  readonly cells: readonly CellError[];
  /** Whether there is something in the draft beside them. */
  readonly hasOthers: boolean;
}

export interface SortedBy {
  readonly column: ColumnKey;
  readonly direction: 'ascending' | 'descending';
}

export type TableMode = 'idle' | 'editing' | 'dragging' | 'validating' | 'loading' | 'saving';

export interface TableFacts {
  readonly mode: TableMode;
  readonly isDisabled: boolean;
  /** Another one whenever rows came, went or moved. */
  readonly orderRevision: number;
  readonly rowCount: number;
  /** In the order in which they stand, hidden ones left out; fixed left first, fixed right last. */
  readonly columns: readonly LaidOutColumn[];
  /** Every column that may be shown, hidden ones too: what the choice of columns offers. */
  readonly allColumns: readonly LaidOutColumn[];
  readonly size: TableSize;
  /** The cell that has the focus. */
  readonly active: CellPlace | null;
  readonly range: CellRange | null;
  readonly edited: EditedCell | null;
  readonly selection: SelectionFacts;
  readonly statistics: readonly ColumnStatistic[];
  readonly errorCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isDirty: boolean;
  readonly isCollapsed: boolean;
  /** What the toolbar offers now. */
  readonly buttons: readonly ToolbarButton[];
  readonly find: FindFacts | null;
  /** How the rows were sorted last; null as soon as they may stand otherwise. */
  readonly sorted: SortedBy | null;
  /** The row that is being dragged and where it would go. */
  readonly dragged: { readonly row: RowKey; readonly to: number } | null;
  /** The row below which a sub-table is open. */
  readonly subTable: RowKey | null;
  readonly expanded: ReadonlySet<RowKey>;
  /** What was kept when the page was left with unsaved edits, offered back as soon as there are rows to put it into. */
  readonly hasDraft: boolean;
  /** What restoring it would write over what others wrote there since. */
  readonly draftClashes: DraftClashes;
  readonly failure: LocalizedText | null;
  /** Texts of the last paste or fill that no cell could take; the cells keep what they held. */
  readonly refused: readonly CellError[];
}

/** What a person, a page or another face does. */
export type TableEvent =
  // rows
  | { readonly type: 'rows.load'; readonly rows: readonly GivenRow[] }
  | { readonly type: 'rows.loading' }
  | { readonly type: 'rows.failed'; readonly message: LocalizedText }
  | { readonly type: 'rows.add'; readonly count?: number; readonly values?: RowValues }
  /** Below that row. */
  | { readonly type: 'row.insert'; readonly after: RowKey; readonly count?: number }
  /** One row or several; anything else is a programmer's mistake and throws. */
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
  | { readonly type: 'picked'; readonly place: CellPlace; readonly picked: readonly RowValues[] }
  /** What others changed: rows by bare id with the fields that changed, all in one frame together. */
  | { readonly type: 'live.updated'; readonly rows: readonly RowValues[] }
  // focus, range, editing
  | { readonly type: 'cell.focus'; readonly place: CellPlace; readonly extend?: boolean }
  /** Gives a cell the focus and shows it, wherever it is: what is wrong with it may have been hidden until now. */
  | { readonly type: 'cell.reveal'; readonly place: CellPlace }
  | { readonly type: 'focus.leave' }
  | { readonly type: 'range.select'; readonly range: CellRange }
  /** Empties the cells of the range, or the active one. */
  | { readonly type: 'range.clear' }
  | { readonly type: 'range.fillDown' }
  | { readonly type: 'range.fillTo'; readonly place: CellPlace }
  /** A press names its place; a key opens the active cell. */
  | { readonly type: 'edit.start'; readonly place?: CellPlace; readonly seed?: string }
  | { readonly type: 'edit.change'; readonly value: CellValue }
  /** Something was typed into the editor that is not its value yet, as the words that a list is searched by. */
  | { readonly type: 'edit.touch' }
  | { readonly type: 'edit.blur' }
  | { readonly type: 'edit.commit'; readonly step?: Step }
  | { readonly type: 'edit.cancel' }
  /** `pageRows` is how many rows a page shows. */
  | { readonly type: 'key.press'; readonly chord: KeyChord; readonly pageRows: number }
  | { readonly type: 'clipboard.paste'; readonly text: string; readonly html: string }
  /** The cells were put on the clipboard, by who asked `copied`: says so. */
  | { readonly type: 'clipboard.copy' }
  | { readonly type: 'clipboard.cut' }
  /** The texts that no cell could take were looked at. */
  | { readonly type: 'refused.forget' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  // selection
  | { readonly type: 'row.select'; readonly row: RowKey; readonly isSelected: boolean; readonly extend?: boolean }
  | { readonly type: 'rows.selectAll'; readonly isSelected: boolean }
  | { readonly type: 'selection.clear' }
  // drag
  | { readonly type: 'drag.start'; readonly row: RowKey }
  | { readonly type: 'drag.move'; readonly to: number }
  | { readonly type: 'drag.drop' }
  | { readonly type: 'drag.cancel' }
  // columns and looks
  | { readonly type: 'column.resize'; readonly column: ColumnKey; readonly width: number }
  | { readonly type: 'column.move'; readonly column: ColumnKey; readonly before: ColumnKey | null }
  | { readonly type: 'column.hide'; readonly column: ColumnKey; readonly isHidden: boolean }
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
  | { readonly type: 'save' }
  /** Everything is stored, or some rows are; `ids` are those that new ones got, `left` says what is still not stored. */
  | {
      readonly type: 'save.done';
      readonly ids?: ReadonlyMap<RowKey, string>;
      readonly rows?: readonly RowKey[];
      readonly left?: LocalizedText | null;
    }
  /** `notice` is told in passing in the place of the message, null where the person was told already. */
  | { readonly type: 'save.failed'; readonly message: LocalizedText; readonly notice?: LocalizedText | null }
  /** Keeps what is not saved without waiting, as when the page goes. */
  | { readonly type: 'draft.keep' }
  /** Writes over what others wrote since, unless what is theirs is to be kept. */
  | { readonly type: 'draft.restore'; readonly keepsRemote?: boolean }
  | { readonly type: 'draft.drop' };

/** What happened once. */
export type TableEmitted =
  | { readonly type: 'added'; readonly rows: readonly RowKey[] }
  | { readonly type: 'inserted'; readonly rows: readonly RowKey[]; readonly at: number }
  | {
      readonly type: 'removed';
      readonly rows: readonly RowKey[];
      readonly ids: readonly string[];
      readonly mustConfirm: boolean;
    }
  | { readonly type: 'moved'; readonly row: RowKey; readonly from: number; readonly to: number }
  | { readonly type: 'valueChanged'; readonly commit: Commit }
  | { readonly type: 'selectionChanged'; readonly rows: readonly RowKey[] }
  /** All is right and to be stored: answer with `save.done` or `save.failed`. */
  | { readonly type: 'saveAsked'; readonly values: TableValues }
  /** One row is to be stored at once. */
  | { readonly type: 'rowSaveAsked'; readonly row: RowKey; readonly values: RowValues }
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** For a screen reader. */
  | { readonly type: 'announced'; readonly text: LocalizedText }
  /** Is to be scrolled to. */
  | { readonly type: 'revealed'; readonly place: CellPlace }
  | { readonly type: 'copied'; readonly text: string; readonly html: string }
  | {
      readonly type: 'pasted';
      readonly landed: number;
      readonly skipped: number;
      readonly rowsAdded: number;
      readonly bad: readonly CellError[];
    }
  /** A kind that picks in a dialog of its own is to show it. */
  | { readonly type: 'pickAsked'; readonly place: CellPlace };

export interface ReadOptions {
  readonly validate?: boolean;
  readonly stripTemporaryIds?: boolean;
  readonly rows?: readonly RowKey[];
}

/** Cells that stopped a reading with validation. The first bad one has been revealed. */
export interface TableProblem {
  readonly kind: 'wrong';
  readonly count: number;
  readonly first: CellError;
}

/** The table was disposed before it was checked to the end: what it held is not known to be right. */
export interface TableGone {
  readonly kind: 'disposed';
}

/** How a table was asked to look; the same for as long as it lives. */
export type TableAppearance = Required<
  Pick<TableOptions, 'alwaysEdit' | 'rowSelection' | 'rowNumber' | 'rowExpand' | 'dragSort' | 'reloadEffect'>
>;

/** A table that is kept: rows beside it, modes in it. */
export interface EditableTable extends Service<TableFacts, TableEvent, TableEmitted> {
  /** False for a key or a paste that means nothing to the table now: it is the browser's or the editor's. True for all else. */
  send(event: TableEvent): boolean;
  readonly rows: TableRows;
  readonly look: TableAppearance;
  /** What the files of its cells are sent with; null where none can be sent. */
  readonly uploads: UploadDependencies | null;
  /** What is wrong with the columns themselves; the table works without what cannot. For whoever made them. */
  readonly problems: readonly ColumnConfigurationError[];
  /** How the cells of a column behave; undefined for a column that is not there. */
  kind(column: ColumnKey): CellKind | undefined;
  /** Values of all rows or some; with `validate` only when every cell is right, handlers asked too. */
  read(options?: ReadOptions): Promise<Result<TableValues, TableProblem | TableGone>>;
  /** What is there now, right or not. */
  readNow(options?: Omit<ReadOptions, 'validate'>): TableValues;
  /** The cells of the range, or the active one, as a spreadsheet takes them; null for none. */
  copied(): { readonly text: string; readonly html: string } | null;
  errors(limit?: number): readonly CellError[];
}
