import { concatMap, groupBy, mergeMap, Subject, takeUntil } from 'rxjs';

import {
  resourceEndpoints,
  dictionaryTextKey,
  permissionCode,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '../../../resources/index.ts';
import { failureCatalogue, failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, type LocalizedText, type Result } from '../../../kernel/index.ts';
import {
  createEditableTable,
  type EditableTableService,
  type EditableTableDependencies,
  type RowKey,
  type RowValues,
} from '../../grid/editable-table/index.ts';
import type { RowWatch } from '../../live/row-watch/index.ts';
import { fieldText } from '../../validation/field-values/index.ts';
import { saveRow, type RemoteEdit, type SaveFailure } from '../form/index.ts';
import { createFollowedRows } from './followed-rows.ts';
import { beginningValues, canAddInCells } from './added-rows.ts';
import { createListReading, type ListReading, type WholeList } from './list-reading.ts';
import { createListedRows } from './listed-rows.ts';
import { listedColumns, readOnlyValues, typedFields } from './listed-columns.ts';
import { resourceColumns, resourceValues } from './resource-columns.ts';
import { resourceTableMessages } from './resource-table.messages.ts';
import { unsavedText } from './unsaved-text.ts';

/** Maximum number of rows in the table: one page of a list. */
const ROWS = 100;

export interface ResourceTableDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  /** Translate labels and messages to the language of the table. */
  readonly t: (text: LocalizedText) => string;
  readonly table: EditableTableDependencies;
  /** Whether the user has a permission. */
  readonly isAllowed: (code: string) => boolean;
  /**
   * The rows to edit, as a list has them; the first hundred of the resource if left out. None is added or removed, and what a cell
   * cannot take is read-only.
   */
  readonly listed?: readonly ResourceRow[];
  /** The same with a whole list, page by page. Records are added where all that they need is typed in cells. */
  readonly whole?: WholeList;
  readonly rowWatch: RowWatch;
}

export interface ResourceTable extends EditableTableService {
  /** Retry what failed: load the rows, save unsaved rows, or remove rows. */
  retry(): void;
  /** How far the whole list is read; null where it is not. */
  readonly reading: Pick<ListReading, 'facts' | 'subscribe'> | null;
  /** Read the next rows of the whole list, or all that are left. Does nothing while others are read, and after the last. */
  readOn(isToEnd?: boolean): void;
  /** Whether a row was saved or removed since the table was opened: lists of them are read again. */
  hasWritten(): boolean;
}

interface AskedSave {
  readonly row: RowKey;
  readonly values: RowValues;
}

/**
 * The rows of a resource in a table: the first hundred in the resource's order, some of a list, or a whole list. Saves a row as soon as it is changed
 * and valid, one call at a time; rejected values stay in the cells and are reported. Remote changes of other cells are
 * merged and shown; only cells changed by both stop a save.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share the state of one table
export function createResourceTable({
  resource,
  client,
  t,
  table: given,
  isAllowed,
  listed,
  whole,
  rowWatch,
}: ResourceTableDependencies): ResourceTable {
  const endpoints = resourceEndpoints(resource);
  const isListed = listed !== undefined || whole !== undefined;
  const reading = whole === undefined ? null : createListReading(resource, client, whole);
  const isPossible = {
    add: !isListed || (whole !== undefined && canAddInCells(resource, whole.scope.fixed)),
    edit: true,
    delete: !isListed,
  };
  const may = (action: 'add' | 'edit' | 'delete') => isPossible[action] && isAllowed(permissionCode(resource, action));
  const tableCode = `${isListed ? 'listed' : 'resource'}:${resource.name}`;
  const listedRows = createListedRows({ resource, client, table: given, tableCode });
  const typed = isListed ? typedFields(resource) : null;
  const table = createEditableTable(
    {
      columns: isListed ? listedColumns(resource, t) : resourceColumns(resource, t),
      tableCode,
      alwaysEdit: false,
      ...(isListed ? { size: 'mini' as const } : {}),
      rowNumber: true,
      rowSelection: may('delete') ? 'checkbox' : 'none',
      rowInsertion: may('add'),
      saveAtOnce: true,
      reloadEffect: true,
      asyncRemove: true,
      disabled: !may('edit'),
      toolbar: [
        ...(may('add') ? (['add'] as const) : []),
        ...(may('delete') ? (['remove', 'clearSelection'] as const) : []),
        'undo',
        'redo',
        'find',
      ],
    },
    given,
  );
  const closed = new Subject<void>();
  const saves = new Subject<AskedSave>();
  /** Rows as last seen on the server: base for detecting local and remote changes. */
  const stored = new Map<string, ResourceRow>();
  const unsaved = new Map<RowKey, LocalizedText>();
  let isUnread = false;
  let isClosed = false;
  let isWritten = false;
  let unremoved: readonly string[] = [];

  async function read(): Promise<Result<readonly ResourceRow[], HttpFailure>> {
    if (reading !== null) {
      const first = await reading.next();
      return first.ok ? listedRows.withDrafted(first.value) : first;
    }
    if (listed !== undefined) return listedRows.withDrafted(listed);
    const { column, order } = resource.defaultSorter;
    const answer = await client.call(endpoints.list, { query: { pageNo: 1, pageSize: ROWS, column, order } });
    return mapResult(answer, ({ result }) => result.records);
  }

  async function load(): Promise<void> {
    table.send({ type: 'rows.loading' });
    const rows = await read();
    isUnread = !rows.ok;
    if (!rows.ok) return void table.send({ type: 'rows.failed', message: failureText(rows.error) });
    for (const row of rows.value) stored.set(row.id, row);
    table.send({ type: 'rows.load', rows: rows.value });
    return undefined;
  }

  async function readOn(isToEnd = false): Promise<void> {
    if (reading === null || table.facts().mode === 'loading' || isUnread) return;
    const rows = await reading.next();
    if (!rows.ok || isClosed) return;
    // Rows of a draft are here already, and may be newer by now.
    const further = rows.value.filter(({ id }) => !stored.has(id));
    for (const row of further) stored.set(row.id, row);
    if (further.length > 0) table.send({ type: 'rows.append', rows: further });
    if (isToEnd && reading.facts().status === 'idle') await readOn(true);
  }

  /** What is sent of a row: what was typed. What the cells cannot take stays as it is stored. */
  function sentValues(values: RowValues): ResourceValues {
    const all = resourceValues(resource, values);
    return typed === null ? all : Object.fromEntries(Object.entries(all).filter(([key]) => typed.has(key)));
  }

  /** Summary of unsaved rows in row order; null if none. */
  function whatIsLeft(): LocalizedText | null {
    for (const row of unsaved.keys()) if (table.rows.positionOf(row) === -1) unsaved.delete(row);
    return unsavedText([...unsaved].map(([row, reason]) => ({ place: table.rows.positionOf(row) + 1, reason })));
  }

  async function save({ row, values }: AskedSave): Promise<void> {
    const view = table.rows.view(row);
    if (view === undefined) return;
    const { id } = view;
    // A draft of a row that was deleted meanwhile comes back as a new one, with the version that it had.
    if (id === null && isListed && view.values['version'] !== undefined) {
      unsaved.set(row, resourceTableMessages.gone);
      table.send({ type: 'save.failed', message: whatIsLeft() ?? resourceTableMessages.gone });
      return;
    }
    const typedValues = sentValues(values);
    const held =
      id === null && whole !== undefined
        ? { ...beginningValues(resource, whole.scope.fixed), ...typedValues }
        : typedValues;
    const { result, remote } = await saveRow(resource, client, {
      id,
      values: held,
      base: id === null ? null : (stored.get(id) ?? null),
    });
    if (remote !== null) {
      stored.set(remote.row.id, remote.row);
      showOthers(row, held, remote);
    }
    if (result.ok) {
      isWritten = true;
      const saved = result.value.result;
      stored.set(saved.id, saved);
      unsaved.delete(row);
      table.send({
        type: 'save.done',
        rows: [row],
        ids: new Map(id === null ? [[row, saved.id]] : []),
        left: whatIsLeft(),
      });
      if (id === null && isListed)
        table.send({
          type: 'live.updated',
          rows: [{ ...Object.fromEntries(readOnlyValues(resource, saved)), id: saved.id }],
        });
      return;
    }
    const { message, isTold } = unsavedReason(result.error, remote?.row ?? null, row);
    unsaved.set(row, message);
    table.send({ type: 'save.failed', message: whatIsLeft() ?? message, notice: isTold ? null : message });
  }

  /** Why a row is unsaved, and whether the failed call was already reported. */
  function unsavedReason(
    failure: SaveFailure,
    remote: ResourceRow | null,
    row: RowKey,
  ): { readonly message: LocalizedText; readonly isTold: boolean } {
    if (failure.kind !== 'conflict')
      return { message: failureText(failure.failure), isTold: failureCatalogue[failure.failure.kind][0] === 'notice' };
    const fields = failure.fields.flatMap((key) => {
      const field = resource.fields[key];
      if (field === undefined) return [];
      const choiceText = remote?.[dictionaryTextKey(key)];
      const theirs = fieldText(field, remote?.[key] ?? null, typeof choiceText === 'string' ? choiceText : null);
      return [resourceTableMessages.clashField(field.label, theirs, table.rows.text(row, key))];
    });
    return { message: resourceTableMessages.clash(fields), isTold: false };
  }

  /** Show remote changes, except in cells edited since the row was sent. */
  function showOthers(
    row: RowKey,
    held: ResourceValues,
    { changes: taken, row: other }: Omit<RemoteEdit, 'children'>,
  ): void {
    const view = table.rows.view(row);
    if (view === undefined || view.id === null) return;
    const now = resourceValues(resource, view.values);
    const changed = Object.entries(taken).filter(([key]) => !(key in held) || now[key] === held[key]);
    const shown = isListed ? [...changed, ...readOnlyValues(resource, other)] : changed;
    if (shown.length > 0) table.send({ type: 'live.updated', rows: [{ ...Object.fromEntries(shown), id: view.id }] });
  }

  async function remove(ids: readonly string[]): Promise<void> {
    unremoved = [];
    if (ids.length > 0) {
      const answer = await client.call(endpoints.deleteBatch, { query: { ids: ids.join(',') } });
      if (!answer.ok) {
        unremoved = ids;
        const reason = failureText(answer.error);
        const isTold = failureCatalogue[answer.error.kind][0] === 'notice';
        return void table.send({
          type: 'save.failed',
          message: resourceTableMessages.notRemoved(ids.length, reason),
          notice: isTold ? null : reason,
        });
      }
    }
    isWritten ||= ids.length > 0;
    table.send({ type: 'rows.confirmRemoval' });
    if (table.facts().failure !== null) table.send({ type: 'save.done', rows: [], left: whatIsLeft() });
    return undefined;
  }

  function retry(): void {
    if (isUnread) return void load();
    if (reading?.facts().status === 'failed') void readOn();
    if (unremoved.length > 0) void remove(unremoved);
    for (const row of unsaved.keys()) {
      const [values] = table.readNow({ rows: [row], stripTemporaryIds: true }).rows;
      if (values !== undefined) saves.next({ row, values });
    }
  }

  saves
    .pipe(
      groupBy(({ row }) => row),
      mergeMap((ofRow) => ofRow.pipe(concatMap(save))),
      takeUntil(closed),
    )
    .subscribe();
  table.on((emitted) => {
    if (emitted.type === 'rowSave.requested') saves.next(emitted);
    if (emitted.type === 'rows.removed' && emitted.mustConfirm) void remove(emitted.ids);
  });
  void load();
  const followed = createFollowedRows({
    resource,
    client,
    rowWatch,
    stored,
    rows: table.rows,
    show: (row, former, newer, changes) => showOthers(row, former, { row: newer, changes }),
    onLost(row, isTouched) {
      if (!isTouched) {
        const message = resourceTableMessages.deletedElsewhere(table.rows.positionOf(row) + 1);
        table.send({ type: 'save.failed', message: whatIsLeft() ?? message, notice: message });
        return;
      }
      unsaved.set(row, resourceTableMessages.gone);
      table.send({ type: 'save.failed', message: whatIsLeft() ?? resourceTableMessages.gone });
    },
  });

  return {
    ...table,
    retry,
    reading,
    readOn: (isToEnd) => void readOn(isToEnd),
    hasWritten: () => isWritten,
    dispose() {
      isClosed = true;
      reading?.dispose();
      followed.dispose();
      closed.next();
      table.dispose();
    },
  };
}
