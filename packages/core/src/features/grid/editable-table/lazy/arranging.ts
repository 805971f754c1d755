import { ok, searchedText, type LocalizedText, type Result } from '../../../../kernel/index.ts';
import type { CellValue, ColumnKey, RowKey } from '../cell.types.ts';
import type { ColumnFilter, ColumnFilters, SortedBy, TableEvent } from '../editable-table.types.ts';
import type { TableEngine } from '../table-engine.types.ts';
import type { PerformedGesture } from '../gestures/lazy-gesture.ts';
import type { Arrangement, GestureOutcome, TableState } from '../table-state.types.ts';
import { arrangingMessages as messages } from './arranging.messages.ts';

const perform = (gesture: PerformedGesture): TableEvent => ({ type: 'gesture.perform', gesture });

/** Press on a head: ascending, then descending, then the rows' own order. A view: rows, undo and saving keep theirs. */
export function sortByHead(column: ColumnKey): TableEvent {
  return perform((state, { sortedKeys }) => {
    const now = state.arranged?.sorted ?? null;
    const direction: SortedBy['direction'] | null =
      now?.column !== column ? 'ascending' : now.direction === 'ascending' ? 'descending' : null;
    const sorted = direction === null ? null : { column, direction };
    return arrange(state, state.arranged?.filters ?? {}, sorted, sortedKeys);
  });
}

/**
 * Show only rows whose cell passes; null filters by this column no longer. Days may be typed as in a form: 今天, `+3`,
 * `20261201`.
 */
export function filterBy(column: ColumnKey, filter: ColumnFilter | null): TableEvent {
  return perform((state, { sortedKeys, parseDay }) => {
    const { [column]: _, ...others } = state.arranged?.filters ?? {};
    const read = filter === null ? ok(null) : withDaysRead(filter, (typed) => parseDay(typed, { now: state.now() }));
    if (!read.ok) return { emitted: [{ type: 'notice.raised', notice: { level: 'error', text: read.error } }] };
    const filters = read.value === null || isOpen(read.value) ? others : { ...others, [column]: read.value };
    return arrange(state, filters, state.arranged?.sorted ?? null, sortedKeys);
  });
}

/** Show all rows, sorted as they are. */
export function clearFilters(): TableEvent {
  return perform((state, { sortedKeys }) => arrange(state, {}, state.arranged?.sorted ?? null, sortedKeys));
}

type DayReader = (typed: string) => Result<string | null, LocalizedText>;

function withDaysRead(filter: ColumnFilter, read: DayReader): Result<ColumnFilter, LocalizedText> {
  if (filter.kind !== 'day') return ok(filter);
  const [from, to] = [read(filter.from ?? ''), read(filter.to ?? '')];
  if (!from.ok) return from;
  return to.ok ? ok({ kind: 'day', from: from.value, to: to.value }) : to;
}

type Sorting = (
  engine: TableEngine,
  keys: readonly RowKey[],
  column: ColumnKey,
  direction: SortedBy['direction'],
) => readonly RowKey[];

function arrange(
  state: TableState,
  filters: ColumnFilters,
  sorted: SortedBy | null,
  sortedKeys: Sorting,
): GestureOutcome {
  const { engine } = state;
  const selected = engine.selection().count;
  const isPlain = sorted === null && Object.keys(filters).length === 0;
  const arranged: Arrangement | null = isPlain
    ? null
    : {
        filters,
        sorted,
        refusal: { type: 'notice.raised', notice: { level: 'warning', text: messages.notMoved } },
        keysOf: (rows) => {
          const passing = passingKeys(rows, filters);
          return sorted === null ? passing : sortedKeys(rows, passing, sorted.column, sorted.direction);
        },
      };
  engine.arrange(arranged?.keysOf(engine) ?? null);
  const { active } = state;
  const isActiveShown = active === null || engine.positionOf(active.row) !== -1;
  const title = sorted === null ? '' : (engine.column(sorted.column)?.title ?? '');
  return {
    state: { arranged, sorted: null, range: null, ...(isActiveShown ? {} : { active: null }) },
    emitted: [
      {
        type: 'message.announced',
        text: messages.arranged(engine.rowCount(), engine.own.rowCount(), title, sorted?.direction ?? null),
      },
      ...(engine.selection().count === selected
        ? []
        : [{ type: 'selection.changed', rows: engine.selectedKeys() } as const]),
    ],
  };
}

function passingKeys(engine: TableEngine, filters: ColumnFilters): readonly RowKey[] {
  const { own } = engine;
  const tests = Object.entries(filters).map(([column, filter]) => ({ column, passes: testOf(filter) }));
  const keys: RowKey[] = [];
  for (let position = 0; position < own.rowCount(); position += 1) {
    const key = own.keyAt(position);
    if (key === undefined) continue;
    const isPassing = tests.every(({ column, passes }) =>
      passes(engine.value(key, column) ?? null, () => engine.text(key, column)),
    );
    if (isPassing) keys.push(key);
  }
  return keys;
}

type CellTest = (value: CellValue, text: () => string) => boolean;

function testOf(filter: ColumnFilter): CellTest {
  switch (filter.kind) {
    case 'text': {
      const wanted = searchedText(filter.contains);
      return (_, text) => searchedText(text()).includes(wanted);
    }
    case 'values': {
      const texts = new Set(filter.texts);
      return (_, text) => texts.has(text());
    }
    case 'number':
      return (value) =>
        typeof value === 'number' &&
        (filter.from === null || value >= filter.from) &&
        (filter.to === null || value <= filter.to);
    case 'day':
      return (value, text) => {
        if (value === null || value === '') return false;
        const day = text().slice(0, DAY_LENGTH);
        return (filter.from === null || day >= filter.from) && (filter.to === null || day <= filter.to);
      };
  }
}

/** Letters of `2026-03-08`. */
const DAY_LENGTH = 10;

function isOpen(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.contains.trim() === '';
    case 'values':
      return false;
    case 'number':
    case 'day':
      return filter.from === null && filter.to === null;
  }
}
