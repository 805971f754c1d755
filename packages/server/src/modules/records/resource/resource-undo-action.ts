import { storageOf, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { err, minutes, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { CallOutcome, RowRefusal, SignedInCall } from '../../../http/call.types.ts';
import type { HistoryRepository } from '../history/history.repository.ts';
import type { RecordLog } from '../history/record-log.ts';
import type { HookPoints } from './resource-hook-points.ts';
import { resourceMessages as messages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow, Writer } from './resource.repository.ts';
import type { EditedRow, UndoneRows } from './resource-write.types.ts';
import type { WriterNames } from './values/writer-names.ts';

/** How long after an action it can be taken back: longer than the offer stands, for slow networks. */
const UNDO_LIMIT = minutes(1);

export interface UndoneAction {
  /** Key of the action. */
  readonly action: string;
  readonly rows: readonly EditedRow[];
  readonly call: SignedInCall;
  readonly writer: Writer;
  readonly hooks: HookPoints;
}

export interface UndoSources {
  readonly history: Pick<HistoryRepository, 'writtenBy'>;
  readonly recordLog: RecordLog;
  readonly everyRowOf: (resource: Resource) => ResourceRepository;
  readonly writerNames: WriterNames;
}

interface Stayed extends RowRefusal {
  readonly name: string;
}

interface Return {
  readonly row: StoredRow;
  readonly values: ResourceValues;
}

/**
 * Puts back what an action wrote: what the history says of the values before it, by who did it, a minute after it at most. A row
 * that somebody wrote since stays as it is and is named. The action may have taken a row out of the reach of who did it: the entry
 * of the history is the right to it. Has to run in a transaction.
 */
export async function undoAction(
  resource: Resource,
  request: UndoneAction,
  sources: UndoSources,
): Promise<CallOutcome<UndoneRows>> {
  const { action, writer, hooks, call } = request;
  const repository = sources.everyRowOf(resource);
  const { returns, stayed } = await returnsOf(resource, request, sources);
  const prepared: Return[] = [];
  for (const { row, values } of returns) {
    const own = await hooks.prepare(row, values);
    if (own.ok) prepared.push({ row, values: own.value });
    else stayed.push({ id: row.id, name: nameOf(resource, row), reason: own.error.message });
  }
  if (prepared.length === 0) return err({ kind: 'business', message: nothingUndone(stayed), rows: stayed });
  for (const { values, ids } of groupedByValues(prepared)) await repository.update(ids, values, writer);
  const before = new Map(prepared.map(({ row }) => [row.id, row]));
  const writes = (await repository.findLocked([...before.keys()], 'update')).map((after) => ({
    before: before.get(after.id) ?? null,
    after,
  }));
  await sources.recordLog(resource, writes, writer, { action: 'undoAction', cause: action });
  const followed = await hooks.written(writes);
  if (!followed.ok) return followed;
  return ok({
    result: {
      rows: writes.map(({ after }) => ({ id: after.id, version: Number(after['version']) })),
      stayed: stayed.map(({ id, name, reason }) => ({ id, name, reason: reason[call.locale] })),
    },
    message: messages.actionUndone(
      writes.length,
      stayed.map(({ name }) => name).filter((name) => name !== ''),
    ),
  });
}

/** What each row gets back, and the rows that get nothing. Rows are locked in the order of their ids. */
async function returnsOf(
  resource: Resource,
  { action, rows, writer, call }: UndoneAction,
  { history, everyRowOf, writerNames }: UndoSources,
): Promise<{ readonly returns: readonly Return[]; readonly stayed: Stayed[] }> {
  const { username, tenantId, now } = writer;
  const ids = [...new Set(rows.map(({ id }) => id))];
  const by = { username, tenantId, action, since: now - UNDO_LIMIT };
  const entries = new Map((await history.writtenBy(resource.name, ids, by)).map((entry) => [entry.rowId, entry]));
  const locked = await everyRowOf(resource).findLocked([...entries.keys()], 'update');
  const stored = new Map(locked.map((row) => [row.id, row]));
  const authors = await writerNames(
    locked.map((row) => String(row['updateBy'] ?? '')),
    call.locale,
  );
  const returns: Return[] = [];
  const stayed: Stayed[] = [];
  for (const id of ids) {
    const [entry, row] = [entries.get(id), stored.get(id)];
    if (entry === undefined || row === undefined)
      stayed.push({ id, name: entry?.rowLabel ?? '', reason: messages.notDoneByYou });
    else if (entry.rowVersion === row['version']) returns.push({ row, values: earlierValues(resource, entry.changes) });
    else {
      const author = String(row['updateBy'] ?? '');
      const reason = messages.rowOvertaken(authors.get(author) ?? author, String(row['updateTime'] ?? ''));
      stayed.push({ id, name: nameOf(resource, row), reason });
    }
  }
  return { returns, stayed };
}

/** The values before a write, of the fields that it changed. */
function earlierValues(
  { fields }: Resource,
  changes: Awaited<ReturnType<HistoryRepository['writtenBy']>>[number]['changes'],
): ResourceValues {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, [before]]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return field === undefined || storageOf(field) === 'none' ? [] : [[key, before] as const];
    }),
  );
}

/** One row is refused by its own reason, several by a sentence that counts them. */
function nothingUndone(stayed: readonly Stayed[]): LocalizedText {
  const [first] = stayed;
  return stayed.length === 1 && first !== undefined ? first.reason : messages.nothingUndone(stayed.length);
}

const nameOf = ({ labelField }: Resource, row: StoredRow) => String(row[labelField] ?? '');

/** Rows that get the same values are written by one statement. */
function groupedByValues(returns: readonly Return[]) {
  const groups = new Map<string, { readonly values: ResourceValues; readonly ids: string[] }>();
  for (const { row, values } of returns) {
    const group = groups.get(JSON.stringify(values)) ?? { values, ids: [] };
    group.ids.push(row.id);
    groups.set(JSON.stringify(values), group);
  }
  return groups.values();
}
