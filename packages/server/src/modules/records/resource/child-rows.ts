import {
  childPlaceKey,
  childTables,
  editedChildTables,
  type ChildChanges,
  type ChildrenChanges,
  type ChildTable,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type Locale, type Result } from '@evergreen/core/kernel';

import type { StoredChanges } from '../../../db/schema/index.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { RecordLog } from '../history/record-log.ts';
import { rowChanges, type RowWrite } from '../history/row-changes.ts';
import { withChoiceTexts, type ChoiceSources } from './values/choice-texts.ts';
import { resourceMessages as messages } from './resource.messages.ts';
import type { ResourceRepository, Writer } from './resource.repository.ts';
import type { ResourceService } from './resource-service.types.ts';

export interface ChildRowSources extends ChoiceSources {
  readonly everyRowOf: (resource: Resource) => ResourceRepository;
  readonly serviceOf: (resource: string) => ResourceService;
  readonly recordLog: RecordLog;
  readonly rowFiles: Pick<RowFiles, 'note'>;
}

/** The sub-rows of the rows of a resource. Writes have to run in the transaction of their row, which is locked. */
export interface ChildRowStore {
  /** By table, in their order; undefined for a resource without sub-rows. */
  read(id: string, locale: Locale): Promise<Readonly<Record<string, readonly ResourceRow[]>> | undefined>;
  /** Adds, changes and deletes the rows of one row. Returns what that did, for its history. */
  write(
    id: string,
    changes: ChildrenChanges | undefined,
    call: SignedInCall,
  ): Promise<Result<StoredChanges, CallFailure>>;
  removeWith(ids: readonly string[], writer: Writer): Promise<void>;
  reviveWith(ids: readonly string[], writer: Writer, action: 'undoDelete' | 'recover'): Promise<void>;
  eraseWith(ids: readonly string[], writer: Writer): Promise<void>;
}

export function createChildRows(resource: Resource, sources: ChildRowSources): ChildRowStore {
  const { repositoryOf, everyRowOf, recordLog, rowFiles } = sources;
  const tables = childTables(resource);

  return {
    async read(id, locale) {
      if (tables.length === 0) return undefined;
      const read: Record<string, readonly ResourceRow[]> = {};
      for (const [name, { resource: child, by }] of tables) {
        const rows = await repositoryOf(child).findBelow(by, [id]);
        read[name] = await withChoiceTexts(child, rows, locale, sources);
      }
      return read;
    },

    async write(id, changes, call) {
      const logged: Record<string, StoredChanges[string]> = {};
      for (const [name, table] of editedChildTables(resource)) {
        const sent = changes?.[name];
        if (sent === undefined || sent.rows.length + sent.deletedIds.length === 0) continue;
        const written = await writeTable({ id, name, table, call }, sent, sources);
        if (!written.ok) return written;
        Object.assign(logged, childChanges(name, table, written.value));
      }
      return ok(logged);
    },

    async removeWith(ids, writer) {
      for (const [, { resource: child, by }] of tables) {
        const rows = await everyRowOf(child).removeWith(by, ids, writer);
        const writes = rows.map((before) => ({ before, after: null }));
        await recordLog(child, writes, writer, { action: 'delete', cause: resource.name });
      }
    },

    async reviveWith(ids, writer, action) {
      for (const [, { resource: child, by }] of tables) {
        const rows = await everyRowOf(child).reviveWith(by, ids, writer);
        const writes = rows.map((after) => ({ before: null, after }));
        await recordLog(child, writes, writer, { action, cause: resource.name });
      }
    },

    async eraseWith(ids, writer) {
      for (const [, { resource: child, by }] of tables) {
        const rows = await everyRowOf(child).eraseWith(by, ids);
        await rowFiles.note(
          child,
          rows.map(({ id }) => ({ id })),
          writer.tenantId,
        );
        const writes = rows.map((before) => ({ before, after: null }));
        await recordLog(child, writes, writer, { action: 'purge', cause: resource.name });
      }
    },
  };
}

interface TableWrite {
  /** The row that the sub-rows belong to. */
  readonly id: string;
  readonly name: string;
  readonly table: ChildTable;
  readonly call: SignedInCall;
}

/** Writes the rows of one table. Returns them as they were and as they are. */
async function writeTable(
  { id, name, table, call }: TableWrite,
  { rows, deletedIds }: ChildChanges,
  { repositoryOf, everyRowOf, serviceOf }: ChildRowSources,
): Promise<Result<readonly RowWrite[], CallFailure>> {
  const { resource: child, by, maximum } = table;
  const service = serviceOf(child.name);
  const named = [...rows.flatMap((row) => row.id ?? []), ...deletedIds];
  const locked = await repositoryOf(child).findLocked(named, 'update');
  const before = locked.filter((row) => row[by] === id);
  if (before.length < named.length) return err({ kind: 'overtaken', message: messages.overtaken });
  const held = (await everyRowOf(child).countsHolding(by, [id])).get(id) ?? 0;
  const count = held - deletedIds.length + rows.filter((row) => row.id === undefined).length;
  if (count > maximum) return refusedValue(name, messages.tooManyChildren(child, maximum, count));
  if (deletedIds.length > 0) {
    const removed = await service.remove(deletedIds, call);
    if (!removed.ok) return removed;
  }
  const written: string[] = [];
  for (const row of rows) {
    const values: ResourceValues = { ...row.values, [by]: id };
    const saved =
      row.id === undefined ? await service.add(values, call) : await service.edit({ id: row.id }, values, call);
    if (!saved.ok) {
      const known = before.find((one) => one.id === row.id);
      return err(childFailure(name, child, { ...known, ...row.values }, saved.error));
    }
    written.push(saved.value.result.id);
  }
  const after = new Map((await repositoryOf(child).findLocked(written, 'update')).map((row) => [row.id, row]));
  const beforeOf = new Map(before.map((row) => [row.id, row]));
  return ok(
    [...deletedIds, ...written].map((one) => ({
      before: beforeOf.get(one) ?? null,
      after: after.get(one) ?? null,
    })),
  );
}

/** A refusal of one sub-row as one of the form, at the place of its table. */
function childFailure(name: string, child: Resource, row: ResourceValues, failure: CallFailure): CallFailure {
  if (failure.kind !== 'business') return failure;
  return refusedValue(name, messages.childRefused(child, String(row[child.labelField] ?? ''), failure.message)).error;
}

/**
 * What was done to sub-rows, in the history of their row: `<table>/<id>` has the name of the sub-row before and after, and
 * `<table>/<id>/<field>` each value that changed.
 */
function childChanges(name: string, { resource: child, by }: ChildTable, writes: readonly RowWrite[]): StoredChanges {
  const labelOf = (row: RowWrite['after']) => row?.[child.labelField] ?? null;
  return Object.fromEntries(
    writes.flatMap((write) => {
      const { before, after } = write;
      const id = after?.id ?? before?.id ?? '';
      const cells = Object.entries(rowChanges(child, write)).filter(([key]) => key !== by);
      if (cells.length === 0) return [];
      return [
        [childPlaceKey(name, id), [labelOf(before), labelOf(after)] as const] as const,
        ...cells.map(([key, change]) => [childPlaceKey(name, id, key), change] as const),
      ];
    }),
  );
}
