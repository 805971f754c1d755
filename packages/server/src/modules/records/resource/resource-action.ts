import {
  actionObstacle,
  actionOf,
  actionValues,
  askedFields,
  dictionaryOf,
  fieldsOfAction,
  type CodeText,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type Locale } from '@evergreen/core/kernel';
import { validateAnswers } from '@evergreen/core/validation/validators';

import type { CallFailure, CallOutcome, RowRefusal, SignedInCall } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { RecordLog } from '../history/record-log.ts';
import { partsReader, type ChoiceSources } from './values/choice-texts.ts';
import type { ConditionContextOf } from './conditions/condition-context.ts';
import { unofferedChoice } from './values/offered-choices.ts';
import type { TellDecision } from './tell-decision.types.ts';
import type { HookPoints } from './resource-hook-points.ts';
import type { HandledRows, HookOutcome } from './resource-hooks.types.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow, Writer } from './resource.repository.ts';
import type { EditedRow, WrittenRows } from './resource-write.types.ts';

/** Rows after a write that raised the version of each by one. `before`: as they were. */
export function writtenRows(before: readonly StoredRow[]): WrittenRows {
  return { rows: before.map((row) => ({ id: row.id, version: Number(row['version']) + 1 })) };
}

export interface RowsAction {
  /** Key of the action. */
  readonly action: string;
  readonly rows: readonly EditedRow[];
  /** Answers to its questions, normalised and valid by themselves. */
  readonly asked: ResourceValues;
  readonly call: SignedInCall;
  readonly writer: Writer;
  readonly hooks: HookPoints;
}

export interface ActionSources extends ChoiceSources {
  readonly recordLog: RecordLog;
  readonly tellDecision: TellDecision;
  readonly everyRowOf: (resource: Resource) => ResourceRepository;
  readonly contextOf: ConditionContextOf;
}

/**
 * Decides for every row whether the action applies, and writes all of them or none. Has to run in a transaction; rows are
 * locked in the order of their ids, so that two actions over the same rows wait for each other instead of deadlocking.
 */
export async function actOnRows(
  resource: Resource,
  request: RowsAction,
  sources: ActionSources,
): Promise<CallOutcome<WrittenRows>> {
  const { action, rows, asked, writer, hooks } = request;
  const repository = sources.repositoryOf(resource);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const stored = new Map((await repository.findLocked(ids, 'update')).map((row) => [row.id, row]));
  const judge = await createJudge(resource, request, stored, sources);
  const refused = rows.flatMap((row, index) => {
    const reason = rows.findIndex(({ id }) => id === row.id) === index ? judge(row) : resourceMessages.rowRepeated;
    return reason === null ? [] : [{ id: row.id, reason }];
  });
  if (refused.length > 0) return err(refusalOf(resource, request, refused, stored));
  const fields = askedFields(resource, action).map(({ key, field }) => [key, field] as const);
  const unoffered = await unofferedChoice(fields, asked, undefined, sources);
  if (unoffered !== undefined) return err(unoffered);
  const { label, isHandled, isDecision } = actionOf(resource, action);
  const locked = [...stored.values()];
  const handled =
    isHandled === true ? await hooks.handle(action, locked, asked) : await prepared(resource, request, locked);
  if (!handled.ok) return handled;
  const { writes: wanted = [], message } = handled.value;
  const stray = wanted.find(({ id }) => !stored.has(id));
  if (stray !== undefined)
    throw new Error(`"${action}" of "${resource.name}" would write a row that it was not asked to`);
  for (const { values, ids: together } of groupedByValues(wanted)) await repository.update(together, values, writer);
  // An action may take a row out of the reach of whoever does it, which a form may not.
  const written = wanted.map(({ id }) => id);
  const writes = (await sources.everyRowOf(resource).findLocked(written, 'update')).map((after) => ({
    before: stored.get(after.id) ?? null,
    after,
  }));
  await sources.recordLog(resource, writes, writer, { action });
  const followed = await hooks.written(writes);
  if (!followed.ok) return followed;
  if (isDecision === true)
    await sources.tellDecision({ resource, action, rows: writes.map(({ after }) => after), asked, call: request.call });
  return ok({
    result: { rows: writes.map(({ after }) => ({ id: after.id, version: Number(after['version']) })) },
    message: message ?? resourceMessages.acted(label, ids.length),
  });
}

/** What the description says, row by row where a hook has the last word. */
async function prepared(
  resource: Resource,
  { action, asked, call, writer, hooks }: RowsAction,
  rows: readonly StoredRow[],
): HookOutcome<HandledRows> {
  const author = { username: call.caller.username, time: formatPlatformTime(writer.now) };
  const values = actionValues(resource, action, asked, author);
  if (!hooks.isPrepared) return ok({ writes: rows.map(({ id }) => ({ id, values })) });
  const writes: { readonly id: string; readonly values: ResourceValues }[] = [];
  for (const row of rows) {
    const own = await hooks.prepare(row, values);
    if (!own.ok) return own;
    writes.push({ id: row.id, values: own.value });
  }
  return ok({ writes });
}

/** Rows that get the very same values are written by one statement. */
function groupedByValues(writes: NonNullable<HandledRows['writes']>) {
  const idsOf = new Map<ResourceValues, string[]>();
  for (const { id, values } of writes) idsOf.set(values, [...(idsOf.get(values) ?? []), id]);
  return [...idsOf].map(([values, ids]) => ({ values, ids }));
}

/** Why the action does not apply to a row; null if it does. */
async function createJudge(
  resource: Resource,
  { action, rows, asked, call }: RowsAction,
  stored: ReadonlyMap<string, StoredRow>,
  sources: ActionSources,
) {
  const textOf = await codeTexts(resource, call.locale, sources);
  const isJoined = fieldsOfAction(actionOf(resource, action)).some((key) => resource.fields[key]?.type === 'joined');
  const withParts = isJoined
    ? await partsReader(resource, [...stored.values()], sources)
    : (row: StoredRow): StoredRow => row;
  const judge = { textOf, context: await sources.contextOf(call) };
  const overtaken = rows.flatMap(({ id, version }) => {
    const row = stored.get(id);
    return row === undefined || version === undefined || version === row['version'] ? [] : [row];
  });
  const names = await sources.writerNames(
    overtaken.map((row) => String(row['updateBy'] ?? '')),
    call.locale,
  );
  return ({ id, version }: EditedRow): RowRefusal['reason'] | null => {
    const row = stored.get(id);
    if (row === undefined) return resourceMessages.rowMissing;
    const obstacle = actionObstacle(resource, action, withParts(row), judge);
    if (version !== undefined && version !== row['version']) {
      const author = String(row['updateBy'] ?? '');
      return resourceMessages.rowOvertaken(names.get(author) ?? author, String(row['updateTime'] ?? ''));
    }
    const [broken] = Object.values(validateAnswers(resource, action, { ...row, ...asked }));
    return obstacle ?? broken ?? null;
  };
}

/** One row is refused by its own reason, several by a sentence that counts them. */
function refusalOf(
  resource: Resource,
  { action, rows }: RowsAction,
  refused: readonly RowRefusal[],
  stored: ReadonlyMap<string, StoredRow>,
): CallFailure {
  const [first] = refused;
  if (rows.length > 1 || first === undefined)
    return {
      kind: 'business',
      message: resourceMessages.notActed(actionOf(resource, action).label, refused.length, rows.length),
      rows: refused,
    };
  const row = stored.get(first.id);
  if (row === undefined) return { kind: 'missing', message: resourceMessages.missing, rows: refused };
  const isOvertaken = rows[0]?.version !== undefined && rows[0].version !== row['version'];
  return { kind: isOvertaken ? 'overtaken' : 'business', message: first.reason, rows: refused };
}

async function codeTexts(resource: Resource, locale: Locale, { dictionaries }: ChoiceSources): Promise<CodeText> {
  const codes = Object.values(resource.fields).flatMap((field) => dictionaryOf(field) ?? []);
  const items = await dictionaries([...new Set(codes)], locale);
  return (dictionary, code) => items[dictionary]?.find(({ value }) => value === code)?.text ?? code;
}
