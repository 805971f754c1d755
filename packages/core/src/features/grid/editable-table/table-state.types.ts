import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellPlace, CellValue, ColumnKey, RowKey } from './cell.types.ts';
import type { Column } from './column.types.ts';
import type {
  CellRange,
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

/** What of a table is known beside its rows, which live in the engine. */
export interface TableState {
  readonly engine: TableEngine;
  readonly options: TableOptions;
  readonly actors: TableCompanions;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Another one after every event, so that whoever draws asks the engine again. */
  readonly version: number;
  /** The columns that may be shown as they were given, and how somebody set them up. */
  readonly given: readonly Column[];
  readonly remembered: RememberedColumns;
  /** Every column that may be shown, in the order in which they stand. */
  readonly layout: readonly LaidOutColumn[];
  /** Those of them that are shown, and their keys. */
  readonly columns: readonly LaidOutColumn[];
  readonly shown: readonly ColumnKey[];
  /** What the toolbar has and the person may use, whether or not it is offered now. */
  readonly buttons: readonly ToolbarButton[];
  readonly active: CellPlace | null;
  readonly range: CellRange | null;
  /** The focus is in the table, and not somewhere else on the page. */
  readonly isInside: boolean;
  /** Where rows were last ticked, for ticking up to another one. */
  readonly tickedAt: RowKey | null;
  readonly edited: EditedCell | null;
  /** What stands in the editor while nothing was typed: what the cell held; nothing where typing began it and no character was taken yet. */
  readonly editedFrom: CellValue;
  /** What the cell held then. */
  readonly initialValue: CellValue;
  /** The ticket of the newest check of a draft; every one is less than the one before. */
  readonly draftTicket: number;
  /** How many handlers have not answered. */
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
  /** Rows that wait until the server did its part of their removal. */
  readonly leaving: readonly RowKey[];
  /** Rows of a table that saves at once: those that changed and were not looked at yet, and those whose check is not over. */
  readonly unsaved: ReadonlySet<RowKey>;
  readonly checking: ReadonlySet<RowKey>;
  readonly isDisabled: boolean;
  readonly linked: LinkedColumns;
  readonly find: FindFacts | null;
  readonly sorted: SortedBy | null;
  /** Which rows a draft has to keep. */
  readonly changed: ChangedRows;
  readonly persistsDrafts: boolean;
  /** What was kept when the page was left, until it is answered. */
  readonly offered: TableDraft | null;
  readonly clashes: DraftClashes;
  /** A draft is to be written in a moment. */
  readonly isDraftDue: boolean;
  /** The engine's revision after the last event. */
  readonly revision: number;
}

/** What the table tells itself, beside what people do. */
export type TableMachineEvent =
  | TableEvent
  | { readonly type: 'handlers.answered'; readonly verdicts: readonly AsyncValidationResult[]; readonly open: number }
  | { readonly type: 'choices.answered'; readonly answers: readonly ChoiceAnswer[] }
  | { readonly type: 'find.found'; readonly place: CellPlace | null }
  | { readonly type: 'find.counted'; readonly matches: number; readonly current: number; readonly isOver: boolean }
  | { readonly type: 'blur.due'; readonly place: CellPlace }
  | { readonly type: 'rows.counted' }
  /** What was wrong with the rows that the table began with. */
  | { readonly type: 'rows.inspected'; readonly report: LoadReport }
  | { readonly type: 'draft.due' }
  /** The service says this before it stops the machine, so that the last words are kept. */
  | { readonly type: 'table.abandoned' }
  | { readonly type: 'reading.begun'; readonly rows?: readonly RowKey[] | undefined }
  | { readonly type: 'reading.ended'; readonly rows?: readonly RowKey[] | undefined }
  /** What keys mean that no other gesture does. */
  | { readonly type: 'focus.move'; readonly movement: Movement; readonly extend: boolean; readonly pageRows: number }
  | { readonly type: 'edit.leave'; readonly movement: Movement | null }
  | { readonly type: 'range.whole'; readonly what: 'rows' | 'columns' | 'all' }
  | { readonly type: 'range.drop' }
  | { readonly type: 'rows.tick' }
  | { readonly type: 'drag.step'; readonly to: 'up' | 'down' | 'first' | 'last' };

/** What a gesture comes to: what is otherwise from now on, what happened once, and which handlers are to be asked. */
export interface Outcome {
  readonly state?: Partial<TableState>;
  readonly emitted?: readonly TableEmitted[];
  readonly checks?: readonly PendingCheck[];
  /** What is to be loaded so that it can be chosen. */
  readonly requestedOptions?: readonly ChoiceWish[];
  /** What is to be looked for in all rows. */
  readonly searches?: RowSearchWish | undefined;
  /** What is to be done in a moment, as if somebody did it. */
  readonly later?: readonly { readonly event: TableMachineEvent; readonly delay: TableDelay }[];
}

export type TableDelay = 'draftDelay' | 'blurDelay';

export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;

/** How the machine speaks with one of its companions. */
interface Talk<Heard> {
  receive(listener: (event: Heard) => void): void;
  sendBack(event: TableMachineEvent): void;
}

/** Begins when the machine does; what it gives ends it. */
export type ActorLink<Heard> = (talk: Talk<Heard>) => () => void;

/** What does the machine's work outside of it. */
export interface TableCompanions {
  readonly askHandlers: ActorLink<HandlersAsked>;
  readonly loadChoices: ActorLink<ChoicesWished>;
  readonly searchRows: ActorLink<FindWished>;
  readonly countRows: ActorLink<unknown>;
  readonly persistDraft: (state: TableState) => void;
  readonly persistColumns: (columns: RememberedColumns) => void;
}
