import * as v from 'valibot';

import {
  childrenBody,
  resourceEndpoints,
  type ChildrenChanges,
  type Resource,
  type ResourceRecord,
  type ResourceRow,
  type ResourceValues,
} from '../../../../resources/index.ts';
import { ENVELOPE_CODE } from '../../../../contract/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../../../http/index.ts';
import { err, ok, type Result } from '../../../../kernel/index.ts';
import { childRowsOf, childrenChanges, hasChildChanges } from '../child-rows/child-rows.model.ts';
import { mergeChildRows } from '../child-rows/child-merge.ts';
import type { ChildRows } from '../child-rows/child-rows.types.ts';
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
  /** Its sub-rows, and those when editing started; left out they stay as they are. */
  readonly children?: { readonly rows: ChildRows; readonly base: ChildRows };
}

/** Remote changes since the base was loaded. */
export interface RemoteEdit {
  readonly row: ResourceRecord;
  /** Fields without local changes, with their new values. */
  readonly changes: ResourceValues;
  /** The local sub-rows with the remote changes, and the tables that have some; null for a row that is saved without. */
  readonly children: { readonly rows: ChildRows; readonly changed: readonly string[] } | null;
}

export type SaveFailure =
  /** Fields changed by both to different values, and places of sub-rows. */
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
  { id, values, base, children }: RowToSave,
): Promise<SaveOutcome> {
  const endpoints = writingEndpoints(resource);
  if (id === null) {
    const sent = children === undefined ? {} : bodyOf(childrenChanges(resource, {}, children.rows));
    const answer = await client.call(endpoints.add, { body: { ...values, ...sent } });
    if (!answer.ok) return { result: err(failureOf(answer.error)), remote: null };
    const { message, result: row } = answer.value;
    return { result: ok({ message, result: row ?? rowOf('', values) }), remote: null };
  }
  let merged = values;
  let current = base;
  let remote: RemoteEdit | null = null;
  let changes: ResourceValues = {};
  let below = children;
  const changed = new Set<string>();
  for (let turn = 1; ; turn += 1) {
    const ofChildren = below === undefined ? {} : childrenChanges(resource, below.base, below.rows);
    const answer = await client.call(endpoints.edit, {
      body: {
        ...merged,
        ...bodyOf(ofChildren),
        id,
        ...(current?.version === undefined ? {} : { version: current.version }),
      },
    });
    if (answer.ok) {
      const { message, result: stored } = answer.value;
      if (stored !== null) return { result: ok({ message, result: stored }), remote };
      const read = await client.call(endpoints.queryById, { query: { id } });
      return {
        result: ok({ message, result: read.ok ? read.value.result : { ...rowOf(id, merged), ...base, ...merged } }),
        remote,
      };
    }
    if (!hasCode(answer.error, ENVELOPE_CODE.overtaken) || turn === MOST_TURNS)
      return { result: err(failureOf(answer.error)), remote };
    const read = await client.call(endpoints.queryById, { query: { id } });
    if (!read.ok) return { result: err(failureOf(read.error)), remote };
    const row: ResourceRecord = read.value.result;
    const { remoteChanges, conflicts: ofFields } = mergeRow(resource, current, merged, row);
    changes = { ...changes, ...remoteChanges };
    const stored = childRowsOf(resource, row);
    const merge = below === undefined ? undefined : mergeChildRows(resource, below.base, below.rows, stored);
    for (const name of merge?.changed ?? []) changed.add(name);
    below = merge === undefined ? undefined : { rows: merge.rows, base: stored };
    remote = { row, changes, children: merge === undefined ? null : { rows: merge.rows, changed: [...changed] } };
    const conflicts = [...ofFields, ...(merge?.conflicts ?? [])];
    if (conflicts.length > 0) return { result: err({ kind: 'conflict', fields: conflicts }), remote };
    // What is left out of the save stays out of it: it is stored as the other person left it.
    const sent = Object.keys(merged);
    merged = { ...merged, ...Object.fromEntries(Object.entries(remoteChanges).filter(([key]) => sent.includes(key))) };
    current = row;
    // The remote values are equal, or an earlier response was lost: nothing to save.
    const isChildless = below === undefined || !hasChildChanges(resource, below.base, below.rows);
    if (isChildless && Object.entries(merged).every(([key, value]) => (row[key] ?? null) === value))
      return { result: ok({ result: row, message: '' }), remote };
  }
}

/** A row as far as it is known here. */
function rowOf(id: string, values: ResourceValues): ResourceRow {
  return { id, createBy: null, createTime: null, updateBy: null, updateTime: null, ...values };
}

/** Older servers say that a row was written, and do not answer with it: who needs it reads it again, and a new one is found in its list. */
function writingEndpoints(resource: Resource) {
  const { add, edit, queryById } = resourceEndpoints(resource);
  return {
    add: { ...add, answer: v.fallback(v.nullable(add.answer), null) },
    edit: { ...edit, answer: v.fallback(v.nullable(edit.answer), null) },
    queryById,
  };
}

function bodyOf(changes: ChildrenChanges) {
  return Object.keys(changes).length === 0 ? {} : { children: childrenBody(changes) };
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
