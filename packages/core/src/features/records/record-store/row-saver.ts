import { resourceEndpoints, type Resource, type ResourceRow, type ResourceValues } from '../../../resources/index.ts';
import { ENVELOPE_CODE } from '../../../contract/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../../http/index.ts';
import { err, ok, type Result } from '../../../kernel/index.ts';
import { mergeRow } from './row-merge.ts';

/** So many times in one save others may be quicker with the same row; then it fails with the server's words. */
const MOST_TURNS = 4;

export interface RowToSave {
  /** Null for a new row. */
  readonly id: string | null;
  /** As the resource stores them: texts trimmed, empty ones null. */
  readonly values: ResourceValues;
  /** The row as it was when the person began to change it; null for a new row. */
  readonly base: ResourceRow | null;
}

/** What another person stored since the base was read. */
export interface RemoteEdit {
  readonly row: ResourceRow;
  /** Fields that nobody changed here, with their new value. */
  readonly changes: ResourceValues;
}

export type SaveFailure =
  /** Both changed these fields, and not to the same value. */
  | { readonly kind: 'conflict'; readonly fields: readonly string[] }
  /** The row has been deleted meanwhile. */
  | { readonly kind: 'missing'; readonly failure: HttpFailure }
  | { readonly kind: 'failed'; readonly failure: HttpFailure };

export interface SaveOutcome {
  readonly result: Result<Answer<ResourceRow>, SaveFailure>;
  /** Not null where somebody else was quicker, whether the save came through or not. */
  readonly remote: RemoteEdit | null;
}

/**
 * Stores a row. The version of its base is always sent where the server has one, so that the server refuses to overwrite what
 * nobody here has seen; then the row is read anew and merged field by field, and stored with what both wrote. Only a field that both
 * changed stops it.
 */
export async function saveRow(
  resource: Resource,
  client: HttpClient,
  { id, values, base }: RowToSave,
): Promise<SaveOutcome> {
  const endpoints = resourceEndpoints(resource);
  if (id === null) {
    const answer = await client.post(endpoints.add, values);
    return { result: answer.ok ? answer : err(failureOf(answer.error)), remote: null };
  }
  let merged = values;
  let current = base;
  let remote: RemoteEdit | null = null;
  let changes: ResourceValues = {};
  for (let turn = 1; ; turn += 1) {
    const answer = await client.put(endpoints.edit, {
      ...merged,
      id,
      ...(current?.version === undefined ? {} : { version: current.version }),
    });
    if (answer.ok) return { result: answer, remote };
    if (!hasCode(answer.error, ENVELOPE_CODE.overtaken) || turn === MOST_TURNS)
      return { result: err(failureOf(answer.error)), remote };
    const read = await client.get(endpoints.queryById, { id });
    if (!read.ok) return { result: err(failureOf(read.error)), remote };
    const row: ResourceRow = read.value.result;
    const { remoteChanges, conflicts } = mergeRow(resource, current, merged, row);
    changes = { ...changes, ...remoteChanges };
    remote = { row, changes };
    if (conflicts.length > 0) return { result: err({ kind: 'conflict', fields: conflicts }), remote };
    merged = { ...merged, ...remoteChanges };
    current = row;
    // The other person wrote the same, or an earlier answer was lost: there is nothing left to store.
    if (Object.entries(merged).every(([key, value]) => (row[key] ?? null) === value))
      return { result: ok({ result: row, message: '' }), remote };
  }
}

/** Whether a call failed because the row does not exist, or no longer. */
export function isMissingRow(failure: HttpFailure): boolean {
  return hasCode(failure, ENVELOPE_CODE.missing);
}

function failureOf(failure: HttpFailure): SaveFailure {
  return { kind: isMissingRow(failure) ? 'missing' : 'failed', failure };
}

function hasCode(failure: HttpFailure, code: number): boolean {
  return failure.kind === 'rejected' && failure.code === code;
}
