import { resourceEndpoints, type Resource, type ResourceRow, type ResourceValues } from '../../../resources/index.ts';
import { ENVELOPE_CODE } from '../../../contract/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../../http/index.ts';
import { err, ok, type Result } from '../../../kernel/index.ts';
import { mergeRow } from './row-merge.ts';

/** Maximum number of retries against concurrent changes of one save; then it fails with the server's message. */
const MOST_TURNS = 4;

export interface RowToSave {
  /** Null for a new row. */
  readonly id: string | null;
  /** Normalised: texts trimmed, empty ones null. */
  readonly values: ResourceValues;
  /** The row when editing started; null for a new row. */
  readonly base: ResourceRow | null;
}

/** Remote changes since the base was loaded. */
export interface RemoteEdit {
  readonly row: ResourceRow;
  /** Fields without local changes, with their new values. */
  readonly changes: ResourceValues;
}

export type SaveFailure =
  /** Fields changed by both to different values. */
  | { readonly kind: 'conflict'; readonly fields: readonly string[] }
  /** The row was deleted meanwhile. */
  | { readonly kind: 'missing'; readonly failure: HttpFailure }
  | { readonly kind: 'failed'; readonly failure: HttpFailure };

export interface SaveOutcome {
  readonly result: Result<Answer<ResourceRow>, SaveFailure>;
  /** Not null if there was a concurrent change, whether the save succeeded or not. */
  readonly remote: RemoteEdit | null;
}

/**
 * Save a row. Always sends the version of its base if the server has one, so that the server rejects overwriting an
 * unseen change; then the row is reloaded, merged field by field, and saved with both changes. Only a field changed by
 * both stops the save.
 */
export async function saveRow(
  resource: Resource,
  client: HttpClient,
  { id, values, base }: RowToSave,
): Promise<SaveOutcome> {
  const endpoints = resourceEndpoints(resource);
  if (id === null) {
    const answer = await client.call(endpoints.add, { body: values });
    return { result: answer.ok ? answer : err(failureOf(answer.error)), remote: null };
  }
  let merged = values;
  let current = base;
  let remote: RemoteEdit | null = null;
  let changes: ResourceValues = {};
  for (let turn = 1; ; turn += 1) {
    const answer = await client.call(endpoints.edit, {
      body: {
        ...merged,
        id,
        ...(current?.version === undefined ? {} : { version: current.version }),
      },
    });
    if (answer.ok) return { result: answer, remote };
    if (!hasCode(answer.error, ENVELOPE_CODE.overtaken) || turn === MOST_TURNS)
      return { result: err(failureOf(answer.error)), remote };
    const read = await client.call(endpoints.queryById, { query: { id } });
    if (!read.ok) return { result: err(failureOf(read.error)), remote };
    const row: ResourceRow = read.value.result;
    const { remoteChanges, conflicts } = mergeRow(resource, current, merged, row);
    changes = { ...changes, ...remoteChanges };
    remote = { row, changes };
    if (conflicts.length > 0) return { result: err({ kind: 'conflict', fields: conflicts }), remote };
    merged = { ...merged, ...remoteChanges };
    current = row;
    // The remote values are equal, or an earlier response was lost: nothing to save.
    if (Object.entries(merged).every(([key, value]) => (row[key] ?? null) === value))
      return { result: ok({ result: row, message: '' }), remote };
  }
}

/** Whether a call failed because the row does not exist. */
export function isMissingRow(failure: HttpFailure): boolean {
  return hasCode(failure, ENVELOPE_CODE.missing);
}

function failureOf(failure: HttpFailure): SaveFailure {
  return { kind: isMissingRow(failure) ? 'missing' : 'failed', failure };
}

function hasCode(failure: HttpFailure, code: number): boolean {
  return failure.kind === 'rejected' && failure.code === code;
}
