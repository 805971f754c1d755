import type {
  CellKind,
  CellValue,
  Column,
  EditableTableService,
  EditorName,
  LaidOutColumn,
  RowKey,
  RowView,
  TableEmitted,
  TableEvent,
  TableFacts,
  TableAppearance,
} from '@evergreen/core/grid/editable-table';

export interface FakeTable extends EditableTableService {
  readonly sent: TableEvent[];
  /** What is so from now on. */
  become(facts: Partial<TableFacts>): void;
  emit(emitted: TableEmitted): void;
  /** Another view of a row. */
  show(key: RowKey, view: Partial<RowView>): void;
}

export interface FakeOptions {
  readonly columns: readonly (Column & { readonly editor?: EditorName })[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  readonly look?: Partial<TableAppearance>;
  readonly facts?: Partial<TableFacts>;
}

const PLAIN_LOOK: TableAppearance = {
  alwaysEdit: false,
  rowSelection: 'none',
  rowNumber: false,
  rowExpand: false,
  dragSort: false,
  rowInsertion: true,
  reloadEffect: true,
};

/** A table that decides nothing: it keeps what it is sent and is what a test says. */
export function fakeTable({ columns, rows, look, facts: given }: FakeOptions): FakeTable {
  const views = new Map<RowKey, RowView>(
    rows.map((values, at) => [
      `k${at}`,
      { key: `k${at}`, id: `${at}`, values, isLocked: false, isSelected: false, errors: {}, changedByOthers: {} },
    ]),
  );
  const keys = [...views.keys()];
  const listeners = new Set<() => void>();
  const rowListeners = new Map<RowKey, Set<() => void>>();
  const rowsListeners = new Set<() => void>();
  const hearers = new Set<(emitted: TableEmitted) => void>();
  const sent: TableEvent[] = [];
  const laidOut = columns.map((column): LaidOutColumn => ({
    column,
    width: column.width ?? 120,
    resizedFrom: null,
    fixed: column.fixed ?? null,
    isHidden: false,
  }));
  let facts: TableFacts = {
    mode: 'idle',
    isDisabled: false,
    orderRevision: 0,
    rowCount: rows.length,
    columns: laidOut,
    allColumns: laidOut,
    size: 'medium',
    active: null,
    range: null,
    edited: null,
    selection: { count: 0, isAll: false, isIndeterminate: false },
    statistics: [],
    errorCount: 0,
    canUndo: false,
    canRedo: false,
    isDirty: false,
    pending: 'none',
    isCollapsed: true,
    buttons: [],
    find: null,
    sorted: null,
    filters: {},
    isArranged: false,
    dragged: null,
    subTable: null,
    expanded: new Set(),
    hasDraft: false,
    draftClashes: { cells: [], hasOthers: true },
    failure: null,
    refused: [],
    ...given,
  };
  const cellText = (key: RowKey, column: string) => wordsOf(views.get(key)?.values[column] ?? null);
  const positions = {
    rowCount: () => keys.length,
    keyAt: (position: number) => keys[position],
    positionOf: (key: RowKey) => keys.indexOf(key),
  };
  return {
    sent,
    look: { ...PLAIN_LOOK, ...look },
    problems: [],
    uploads: null,
    kind: (key) => kindOf(columns.find((column) => column.key === key)?.editor ?? 'text'),
    rows: {
      ...positions,
      own: positions,
      view: (key) => views.get(key),
      viewAt: (position) => views.get(keys[position] ?? ''),
      subscribe(listener) {
        rowsListeners.add(listener);
        return () => rowsListeners.delete(listener);
      },
      subscribeRow(key, listener) {
        const heard = rowListeners.get(key) ?? new Set();
        rowListeners.set(key, heard.add(listener));
        return () => heard.delete(listener);
      },
      subscribeOrder: () => () => undefined,
      orderRevision: () => 0,
      value: (key, column) => views.get(key)?.values[column],
      text: cellText,
      options: (_, column) => columns.find(({ key }) => key === column)?.options ?? [],
      pending: () => null,
      refused: () => [],
      isWritable: (key, column) =>
        views.get(key)?.isLocked !== true && columns.find((one) => one.key === column)?.disabled !== true,
    },
    facts: () => facts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on(hearer) {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    send(event) {
      const isTaken =
        event.type === 'key.press'
          ? !event.chord.control && event.chord.key !== 'F5'
          : event.type !== 'clipboard.paste' || facts.edited === null;
      if (isTaken) sent.push(event);
      return isTaken;
    },
    become(next) {
      facts = { ...facts, ...next };
      for (const listener of listeners) listener();
    },
    emit(emitted) {
      for (const hearer of hearers) hearer(emitted);
    },
    show(key, next) {
      const before = views.get(key);
      if (before !== undefined) views.set(key, { ...before, ...next });
      for (const listener of rowListeners.get(key) ?? []) listener();
      for (const listener of rowsListeners) listener();
    },
    copied: () =>
      facts.active === null ? null : { text: cellText(facts.active.row, facts.active.column), html: '<table></table>' },
    read: () => Promise.resolve({ ok: true, value: { rows: [], deletedIds: [] } }),
    readNow: () => ({ rows: [], deletedIds: [] }),
    errors: () => [],
    dispose: () => undefined,
  };
}

function wordsOf(value: CellValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function kindOf(editor: EditorName): CellKind {
  return {
    name: editor,
    editor,
    align: editor === 'number' ? 'end' : 'start',
    width: 120,
    isHidden: false,
    initialValue: () => null,
    parse: (text) => ({ ok: true, value: text }),
    format: wordsOf,
    mistake: () => null,
  };
}
