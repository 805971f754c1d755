import {
  actionObstacle,
  actionOf,
  actionValues,
  askedFields,
  dictionaryOf,
  type CodeText,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { err, ok, type Locale } from '@evergreen/core/kernel';
import { validateAnswers } from '@evergreen/core/validators';

import type { CallFailure, CallOutcome, RowRefusal, SignedInCall } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { RecordLog } from '../history/record-log.ts';
import type { ChoiceSources } from './choice-texts.ts';
import { unofferedChoice } from './resource-refusals.ts';
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
}

/**
 * Decides for every row whether the action applies, and writes all of them or none. Has to run in a transaction; rows are
 * locked in the order of their ids, so that two actions over the same rows wait for each other instead of deadlocking.
 */
export async function actOnRows(
  resource: Resource,
  request: RowsAction,
  sources: ChoiceSources & {
    readonly recordLog: RecordLog;
    readonly everyRowOf: (resource: Resource) => ResourceRepository;
  },
): Promise<CallOutcome<WrittenRows>> {
  const { action, rows, asked, call, writer } = request;
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
  const author = { username: call.caller.username, time: formatPlatformTime(writer.now) };
  await repository.update(ids, actionValues(resource, action, asked, author), writer);
  // An action may take a row out of the reach of whoever does it, which a form may not.
  const writes = (await sources.everyRowOf(resource).findLocked(ids, 'update')).map((after) => ({
    before: stored.get(after.id) ?? null,
    after,
  }));
  await sources.recordLog(resource, writes, writer, { action });
  return ok({
    result: writtenRows([...stored.values()]),
    message: resourceMessages.acted(actionOf(resource, action).label, ids.length),
  });
}

/** Why the action does not apply to a row; null if it does. */
async function createJudge(
  resource: Resource,
  { action, rows, asked, call }: RowsAction,
  stored: ReadonlyMap<string, StoredRow>,
  sources: ChoiceSources,
) {
  const textOf = await codeTexts(resource, call.locale, sources);
  const overtaken = rows.flatMap(({ id, version }) => {
    const row = stored.get(id);
    return row === undefined || version === undefined || version === row['version'] ? [] : [row];
  });
  const names = await sources.writerNames(overtaken.map((row) => String(row['updateBy'] ?? '')));
  return ({ id, version }: EditedRow): RowRefusal['reason'] | null => {
    const row = stored.get(id);
    if (row === undefined) return resourceMessages.rowMissing;
    const obstacle = actionObstacle(resource, action, row, textOf);
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
