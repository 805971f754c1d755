import { createEmitter } from '../../../../kernel/index.ts';
import type { ColumnKey, RowKey } from '../cell.types.ts';
import type { ValidationMoment } from '../column.types.ts';
import type { EngineOptions, TableEngine } from '../table-engine.types.ts';
import type { Change, ChangeOrigin, Commit, Transaction } from '../transaction.types.ts';
import { createArrangedView } from './arranged-view.ts';
import { createCellChecks } from './cell-checks.ts';
import { createCellErrors } from './cell-errors.ts';
import { commitOf, createChanges, nothingDone, type Done } from './changes.ts';
import { createDeletedIds } from './deleted-ids.ts';
import { createDraftChecks } from './draft-checks.ts';
import { createEngineColumns } from './engine-columns.ts';
import { listErrors } from './error-list.ts';
import { createHistory, rebased } from './history.ts';
import { loadReport } from './load.ts';
import { createNewRow, createOrderNumbers } from './new-rows.ts';
import { createOtherChanges } from './other-changes.ts';
import { readTable } from './reading.ts';
import { temporaryKey } from './row-ids.ts';
import { createPendingCells } from './pending-cells.ts';
import { createPendingValues } from './pending-values.ts';
import { createRowLocks } from './row-locks.ts';
import { createRowReader } from './row-reader.ts';
import { createRowOrder } from './row-order.ts';
import { createRowStore } from './row-store.ts';
import { createRowViews } from './row-views.ts';
import { createSelection } from './selection.ts';
import { createShownRows } from './shown-rows.ts';
import { createStatistics } from './statistics.ts';
import { createUniqueness } from './uniqueness.ts';
import { createValidation } from './validation.ts';

export const DEFAULT_SORT_KEY = 'orderNum';

/** Rows with all derived state. Synchronous: pending handlers report their results to it. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createTableEngine(options: EngineOptions): TableEngine {
  const { features = {}, newId, rowSelection = 'checkbox', dragSortKey: sortKey = DEFAULT_SORT_KEY } = options;
  const columns = createEngineColumns({
    columns: options.columns,
    kinds: options.kinds,
    sortKey,
    hasValidation: features.validation !== false,
  });

  const store = createRowStore(newId);
  const order = createRowOrder();
  const shown = createShownRows(order);
  const source = {
    ...order,
    values: store.values,
    value: store.value,
    orderRevision: () => orderRevision,
  };
  const deleted = createDeletedIds();
  const errors = createCellErrors();
  const others = createOtherChanges();
  const pending = createPendingCells();
  const history = createHistory(features.undo !== false);
  const numbers = createOrderNumbers(columns.all, source);
  const statistics = createStatistics(features.statistics === false ? [] : columns.all, source);
  const uniqueness = createUniqueness(columns.unique, source, (slot, column) => validation.suspect(slot, column));
  const locks = createRowLocks(options.disabledRows ?? {}, source, (slot, isLocked) =>
    selection.lockChanged(slot, isLocked),
  );
  const selection = createSelection(rowSelection, {
    count: order.count,
    lockedCount: locks.count,
    isLocked: locks.isLocked,
    forEach: order.forEach,
  });
  const checks = createCellChecks({ columns, store, uniqueness, errors, pending });
  const checkDraft = createDraftChecks(columns, store, uniqueness);
  const views = createRowViews({
    row: store.row,
    slotOf: store.slotOf,
    keyOf: store.keyOf,
    isLocked: locks.isLocked,
    isSelected: selection.has,
    errors: checks.shown,
    changedByOthers: others.of,
  });
  const validation = createValidation({ columns, order, uniqueness, errors, checks, touch: views.touch });
  const watchers = [uniqueness, statistics, numbers, locks, selection];
  const reader = createRowReader({
    columns,
    store,
    order,
    shown,
    locks,
    views,
    pending,
    isDisabled: () => isDisabled,
    revision: () => revision,
  });
  const change = createChanges({
    columns,
    store,
    order,
    deleted,
    uniqueness,
    watchers,
    pending,
    isWritable: reader.isWritableAt,
  });

  const createNew = createNewRow(columns, numbers, () => temporaryKey(newId()));
  const orderChanges = createEmitter();
  const commits = createEmitter();
  let isDisabled = options.disabled === true;
  let revision = 0;
  let orderRevision = 0;
  let lastOrigin: ChangeOrigin | null = null;

  function publish(isOrderChanged = false): void {
    views.publish();
    if (isOrderChanged) orderChanges.emit();
    commits.emit();
  }

  function perform({ origin, changes }: Transaction, moment: ValidationMoment): Done {
    const done = nothingDone(origin);
    revision += 1;
    for (const step of changes) change(step, done);
    if (origin === 'live')
      for (const [index, column] of done.columns.entries()) others.note(done.slots[index] ?? -1, column.key, revision);
    shown.exclude(done.went);
    if (done.went.length > 0) pendingValues.forgetGone();
    for (const slot of done.came) shown.include(slot);
    for (const slots of [done.slots, done.came, done.went]) for (const slot of slots) views.touch(slot);
    validation.follow(done, moment);
    pendingValues.recheck(done.told);
    if (done.isOrderChanged) orderRevision += 1;
    lastOrigin = origin;
    return done;
  }

  const hasEffect = ({ inverses }: Done): boolean => inverses.length > 0;
  const othersAt = (row: RowKey, column: ColumnKey): number => others.of(store.slotOf(row))[column] ?? 0;

  /** Take steps until one has an effect. */
  function retrace(origin: 'undo' | 'redo'): Commit | null {
    for (;;) {
      const step = origin === 'undo' ? history.takeUndo() : history.takeRedo();
      if (step === null) return null;
      const done = perform({ origin, changes: rebased(step, othersAt) }, 'change');
      if (!hasEffect(done)) {
        history.passed(origin === 'undo' ? step.before : step.after);
        continue;
      }
      const commit = commitOf(done, revision);
      if (origin === 'undo') history.undone(step, commit, done.slots.length);
      else history.redone(step, commit, done.slots.length);
      publish(commit.isOrderChanged);
      return commit;
    }
  }

  function nameRows(ids: ReadonlyMap<RowKey, string>): void {
    for (const [key, id] of ids) {
      const slot = reader.standing(key);
      if (slot === -1) continue;
      store.setId(slot, id);
      views.touch(slot);
    }
  }

  const pendingValues = createPendingValues({
    pending,
    history,
    validation,
    reader,
    views,
    keyOf: store.keyOf,
    isUndone: features.undo !== false,
    nextRevision: () => revision + 1,
    changed(slot) {
      revision += 1;
      redraw([slot]);
    },
  });

  function redraw(slots: readonly number[]): void {
    for (const slot of slots) views.touch(slot);
    publish();
  }

  function redrawAll(): void {
    views.touchAll();
    publish();
  }

  function publishOrder(): void {
    orderRevision += 1;
    views.touchAll();
    publish(true);
  }

  const view = createArrangedView({
    own: order,
    shown,
    selection,
    isLocked: locks.isLocked,
    standing: reader.standing,
    keyOf: store.keyOf,
    orderRevision: () => orderRevision,
    redrawAll,
    redraw,
    publishOrder,
  });

  return {
    ...reader.rows,
    columns: options.columns,
    problems: columns.problems,
    revision: () => revision,
    subscribe: commits.on,

    subscribeRow: views.subscribe,
    subscribeOrder: orderChanges.on,
    orderRevision: () => orderRevision,

    load(rows) {
      store.fill(rows);
      order.fill(rows.length);
      shown.arrange(null);
      for (const watcher of watchers) watcher.reset();
      for (const part of [deleted, checks, validation, history, others]) part.reset();
      pendingValues.follow();
      revision += 1;
      lastOrigin = null;
      publishOrder();
      return loadReport(rows, columns);
    },
    commit(transaction, moment = 'change') {
      const done = perform(transaction, moment);
      const commit = commitOf(done, revision);
      if (hasEffect(done) && transaction.origin !== 'live') history.record(commit, done.slots.length);
      if (hasEffect(done)) publish(commit.isOrderChanged);
      return commit;
    },
    ...pendingValues,
    canRedo: history.canRedo,
    undo: () => retrace('undo'),
    redo: () => retrace('redo'),
    forgetHistory() {
      history.forget();
      publish();
    },
    isDirty: history.isDirty,
    nameRows(ids) {
      nameRows(ids);
      publish();
    },
    markSaved(ids) {
      if (ids !== undefined) nameRows(ids);
      deleted.markSaved();
      history.markSaved();
      publish();
    },

    newRow: (given) => createNew(given),
    insertion: (rows, at = order.count()): Change => ({
      kind: 'rowsInserted',
      rows: rows.map((row, index) => ({ at: at + index, row })),
    }),
    removal(rows) {
      if (typeof rows !== 'string' && !Array.isArray(rows))
        throw new TypeError('Rows must be removed by a key or a list of keys.');
      return { kind: 'rowsRemoved', rows: typeof rows === 'string' ? [rows] : rows };
    },

    ...view,
    lockRows(rules) {
      const wasLocked = locks.set(rules);
      selection.relock(wasLocked);
      redrawAll();
    },
    setDisabled(disabled) {
      if (disabled === isDisabled) return;
      isDisabled = disabled;
      redrawAll();
    },
    setOptions(column, choices) {
      columns.options.set(column, choices);
      redrawAll();
    },
    setLinkedOptions(column, parentValue, choices) {
      columns.options.setLinked(column, parentValue, choices);
      redrawAll();
    },

    statistics: statistics.figures,
    isCounted: statistics.isCounted,
    countOn: statistics.countOn,
    errorCount: errors.count,
    errors: (limit = Number.POSITIVE_INFINITY) => listErrors({ columns, store, order, errors }, limit),
    validate(moment, cells) {
      const asked = validation.validate(
        moment,
        cells?.flatMap((place) => reader.cellAt(place) ?? []),
      );
      publish();
      return asked;
    },
    takePendingChecks: validation.take,
    checkDraft(place, value, ticket) {
      const cell = reader.cellAt(place);
      return cell === null ? { problem: null, pending: null } : checkDraft(cell.slot, cell.column, value, ticket);
    },
    resolveValidation(place, ticket, message) {
      const cell = reader.cellAt(place);
      if (cell === null || !checks.resolveValidation(cell.slot, cell.column, ticket, message)) return false;
      redraw([cell.slot]);
      return true;
    },

    read: (reading = {}) => readTable({ store, order, deleted, sortKey }, reading),
    lastOrigin: () => lastOrigin,
  };
}
