import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellPlace, CellValue, ColumnKey, RowKey } from './cell.types.ts';
import type { Column } from './column.types.ts';
import type {
  CellRange,
  ColumnFilters,
  DraftClashes,
  EditedCell,
  FindFacts,
  LaidOutColumn,
  SortedBy,
  TableEmitted,
  TableEvent,
} from './editable-table.types.ts';
import type { ChoiceAnswer, ChoicesWished } from './choices/choice-loader.ts';
import type { ChoiceWish, LinkedColumns } from './choices/linked-columns.ts';
import type { HandlersAsked, AsyncValidationResult } from './checking/handler-queue.ts';
import type { ChangedRows } from './draft/changed-rows.ts';
import type { TableDraft } from './draft/table-draft.ts';
import type { RememberedColumns } from './columns/remembered-columns.ts';
import type { FindWished, RowSearchWish } from './find/row-search.ts';
import type { Movement } from './navigation/cell-grid.types.ts';
import type { LoadReport, PendingCheck, TableEngine } from './table-engine.types.ts';
import type { TableOptions, TableSize, ToolbarButton } from './table-options.types.ts';
import type { CellError } from './transaction.types.ts';

/** A view over the rows. */
export interface Arrangement {
  readonly filters: ColumnFilters;
  readonly sorted: SortedBy | null;
  /** The rows that pass, in order. */
  readonly keysOf: (engine: TableEngine) => readonly RowKey[];
  /** Why rows cannot be moved meanwhile: a place among the shown rows is no place among all of them. */
  readonly refusal: TableEmitted;
}

/** State of a table except its rows, which are in the engine. */
export interface TableState {
  readonly engine: TableEngine;
  readonly options: TableOptions;
  readonly actors: TableCompanions;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Changes with every event, so that subscribers read the engine again. */
  readonly version: number;
  /** Available columns as defined, and the user's settings. */
  readonly given: readonly Column[];
  readonly remembered: RememberedColumns;
  /** All available columns in display order. */
  readonly layout: readonly LaidOutColumn[];
  /** The visible ones, and their keys. */
  readonly columns: readonly LaidOutColumn[];
  readonly shown: readonly ColumnKey[];
  /** Permitted toolbar buttons, whether currently applicable or not. */
  readonly buttons: readonly ToolbarButton[];
  readonly active: CellPlace | null;
  readonly range: CellRange | null;
  /** The table has the DOM focus. */
  readonly isInside: boolean;
  /** Row of the last selection, the start of a range selection. */
  readonly tickedAt: RowKey | null;
  readonly edited: EditedCell | null;
  /** Editor content without input: the cell's value; empty if opened by typing before a character was accepted. */
  readonly editedFrom: CellValue;
  /** Value of the cell when the edit started. */
  readonly initialValue: CellValue;
  /** Ticket of the newest draft check; decreasing. */
  readonly draftTicket: number;
  /** Number of pending handlers. */
  readonly asked: number;
  readonly size: TableSize;
  readonly isCollapsed: boolean;
  readonly dragged: { readonly row: RowKey; readonly to: number } | null;
  readonly subTable: RowKey | null;
  readonly expanded: ReadonlySet<RowKey>;
  readonly failure: LocalizedText | null;
  readonly refused: readonly CellError[];
  /** Epoch milliseconds of the last insertion; null before the first. */
  readonly insertedAt: number | null;
  /** Rows waiting for deletion on the server. */
  readonly leaving: readonly RowKey[];
  /** Rows of a table with immediate save: changed ones not checked yet, and ones with a pending check. */
  readonly unsaved: ReadonlySet<RowKey>;
  readonly checking: ReadonlySet<RowKey>;
  readonly isDisabled: boolean;
  readonly linked: LinkedColumns;
  readonly find: FindFacts | null;
  readonly sorted: SortedBy | null;
  /** How rows are filtered and sorted for the eye; null for all rows in their own order. */
  readonly arranged: Arrangement | null;
  /** Rows to include in a draft. */
  readonly changed: ChangedRows;
  readonly persistsDrafts: boolean;
  /** The offered draft, until it is answered. */
  readonly offered: TableDraft | null;
  readonly clashes: DraftClashes;
  /** A draft is scheduled to be persisted. */
  readonly isDraftDue: boolean;
  /** The engine's revision after the last event. */
  readonly revision: number;
}

/** Internal events beside those of the user. */
export type TableMachineEvent =
  | TableEvent
  | { readonly type: 'handlers.answered'; readonly verdicts: readonly AsyncValidationResult[]; readonly open: number }
  | { readonly type: 'choices.answered'; readonly answers: readonly ChoiceAnswer[] }
  | { readonly type: 'find.found'; readonly place: CellPlace | null }
  | { readonly type: 'find.counted'; readonly matches: number; readonly current: number; readonly isOver: boolean }
  | { readonly type: 'blur.due'; readonly place: CellPlace }
  | { readonly type: 'rows.counted' }
  /** Problems of the initial rows. */
  | { readonly type: 'rows.inspected'; readonly report: LoadReport }
  | { readonly type: 'draft.due' }
  /** Sent by the service before it stops the machine, to persist the last input. */
  | { readonly type: 'table.abandoned' }
  | { readonly type: 'reading.begun'; readonly rows?: readonly RowKey[] | undefined }
  | { readonly type: 'reading.ended'; readonly rows?: readonly RowKey[] | undefined }
  /** Commands available by keyboard only. */
  | { readonly type: 'focus.move'; readonly movement: Movement; readonly extend: boolean; readonly pageRows: number }
  | { readonly type: 'edit.leave'; readonly movement: Movement | null }
  | { readonly type: 'range.whole'; readonly what: 'rows' | 'columns' | 'all' }
  | { readonly type: 'range.drop' }
  | { readonly type: 'rows.tick' }
  | { readonly type: 'drag.step'; readonly to: 'up' | 'down' | 'first' | 'last' };

/** Outcome of a gesture: changed state, emitted events, and handlers to call. */
export interface GestureOutcome {
  readonly state?: Partial<TableState>;
  readonly emitted?: readonly TableEmitted[];
  readonly checks?: readonly PendingCheck[];
  /** Options to load. */
  readonly requestedOptions?: readonly ChoiceWish[];
  /** Search to run over all rows. */
  readonly searches?: RowSearchWish | undefined;
  /** Events to send after a delay. */
  readonly later?: readonly { readonly event: TableMachineEvent; readonly delay: TableDelay }[];
}

export type TableDelay = 'draftDelay' | 'blurDelay';

export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

/** Communication of the machine with an actor. */
interface Talk<Heard> {
  receive(listener: (event: Heard) => void): void;
  sendBack(event: TableMachineEvent): void;
}

/** Starts with the machine; returns its cleanup. */
export type ActorLink<Heard> = (talk: Talk<Heard>) => () => void;

/** External work of the machine. */
export interface TableCompanions {
  readonly askHandlers: ActorLink<HandlersAsked>;
  readonly loadChoices: ActorLink<ChoicesWished>;
  readonly searchRows: ActorLink<FindWished>;
  readonly countRows: ActorLink<unknown>;
  readonly persistDraft: (state: TableState) => void;
  readonly persistSize: (size: TableSize) => void;
  readonly persistColumns: (columns: RememberedColumns) => void;
}
