import {
  answeredValue,
  isChildField,
  isReference,
  isUniqueField,
  referredResource,
  type Resource,
} from '@evergreen/core/resources';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, RowRefusal, SignedInCall } from '../../../http/call.types.ts';
import { databaseErrorOf } from '../../../db/index.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { RecordLog } from '../history/record-log.ts';
import type { ChildRowStore } from './child-rows.ts';
import type { ChoiceSources } from './values/choice-texts.ts';
import { writtenRows } from './resource-action.ts';
import type { HookPoints } from './resource-hook-points.ts';
import { resourceMessages as messages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow, Writer } from './resource.repository.ts';
import { uniquePlaceOf } from './values/taken-values.ts';
import type { EditedRow, WrittenRows } from './resource-write.types.ts';

export interface BinWrite {
  readonly call: SignedInCall;
  readonly writer: Writer;
  readonly hooks: HookPoints;
  readonly children: ChildRowStore;
}

export interface BinSources extends ChoiceSources {
  readonly recordLog: RecordLog;
  readonly everyRowOf: (resource: Resource) => ResourceRepository;
  readonly rowFiles: Pick<RowFiles, 'note'>;
}

/** Why rows stand in the way, by row. */
type Obstacles = Map<string, LocalizedText>;

/**
 * Brings rows of the bin back as they were, all of them or none: no value that has to be unique was taken meanwhile, and what they refer
 * to is there. Has to run in a transaction.
 */
export async function restoreRows(
  resource: Resource,
  rows: readonly EditedRow[],
  { writer, hooks, children }: BinWrite,
  sources: BinSources,
): Promise<CallOutcome<WrittenRows>> {
  const repository = sources.repositoryOf(resource);
  const ids = idsOf(rows);
  const found = await repository.findDeleted(ids);
  const obstacles = missingRows(rows, found);
  await noteTakenValues(resource, found, sources, obstacles);
  await noteDeletedReferences(resource, found, sources, obstacles);
  if (obstacles.size > 0) return err(refusalOf(obstacles, ids.length, messages.notRestored));
  const allowed = await hooks.restoring({ rows: found, isUndo: false });
  if (!allowed.ok) return allowed;
  await repository.revive(ids, writer);
  await children.reviveWith(ids, writer, 'recover');
  const writes = (await repository.findLocked(ids, 'update')).map((after) => ({ before: null, after }));
  await sources.recordLog(resource, writes, writer, { action: 'recover' });
  const followed = await hooks.written(writes, { isBroughtBack: true });
  if (!followed.ok) return followed;
  return ok({ result: writtenRows(found), message: messages.restored(ids.length) });
}

/** Deletes rows of the bin for good, all of them or none: no other row refers to them, deleted or not. Has to run in a transaction. */
export async function purgeRows(
  resource: Resource,
  rows: readonly EditedRow[],
  { call, writer, hooks, children }: BinWrite,
  sources: BinSources,
): Promise<CallOutcome<WrittenRows>> {
  const repository = sources.repositoryOf(resource);
  const ids = idsOf(rows);
  const found = await repository.findDeleted(ids);
  const obstacles = missingRows(rows, found);
  await noteUsers(resource, found, sources, obstacles);
  if (obstacles.size > 0) return err(refusalOf(obstacles, ids.length, messages.notPurged));
  const allowed = await hooks.purging(found);
  if (!allowed.ok) return allowed;
  await sources.rowFiles.note(
    resource,
    found.map(({ id }) => ({ id })),
    call.tenantId,
  );
  await children.eraseWith(ids, writer);
  try {
    await repository.erase(ids);
  } catch (error) {
    if (databaseErrorOf(error)?.kind !== 'foreignKeyViolation') throw error;
    return err({ kind: 'business', message: messages.neededElsewhere });
  }
  const writes = found.map((before) => ({ before, after: null }));
  await sources.recordLog(resource, writes, writer, { action: 'purge' });
  return ok({ result: { rows: [] }, message: messages.purged(ids.length) });
}

function idsOf(rows: readonly EditedRow[]): readonly string[] {
  return [...new Set(rows.map(({ id }) => id))];
}

/** Rows that the bin does not have, or has not as the caller saw them. */
function missingRows(rows: readonly EditedRow[], found: readonly StoredRow[]): Obstacles {
  const versions = new Map(found.map((row) => [row.id, row['version']]));
  const lost = rows.filter(
    ({ id, version }) => !versions.has(id) || (version !== undefined && versions.get(id) !== version),
  );
  return new Map(lost.map(({ id }) => [id, messages.notInBin]));
}

/** Values that have to be unique and that a row in use has by now, or two of the rows that are to come back. */
async function noteTakenValues(
  resource: Resource,
  rows: readonly StoredRow[],
  { everyRowOf }: BinSources,
  obstacles: Obstacles,
): Promise<void> {
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isUniqueField(field)) continue;
    const within = typeof field.isUnique === 'object' ? field.isUnique.within : undefined;
    const seen = new Set<string>();
    for (const row of rows) {
      const value = row[key] ?? null;
      if (value === null || obstacles.has(row.id)) continue;
      const held = within === undefined ? undefined : { key: within, value: row[within] ?? null };
      const place = uniquePlaceOf(field, value, held?.value ?? null);
      // A masked value is told as lists show it.
      const shown = String(answeredValue(field, value));
      if (seen.has(place)) obstacles.set(row.id, messages.twiceInBin(field.label, shown));
      else if (await everyRowOf(resource).isTaken(key, String(value), row.id, held))
        obstacles.set(row.id, messages.takenMeanwhile(field.label, shown));
      seen.add(place);
    }
  }
}

/** References to rows that are deleted and do not come back with these. Rows referred to are locked until the transaction ends. */
async function noteDeletedReferences(
  resource: Resource,
  rows: readonly StoredRow[],
  { repositoryOf, everyRowOf }: BinSources,
  obstacles: Obstacles,
): Promise<void> {
  for (const [key, field] of Object.entries(resource.fields)) {
    const other =
      isReference(field) && field.type === 'reference' ? referredResource(resource, field.resource) : undefined;
    if (other === undefined) continue;
    const ids = new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])));
    const locked = await everyRowOf(other).findLocked([...ids], 'share');
    const there = new Set([
      ...locked.map(({ id }) => id),
      ...(other.name === resource.name ? rows.map(({ id }) => id) : []),
    ]);
    // Only names of rows in the caller's reach are told.
    const names = await repositoryOf(other).labels([...ids].filter((id) => !there.has(id)));
    for (const row of rows) {
      const id = row[key];
      if (typeof id !== 'string' || there.has(id) || obstacles.has(row.id)) continue;
      obstacles.set(row.id, messages.referenceDeleted(field.label, names.get(id) ?? ''));
    }
  }
}

/** Rows of any resource, deleted ones too, that refer to these. */
async function noteUsers(
  resource: Resource,
  rows: readonly StoredRow[],
  { everyRowOf, directory }: BinSources,
  obstacles: Obstacles,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  for (const user of directory.all())
    for (const [key, field] of Object.entries(user.fields)) {
      if (field.type !== 'reference' || field.resource !== resource.name || isChildField(resource, user, key)) continue;
      const repository = everyRowOf(user);
      const inUse = await repository.countsHolding(key, ids);
      const inBin = await repository.deletedHolding(key, ids);
      for (const id of ids) {
        if (inUse.has(id)) obstacles.set(id, messages.neededElsewhere);
        const count = inBin.get(id) ?? 0;
        // Rows that go together may refer to each other.
        if (count > 0 && user.name !== resource.name) obstacles.set(id, messages.neededInBin(user, count));
      }
    }
}

/** One row is refused by its own reason, several by a sentence that counts them. */
function refusalOf(
  obstacles: Obstacles,
  count: number,
  sentence: (refused: number, count: number) => LocalizedText,
): CallFailure {
  const rows: RowRefusal[] = [...obstacles].map(([id, reason]) => ({ id, reason }));
  const [first] = rows;
  const message = count === 1 && first !== undefined ? first.reason : sentence(rows.length, count);
  return { kind: 'business', message, rows };
}
