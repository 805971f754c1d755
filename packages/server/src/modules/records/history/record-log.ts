import type { Resource } from '@evergreen/core/resources';

import { createIdentifier } from '../../../identifiers.ts';
import type { TellRows } from '../../live/channel/row-news.ts';
import type { Writer } from '../resource/resource.repository.ts';
import type { HistoryRepository } from './history.repository.ts';
import { rowChanges, type RowWrite } from './row-changes.ts';

/** What wrote rows: `add`, `edit`, `delete`, `restore`, or an action of the resource. */
export interface WriteCause {
  readonly action: string;
  /** What it follows from. */
  readonly cause?: string;
}

/** Characters of the column. */
const LONGEST_LABEL = 200;

/**
 * Writes one entry of the history for every written row, and has those told who show it. Joins the transaction of the write, so that neither
 * exists without the other.
 */
export type RecordLog = (
  resource: Resource,
  writes: readonly RowWrite[],
  writer: Writer,
  cause: WriteCause,
) => Promise<void>;

export function createRecordLog(repository: HistoryRepository, tellRows: TellRows): RecordLog {
  return async (resource, writes, { username, tenantId, now }, { action, cause }) => {
    const entries = writes.map((write) => ({
      id: createIdentifier(),
      tenantId,
      resource: resource.name,
      rowId: write.after?.id ?? write.before?.id ?? '',
      rowVersion: versionAfter(write),
      createTime: now,
      createBy: username,
      action,
      cause: cause ?? null,
      rowLabel: String((write.after ?? write.before)?.[resource.labelField] ?? '').slice(0, LONGEST_LABEL),
      changes: { ...rowChanges(resource, write), ...write.childChanges },
    }));
    await repository.add(entries);
    const written = writes.map((write, index) => ({
      id: entries[index]?.rowId ?? '',
      version: versionAfter(write),
      isDeleted: write.after === null,
    }));
    tellRows(resource, tenantId, written);
  };
}

/** Every write makes the next version of the row, its deletion too. */
function versionAfter({ before, after }: RowWrite): number {
  return after === null ? Number(before?.['version'] ?? 0) + 1 : Number(after['version'] ?? 1);
}
