import type { Resource, ResourceValues } from '@evergreen/core/resources';
import { err, ok } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { RecordLog } from '../history/record-log.ts';
import { judgeRows, preparedRows, type JudgeDependencies } from './check-rows.ts';
import type { HookPoints } from './resource-hook-points.ts';
import type { NewRow } from './resource-repository.types.ts';
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
 * Adds rows without sub-rows by one statement for all of them, with the rules of `add`. Not for resources whose hooks
 * have to see each row before the next. A refusal does not say which row it is about.
 */
export async function addRowsTogether(
  resource: Resource,
  several: readonly ResourceValues[],
  { call, writer, hooks }: RowsWrite,
  dependencies: TogetherDependencies,
): Promise<CallOutcome<null>> {
  const { repositoryOf, recordLog, rowFiles, visibleTo } = dependencies;
  const repository = repositoryOf(resource);
  const visible = await visibleTo(resource);
  const read = several.map((sent) => ({ before: undefined, values: newRowValues(resource, visible, sent) }));
  const rows: NewRow[] = [];
  const judged = await judgeRows(resource, read, call, dependencies);
  for (const values of await preparedRows(judged, read, hooks)) {
    if (!values.ok) return values;
    rows.push({ id: createIdentifier(), values: values.value });
  }
  await repository.insertMany(rows, writer);
  const written = await repository.findMany(rows.map(({ id }) => id));
  if (written.length < rows.length) return err({ kind: 'business', message: resourceMessages.outOfReach });
  for (const row of written) await rowFiles.note(resource, row, call.tenantId);
  const writes = written.map((after) => ({ before: null, after }));
  await recordLog(resource, writes, writer, { action: 'add' });
  // Of what follows a write only the counts of other resources.
  const followed = await hooks.written(writes);
  return followed.ok ? ok({ result: null }) : followed;
}
