import { createActor, waitFor } from 'xstate';

import { err, ok, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { CellKind } from './cell-kind.types.ts';
import type { ChoiceOption } from './column.types.ts';
import { createRowCounter } from './counting/row-counter.ts';
import { createHandlerQueue } from './checking/handler-queue.ts';
import { createChoiceLoader } from './choices/choice-loader.ts';
import { type ChoiceWish, linkedColumns, wishesOfRows } from './choices/linked-columns.ts';
import { permittedColumns } from './columns/column-layout.model.ts';
import { columnProblems } from './columns/column-problems.ts';
import { NOTHING_REMEMBERED } from './columns/remembered-columns.ts';
import { createChangedRows } from './draft/changed-rows.ts';
import { tableDraftOf, tableDraftId } from './draft/table-draft.ts';
import { editableTableMachine } from './editable-table.machine.ts';
import { editableTableMessages } from './editable-table.messages.ts';
import type {
  EditableTableService,
  ReadOptions,
  TableEvent,
  TableGone,
  TableAppearance,
  TableProblem,
} from './editable-table.types.ts';
import { createEditableTableView, modeOf } from './editable-table.view.ts';
import { createRowSearch } from './find/row-search.ts';
import { createTableEngine } from './engine/table-engine.ts';
import { columnLayoutOf } from './gestures/columns.ts';
import { copiedCells, takesPaste } from './gestures/clipboard.ts';
import { offering } from './gestures/drafting.ts';
import { typedWrite } from './gestures/editing.ts';
import { eventOfKey } from './gestures/keys.ts';
import { fillRows } from './gestures/loading.ts';
import { isSettled, problemOf } from './gestures/saving.ts';
import { registerKinds } from './kinds/kind-registry.ts';
import type { EditableTableDependencies } from './table-dependencies.types.ts';
import { permittedButtons, STARTS_COLLAPSED } from './toolbar/toolbar.model.ts';
import type { TableOptions } from './table-options.types.ts';
import type { EventOf, TableCompanions, TableState } from './table-state.types.ts';
import type { TableValues } from './transaction.types.ts';

const TOOLBAR = ['add', 'remove', 'clearSelection'] as const;

/**
 * Create an editable table. Rows live outside the machine and are read through `rows`; facts contain everything else.
 * Input is committed with its cell; unsaved edits are persisted by table code and user within a second.
 * @throws TypeError if a kind's name is reserved or taken, and if rows are removed by neither a key nor a list
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the machine, the engine and the view
export function createEditableTable(
  options: TableOptions,
  dependencies: EditableTableDependencies,
): EditableTableService {
  const { clock, random, memory, userId = () => '', loadOptions, uploads = null, isShown = () => true } = dependencies;
  const { tableCode, authPre, linkage = [] } = options;
  const columns = permittedColumns(options.columns, authPre, isShown);
  const engine = createTableEngine({ ...options, columns, kinds: kindsOf(options), newId: () => random.id() });
  const report = fillRows(engine, options.rows ?? [], options.addDefaultRowNum ?? 0);

  const drafts = tableCode === undefined ? undefined : memory?.drafts;
  const draftId = () => tableDraftId(userId(), tableCode ?? '');
  const setups = tableCode === undefined ? undefined : memory?.columns;
  const given = columns.filter(({ key }) => engine.kind(key)?.isHidden !== true);
  const changed = createChangedRows();
  const linked = linkedColumns(columns, linkage);

  const loadChoices = (wish: ChoiceWish): Promise<Result<readonly ChoiceOption[], LocalizedText>> => {
    const chain = linked.loaderOf.get(wish.column);
    if (chain !== undefined) return chain.requestData(wish.parent ?? '').then(ok);
    const code = engine.column(wish.column)?.dictCode ?? '';
    return loadOptions === undefined ? Promise.resolve(err(editableTableMessages.choicesFailed)) : loadOptions(code);
  };
  const persistDraft = (state: TableState) => {
    const typed = typedWrite(state);
    if (engine.isDirty() || typed !== null) drafts?.set(draftId(), tableDraftOf(engine, changed, typed, clock.now()));
    else if (state.offered !== null) drafts?.set(draftId(), state.offered);
    else drafts?.remove(draftId());
  };

  const actors: TableCompanions = {
    askHandlers: ({ receive, sendBack }) => {
      const queue = createHandlerQueue(clock, (verdicts, open) =>
        sendBack({ type: 'handlers.answered', verdicts, open }),
      );
      receive(({ checks }) => queue.ask(checks));
      return queue.close;
    },
    loadChoices: ({ receive, sendBack }) => {
      const loader = createChoiceLoader(clock, loadChoices, (answers) =>
        sendBack({ type: 'choices.answered', answers }),
      );
      receive(({ requestedOptions }) => loader.ask(requestedOptions));
      loader.ask(wishesOfRows(linked, engine));
      return loader.close;
    },
    searchRows: ({ receive, sendBack }) => {
      const search = createRowSearch(clock, {
        found: (place) => sendBack({ type: 'find.found', place }),
        counted: (count, isOver) => sendBack({ type: 'find.counted', ...count, isOver }),
      });
      receive(({ wish }) => search.ask(wish));
      return search.close;
    },
    countRows: ({ sendBack }) => createRowCounter(engine, clock, () => sendBack({ type: 'rows.counted' })).close,
    persistDraft,
    persistSize: (size) => memory?.sizes.set(userId(), size),
    persistColumns: (remembered) => setups?.set(tableCode ?? '', remembered),
  };
  const actor = createActor(editableTableMachine, {
    clock,
    input: {
      ...columnLayoutOf(given, setups?.get(tableCode ?? '') ?? NOTHING_REMEMBERED),
      given,
      engine,
      options,
      actors,
      linked,
      changed,
      now: () => clock.now(),
      version: 0,
      revision: engine.revision(),
      active: null,
      range: null,
      isInside: false,
      tickedAt: null,
      edited: null,
      editedFrom: null,
      initialValue: null,
      draftTicket: 0,
      asked: 0,
      size: memory?.sizes.get(userId()) ?? options.size ?? 'medium',
      isCollapsed: STARTS_COLLAPSED,
      isDisabled: options.disabled === true,
      buttons: permittedButtons(options.toolbar ?? TOOLBAR, authPre, isShown),
      find: null,
      sorted: null,
      arranged: null,
      dragged: null,
      subTable: null,
      expanded: new Set<string>(),
      failure: null,
      refused: [],
      insertedAt: null,
      leaving: [],
      unsaved: new Set<string>(),
      checking: new Set<string>(),
      persistsDrafts: drafts !== undefined,
      ...offering(engine, drafts?.get(draftId()) ?? null),
      isDraftDue: false,
    },
  });
  actor.start();
  const service = serviceFromActor(actor, createEditableTableView());
  const snapshot = () => actor.getSnapshot();
  // The caller must be able to subscribe before the event.
  void Promise.resolve().then(() => service.send({ type: 'rows.inspected', report }));

  async function readChecked({
    rows,
    stripTemporaryIds = false,
  }: ReadOptions): Promise<Result<TableValues, TableProblem | TableGone>> {
    // Waiting for a stopped actor would never end.
    if (snapshot().status === 'active') {
      actor.send({ type: 'reading.begun', rows });
      await waitFor(actor, ({ context }) => isSettled(context)).catch(() => undefined);
    }
    if (snapshot().status !== 'active') return err({ kind: 'disposed' });
    const problem = problemOf(snapshot().context, rows);
    actor.send({ type: 'reading.ended', rows });
    return problem === null ? ok(engine.read(readingOf(rows, stripTemporaryIds))) : err({ kind: 'wrong', ...problem });
  }

  /** The only place that interprets keys: the machine receives the resulting event. */
  function pressKey(event: EventOf<'key.press'>): boolean {
    const now = snapshot();
    const asked = now.status === 'active' ? eventOfKey(now.context, modeOf(now), event) : null;
    if (asked === null) return false;
    actor.send(asked);
    return true;
  }

  return {
    ...service,
    send(event: TableEvent) {
      if (event.type === 'key.press') return pressKey(event);
      if (event.type === 'clipboard.paste' && !takesPaste(snapshot().context, event)) return false;
      if (event.type === 'rows.remove') engine.removal(event.rows);
      service.send(event);
      return true;
    },
    dispose() {
      if (snapshot().status === 'active') actor.send({ type: 'table.abandoned' });
      service.dispose();
    },
    rows: engine,
    look: lookOf(options),
    uploads,
    problems: [...engine.problems, ...columnProblems(options.columns, linkage)],
    kind: (column) => engine.kind(column),
    read(reading = {}) {
      if (reading.validate === true) return readChecked(reading);
      service.send({ type: 'edit.commit' });
      return Promise.resolve(ok(engine.read(readingOf(reading.rows, reading.stripTemporaryIds))));
    },
    readNow: ({ rows, stripTemporaryIds } = {}) => engine.read(readingOf(rows, stripTemporaryIds)),
    copied: () => copiedCells(snapshot().context),
    errors: (limit) => engine.errors(limit),
  };
}

function kindsOf({ kinds = [] }: TableOptions): ReadonlyMap<string, CellKind> {
  const registered = registerKinds(kinds);
  if (!registered.ok) throw new TypeError(registered.error['zh-CN']);
  return registered.value;
}

function readingOf(keys: ReadOptions['rows'], stripTemporaryIds = false) {
  return keys === undefined ? { stripTemporaryIds } : { stripTemporaryIds, keys };
}

function lookOf({
  alwaysEdit = true,
  rowSelection = 'none',
  rowNumber = false,
  rowExpand = false,
  dragSort = false,
  rowInsertion = true,
  reloadEffect = false,
}: TableOptions): TableAppearance {
  return { alwaysEdit, rowSelection, rowNumber, rowExpand, dragSort, rowInsertion, reloadEffect };
}
