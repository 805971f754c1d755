import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellContext, CellKind } from './cell-kind.types.ts';
import type { CellPlace, CellValue, ColumnKey, Row, RowKey, RowValues } from './cell.types.ts';
import type {
  CellCheck,
  ColumnConfigurationError,
  CellRule,
  ChoiceOption,
  Column,
  Statistic,
  ValidationMoment,
} from './column.types.ts';
import type { DisabledRows, GivenRow } from './table-options.types.ts';
import type {
  CellError,
  Change,
  ChangeOrigin,
  Commit,
  OpenRefusal,
  RowValidationError,
  TableValues,
  Transaction,
} from './transaction.types.ts';

/** A row to render. Referentially stable until it changes. */
export interface RowView extends Row {
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  /** Validation error of each invalid cell; a shared empty record for valid rows. */
  readonly errors: Readonly<Record<ColumnKey, LocalizedText>>;
  /** Revision of the last remote change of each cell; a shared empty record for rows without one. */
  readonly changedByOthers: Readonly<Record<ColumnKey, number>>;
}

export interface SelectionFacts {
  readonly count: number;
  /** All selectable rows are selected, and there is at least one. */
  readonly isAll: boolean;
  readonly isIndeterminate: boolean;
}

export interface ColumnStatistic {
  readonly column: ColumnKey;
  readonly statistic: Statistic;
  /** Exact: decimals keep their digits, integers have none. '' if nothing is counted. */
  readonly text: string;
}

/** A handler to call asynchronously. */
export interface PendingCheck extends CellPlace {
  /** Only the result with the newest ticket of a cell counts. */
  readonly ticket: number;
  readonly check: CellCheck;
  readonly handlers: readonly PendingHandler[];
}

export interface PendingHandler {
  readonly ask: NonNullable<CellRule['handler']>;
  /** The rule's message with its placeholders filled; null if it has none. */
  readonly message: LocalizedText | null;
}

/** Something of a cell that is in no value yet, such as files that are sent or were not stored. */
export interface PendingValue {
  /** `failed` is an error of the cell until it is removed or succeeds; saving waits for what is `running`. */
  readonly state: 'running' | 'failed';
  readonly message: LocalizedText;
}

/** Validation result of an uncommitted value, with the handlers to call. */
export interface DraftCheck {
  readonly problem: LocalizedText | null;
  readonly pending: PendingCheck | null;
}

export interface LoadReport {
  readonly validationErrors: readonly RowValidationError[];
}

export interface EngineOptions {
  readonly columns: readonly Column[];
  readonly kinds: ReadonlyMap<string, CellKind>;
  readonly disabledRows?: DisabledRows;
  readonly disabled?: boolean;
  readonly dragSortKey?: ColumnKey;
  /** Radio selects one row. */
  readonly rowSelection?: 'checkbox' | 'radio' | 'none';
  readonly features?: { readonly validation?: boolean; readonly statistics?: boolean; readonly undo?: boolean };
  /** Generate the id part of a temporary key. */
  readonly newId: () => string;
}

/** Where rows are, by 0-based positions. */
export interface RowPositions {
  rowCount(): number;
  keyAt(position: number): RowKey | undefined;
  /** -1 if there is no such row. */
  positionOf(key: RowKey): number;
}

/**
 * Read access to the rows for rendering: cheap at any number of rows. Positions are those of the shown rows, which a
 * filter or a sort by the head may have made fewer or arranged anew.
 */
export interface TableRows extends RowPositions {
  /** All rows in their own order, which is the one that is saved. */
  readonly own: RowPositions;
  view(key: RowKey): RowView | undefined;
  /** The row at a position, for sequential rendering. */
  viewAt(position: number): RowView | undefined;
  /** Called after every change. */
  subscribe(listener: () => void): () => void;
  /** Called after every change of that row's view, including its removal. */
  subscribeRow(key: RowKey, listener: () => void): () => void;
  /** Called when rows are added, removed or moved, once per commit. */
  subscribeOrder(listener: () => void): () => void;
  /** Changes whenever rows are added, removed or moved. */
  orderRevision(): number;
  value(key: RowKey, column: ColumnKey): CellValue | undefined;
  /** Display text of a cell. */
  text(key: RowKey, column: ColumnKey): string;
  /** Options of a cell. */
  options(key: RowKey, column: ColumnKey): readonly ChoiceOption[];
  /** Whether the user may write: table, column and row are unlocked, and the kind is writable. */
  isWritable(key: RowKey, column: ColumnKey): boolean;
  /** What of a cell is in no value yet; null without any. */
  pending(key: RowKey, column: ColumnKey): PendingValue | null;
  /** Texts that cells did not take, each an error of its cell until that is written. */
  refused(): readonly OpenRefusal[];
}

/**
 * All rows of a table and their derived state, synchronous: typing, paste, fill, drag, import, undo and remote changes
 * share one path, `commit`. Order, selection, locks, errors, statistics and uniqueness are updated incrementally, so
 * that the cost of an edit depends on its rows and not on the table.
 */
export interface TableEngine extends TableRows {
  readonly columns: readonly Column[];
  /** Configuration errors of the columns: unregistered types, invalid patterns. Such rules are skipped. */
  readonly problems: readonly ColumnConfigurationError[];
  column(key: ColumnKey): Column | undefined;
  kind(column: ColumnKey): CellKind | undefined;
  /** Context of a column's kind for these row values, in the table or not. */
  context(column: ColumnKey, values: RowValues): CellContext | undefined;
  row(key: RowKey): Row | undefined;
  revision(): number;

  /**
   * Replace all rows; resets selection, deleted ids, errors and undo. Validates nothing, which keeps it cheap: a view
   * shows wrong kinds of its row's values, the report validates on demand.
   */
  load(rows: readonly GivenRow[]): LoadReport;
  commit(transaction: Transaction, moment?: ValidationMoment): Commit;
  canUndo(): boolean;
  canRedo(): boolean;
  /** null if there is nothing to undo. */
  undo(): Commit | null;
  redo(): Commit | null;
  /** Clear the undo history. */
  forgetHistory(): void;
  isDirty(): boolean;
  /** Note what of a cell is in no value yet, null once nothing is. A failure is an error of the cell. */
  pend(place: CellPlace, pending: PendingValue | null): void;
  /** Whether a text that was to be written into the cell is none of its values. */
  isRefused(place: CellPlace): boolean;
  /** What is in no value yet: `running` while one of it is, `failed` while one waits for a decision. */
  pendingState(): 'none' | PendingValue['state'];
  /** Undo what is pending if it began after the last commit: the cell's pending value is dropped. Returns its cell. */
  takeBackPending(): CellPlace | null;
  /** Assign ids to new rows; keys do not change. */
  nameRows(ids: ReadonlyMap<RowKey, string>): void;
  /** Mark the current state as saved. New rows are assigned the given ids; keys do not change. */
  markSaved(ids?: ReadonlyMap<RowKey, string>): void;

  /** Create a row with a temporary key, the columns' defaults overridden by the given values. */
  newRow(values?: RowValues): Row;
  /** Create the change that inserts rows, at the end by default. */
  insertion(rows: readonly Row[], at?: number): Change;
  /**
   * Create the change that removes one or several rows. Throws a TypeError for anything but a key or a list of keys.
   */
  removal(rows: RowKey | readonly RowKey[]): Change;

  /** Referentially stable until a change. */
  selection(): SelectionFacts;
  /**
   * Show these rows alone, in this order; null shows all in their own. The rows themselves, their undo and what is
   * saved stay as they are. New rows are shown; hidden ones are not selected.
   */
  arrange(keys: readonly RowKey[] | null): void;
  isArranged(): boolean;
  /** Show a hidden row, such as one with an error. */
  include(key: RowKey): void;
  selectedKeys(): readonly RowKey[];
  /** Ignores locked rows. With radio buttons, the last key is selected. */
  select(keys: readonly RowKey[], isSelected: boolean): void;
  selectAll(isSelected: boolean): void;

  /** Replace the rules that lock rows. */
  lockRows(rows: DisabledRows): void;
  setDisabled(disabled: boolean): void;
  /** External options of a column (its dictionary). */
  setOptions(column: ColumnKey, options: readonly ChoiceOption[]): void;
  /** Options below a parent's value, for linked columns. */
  setLinkedOptions(column: ColumnKey, parentValue: string, options: readonly ChoiceOption[]): void;

  /** Referentially stable until a value changes. */
  statistics(): readonly ColumnStatistic[];
  /** Whether the statistics are available without traversing many rows; until then their texts are ''. */
  isCounted(): boolean;
  /** Count this many further rows, for counting in slices. Added, removed or moved rows restart it. */
  countOn(rows: number): void;
  errorCount(): number;
  /** By position and then by column, up to the limit. */
  errors(limit?: number): readonly CellError[];
  /** Validate these cells, or all, rendered or not. Skips hidden columns without `validateHidden`. */
  validate(moment: ValidationMoment, cells?: readonly CellPlace[]): readonly PendingCheck[];
  /** Handlers to call for commits since the last call. */
  takePendingChecks(): readonly PendingCheck[];
  /** Validate an editor's value. Stores nothing; the caller provides the ticket. */
  checkDraft(place: CellPlace, value: CellValue, ticket: number): DraftCheck;
  /** Apply a handler result: null if valid. Returns whether its ticket was the cell's newest. */
  resolveValidation(place: CellPlace, ticket: number, message: LocalizedText | null): boolean;

  /** Values to save with server ids; ids of new rows are omitted if `stripTemporaryIds` is true. */
  read(options?: { readonly stripTemporaryIds?: boolean; readonly keys?: readonly RowKey[] }): TableValues;
  /** Find a row by its server id. */
  keyOfId(id: string): RowKey | undefined;
  lastOrigin(): ChangeOrigin | null;
}
