import type { Resource, ResourceValues } from '@evergreen/core/resources';
import { err, ok } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { RecordLog, WriteCause } from '../history/record-log.ts';
import { setSecrets, type RowWrite } from '../history/row-changes.ts';
import { storedRows, writableRows, type JudgeDependencies } from './check-rows.ts';
import type { WantedRow } from './check-rows.types.ts';
import type { HookPoints } from './resource-hook-points.ts';
import { resourceMessages } from './resource.messages.ts';
import type { Writer } from './resource.repository.ts';
import { newRowValues } from './values/row-values.ts';

interface TogetherDependencies extends JudgeDependencies {
  readonly recordLog: RecordLog;
  readonly rowFiles: RowFiles;
}

interface RowsWrite {
  readonly call: SignedInCall;
  readonly writer: Writer;
  readonly hooks: Pick<HookPoints, 'prepareMany' | 'written'>;
}

/**
 * Adds rows without sub-rows by a few statements for all of them, with the rules of `add`. Not for resources whose hooks
 * have to see each row before the next. A refusal does not say which row it is about.
 */
export async function addRowsTogether(
  resource: Resource,
  several: readonly ResourceValues[],
  write: RowsWrite,
  dependencies: TogetherDependencies,
): Promise<CallOutcome<null>> {
  const { call, writer, hooks } = write;
  const visible = await dependencies.visibleTo(resource);
  const read = several.map((sent) => ({ before: undefined, values: newRowValues(resource, visible, sent) }));
  const writable = await writableRows(resource, read, call, { ...dependencies, hooks });
  if (!writable.ok) return writable;
  const rows = writable.value.map((values) => ({ id: createIdentifier(), values }));
  await dependencies.repositoryOf(resource).insertMany(rows, writer);
  const written = rows.map(({ id }) => ({ id, before: null }));
  return saved(resource, written, { ...write, action: 'add' }, dependencies);
}

/** Changes rows without their sub-rows by a few statements for all of them, with the rules of `edit`; as `addRowsTogether`, and not for trees. */
export async function editRowsTogether(
  resource: Resource,
  several: readonly (WantedRow & { readonly id: string })[],
  write: RowsWrite,
  dependencies: TogetherDependencies,
): Promise<CallOutcome<null>> {
  const { call, writer, hooks } = write;
  const repository = dependencies.repositoryOf(resource);
  const known = await repository.findLocked(
    several.map(({ id }) => id),
    'update',
  );
  const read = await storedRows(resource, several, known, dependencies);
  const writable = await writableRows(resource, read, call, { ...dependencies, hooks });
  if (!writable.ok) return writable;
  const rows = several.map(({ id }, place) => ({ id, values: writable.value[place] ?? {} }));
  await repository.updateMany(rows, writer);
  const written = rows.map(({ id, values }, place) => ({
    id,
    before: read[place]?.before ?? null,
    childChanges: setSecrets(resource, values),
  }));
  return saved(resource, written, { ...write, action: 'edit' }, dependencies);
}

/** Rows as they were just written, noted in their history, with what follows. */
async function saved(
  resource: Resource,
  rows: readonly ({ readonly id: string } & Omit<RowWrite, 'after'>)[],
  { call, writer, hooks, action }: RowsWrite & Pick<WriteCause, 'action'>,
  { repositoryOf, rowFiles, recordLog }: TogetherDependencies,
): Promise<CallOutcome<null>> {
  const found = await repositoryOf(resource).findMany(rows.map(({ id }) => id));
  // Rows that the writer's own data rules keep out of their reach: the write is undone.
  if (found.length < rows.length) return err({ kind: 'business', message: resourceMessages.outOfReach });
  await rowFiles.note(resource, found, call.tenantId);
  const writes = found.map((after, place) => ({ before: null, ...rows[place], after }));
  await recordLog(resource, writes, writer, { action });
  const followed = await hooks.written(writes);
  return followed.ok ? ok({ result: null }) : followed;
}
