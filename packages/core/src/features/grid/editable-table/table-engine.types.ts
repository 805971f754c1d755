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
  RowValidationError,
  TableValues,
  Transaction,
} from './transaction.types.ts';

/** A row as it is drawn. The same reference until something of it changes. */
export interface RowView extends Row {
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  /** The complaint about each bad cell; the same empty record for all rows without one. */
  readonly errors: Readonly<Record<ColumnKey, LocalizedText>>;
  /** The revision at which others last changed a cell; the same empty record for all rows without one. */
  readonly changedByOthers: Readonly<Record<ColumnKey, number>>;
}

export interface SelectionFacts {
  readonly count: number;
  /** Every row that can be selected is, and there is one. */
  readonly isAll: boolean;
  readonly isIndeterminate: boolean;
}

export interface ColumnStatistic {
  readonly column: ColumnKey;
  readonly statistic: Statistic;
  /** Exact: sums of decimals have the digits that they have, whole numbers are written whole. '' where nothing is counted. */
  readonly text: string;
}

/** A handler that is to be asked, by whoever may wait. */
export interface PendingCheck extends CellPlace {
  /** Only the verdict with the newest ticket of a cell counts. */
  readonly ticket: number;
  readonly check: CellCheck;
  readonly handlers: readonly PendingHandler[];
}

export interface PendingHandler {
  readonly ask: NonNullable<CellRule['handler']>;
  /** The rule's own words, filled in; null where it has none. */
  readonly message: LocalizedText | null;
}

/** What is wrong with a value that is not written yet, and what handlers are to be asked of it. */
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
  /** Makes what is behind the prefix of a temporary key. */
  readonly newId: () => string;
}

/** The reading side of the rows, for whoever draws: cheap at any number of rows. */
export interface TableRows {
  rowCount(): number;
  keyAt(position: number): RowKey | undefined;
  /** -1 where there is no such row. */
  positionOf(key: RowKey): number;
  view(key: RowKey): RowView | undefined;
  /** The row that stands there, for whoever draws one after the other. */
  viewAt(position: number): RowView | undefined;
  /** Calls after every change of anything. */
  subscribe(listener: () => void): () => void;
  /** Calls after every change of that row's view, also when it goes. */
  subscribeRow(key: RowKey, listener: () => void): () => void;
  /** Calls when rows come, go or move, once a commit. */
  subscribeOrder(listener: () => void): () => void;
  /** Another number whenever rows came, went or moved. */
  orderRevision(): number;
  /** What the kind of a column says that stands in a cell. */
  text(key: RowKey, column: ColumnKey): string;
  /** What can be chosen in a cell. */
  options(key: RowKey, column: ColumnKey): readonly ChoiceOption[];
  /** Whether a person may write there: neither table, column nor row is locked, and the kind can be written. */
  isWritable(key: RowKey, column: ColumnKey): boolean;
}

/**
 * All rows of a table and what is derived from them, without time: typing, paste, fill, drag, import, undo and what others change
 * are one path, `commit`. Order, selection, locks, complaints, statistics and uniqueness are kept from what changed, so that an
 * edit costs the row that it touches and not the table.
 */
export interface TableEngine extends TableRows {
  readonly columns: readonly Column[];
  /** What is wrong with the columns themselves: types that nobody registered, patterns that cannot be run. Such rules are not asked. */
  readonly problems: readonly ColumnConfigurationError[];
  column(key: ColumnKey): Column | undefined;
  kind(column: ColumnKey): CellKind | undefined;
  /** What the kind of a column is asked with about a row that holds these values, in the table or not yet. */
  context(column: ColumnKey, values: RowValues): CellContext | undefined;
  row(key: RowKey): Row | undefined;
  revision(): number;

  /**
   * In the place of all rows; forgets selection, deleted ids, complaints and undo. Nothing is checked by it, so that it costs
   * hardly anything: a view shows the wrong kinds of its row's values, the report looks for mistakes when it is asked for them.
   */
  load(rows: readonly GivenRow[]): LoadReport;
  commit(transaction: Transaction, moment?: ValidationMoment): Commit;
  canUndo(): boolean;
  canRedo(): boolean;
  /** null where there is nothing to take back. */
  undo(): Commit | null;
  redo(): Commit | null;
  /** Forgets what could be taken back. */
  forgetHistory(): void;
  isDirty(): boolean;
  /** New rows are known under these ids from now on; every row keeps its key. */
  nameRows(ids: ReadonlyMap<RowKey, string>): void;
  /** What holds now counts as stored. New rows for which ids are given are known under them from then on; every row keeps its key. */
  markSaved(ids?: ReadonlyMap<RowKey, string>): void;

  /** A row with a temporary key, its columns' initial values under those that are given. */
  newRow(values?: RowValues): Row;
  /** The change that inserts rows, at the end without a place. */
  insertion(rows: readonly Row[], at?: number): Change;
  /** The change that removes a row or several. Throws a TypeError for what is neither a key nor a list of keys. */
  removal(rows: RowKey | readonly RowKey[]): Change;

  /** The same reference until something of it changes. */
  selection(): SelectionFacts;
  selectedKeys(): readonly RowKey[];
  /** Locked rows are left out. In radio selection the last of the keys is the one. */
  select(keys: readonly RowKey[], isSelected: boolean): void;
  selectAll(isSelected: boolean): void;

  /** Rows that are locked from now on, in the place of those before. */
  lockRows(rows: DisabledRows): void;
  setDisabled(disabled: boolean): void;
  /** Options of a column from outside of it (its dictionary). */
  setOptions(column: ColumnKey, options: readonly ChoiceOption[]): void;
  /** Options below a parent's value, for linked columns. */
  setLinkedOptions(column: ColumnKey, parentValue: string, options: readonly ChoiceOption[]): void;

  /** The same reference until a figure changes. */
  statistics(): readonly ColumnStatistic[];
  /** Whether the statistics are there without a walk over many rows; until then their texts are ''. */
  isCounted(): boolean;
  /** Counts so many rows more, for whoever has other things to do between. Rows that come, go or move begin it anew. */
  countOn(rows: number): void;
  errorCount(): number;
  /** By position and then by column, at most so many. */
  errors(limit?: number): readonly CellError[];
  /** Checks these cells now, all cells without them, drawn or not. Hidden columns are left out unless `validateHidden`. */
  validate(moment: ValidationMoment, cells?: readonly CellPlace[]): readonly PendingCheck[];
  /** The checks that commits since the last call asked for. */
  takePendingChecks(): readonly PendingCheck[];
  /** Looks at a value that stands in an editor. Keeps nothing; the ticket is the caller's. */
  checkDraft(place: CellPlace, value: CellValue, ticket: number): DraftCheck;
  /** A verdict of handlers: null for right. Whether it counted: one whose ticket is not the cell's newest does not. */
  resolveValidation(place: CellPlace, ticket: number, message: LocalizedText | null): boolean;

  /** What can be saved: bare ids; those of new rows are left out when `stripTemporaryIds` is true. */
  read(options?: { readonly stripTemporaryIds?: boolean; readonly keys?: readonly RowKey[] }): TableValues;
  value(key: RowKey, column: ColumnKey): CellValue | undefined;
  /** Rows by bare id, for what comes from outside. */
  keyOfId(id: string): RowKey | undefined;
  lastOrigin(): ChangeOrigin | null;
}
