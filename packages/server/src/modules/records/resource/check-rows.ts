import { formFields, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { err, type Result } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { WantedRow } from './check-rows.types.ts';
import type { ChoiceSources } from './values/choice-texts.ts';
import { unpermittedValue } from './field-rights.ts';
import { readOfferedChoices } from './values/offered-choices.ts';
import type { HookPoints } from './resource-hook-points.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import { editedRowValues, newRowValues } from './values/row-values.ts';
import { readTakenValues } from './values/taken-values.ts';
import { refuseCycle } from './tree-rows.ts';
import { readUnreachable } from './values/unreachable-references.ts';

export interface JudgeDependencies extends ChoiceSources {
  readonly rowFiles: Pick<RowFiles, 'refusal'>;
}

interface CheckDependencies extends JudgeDependencies {
  readonly hooks: Pick<HookPoints, 'prepareMany'>;
  readonly database: Pick<Database, 'orm'>;
  readonly everyRowOf: (resource: Resource) => Pick<ResourceRepository, 'holders'>;
}

/** The values of rows as they would be stored, with `before` of those that are changed. */
export interface JudgedRow {
  readonly before: StoredRow | undefined;
  readonly values: Result<ResourceValues, CallFailure>;
}

/** Judges rows by the rules of the form, the choices that are offered and the files that they name. */
export async function judgeRows(
  resource: Resource,
  rows: readonly JudgedRow[],
  call: SignedInCall,
  dependencies: JudgeDependencies,
): Promise<readonly Result<ResourceValues, CallFailure>[]> {
  const sound = rows.flatMap(({ before, values }) => (values.ok ? [{ before, values: values.value }] : []));
  const unoffered = await readOfferedChoices(formFields(resource), sound, dependencies);
  const unreachable = await readUnreachable(resource, sound, dependencies);
  const judged: Result<ResourceValues, CallFailure>[] = [];
  for (const { before, values } of rows) {
    const refusal = values.ok
      ? (unoffered({ values: values.value, before }) ??
        unreachable({ values: values.value, before }) ??
        (await dependencies.rowFiles.refusal(resource, values.value, before, call)))
      : undefined;
    judged.push(refusal === undefined ? values : err(refusal));
  }
  return judged;
}

/**
 * Checks rows without a write, by a few statements for all of them: what `add` and `edit` would refuse of each, as the rows in the database
 * are now. Not for resources whose hooks have to see each row by itself, nor where rules decide which rows the caller reaches.
 */
export async function checkRows(
  resource: Resource,
  rows: readonly WantedRow[],
  call: SignedInCall,
  dependencies: CheckDependencies,
): Promise<readonly (CallFailure | undefined)[]> {
  const read = await readRows(resource, rows, dependencies);
  const judged = await preparedRows(await judgeRows(resource, read, call, dependencies), read, dependencies.hooks);
  const claiming = rows.map(({ id }, place) => {
    const values = judged[place];
    return { id, values: values?.ok === true ? values.value : {} };
  });
  const taken = await readTakenValues(resource, claiming, dependencies.everyRowOf(resource));
  const refusals: (CallFailure | undefined)[] = [];
  for (const [place, row] of claiming.entries()) {
    const values = judged[place];
    const refusal = values?.ok === false ? values.error : taken(row);
    refusals.push(refusal ?? (await cycleOf(resource, read[place]?.before, row.values, call, dependencies)));
  }
  return refusals;
}

/** Judged rows with what the hook changed, or why it refuses them. */
export async function preparedRows(
  judged: readonly Result<ResourceValues, CallFailure>[],
  rows: readonly Pick<JudgedRow, 'before'>[],
  hooks: Pick<HookPoints, 'prepareMany'>,
): Promise<readonly Result<ResourceValues, CallFailure>[]> {
  const sound = judged.flatMap((values, place) =>
    values.ok ? [{ before: rows[place]?.before, values: values.value }] : [],
  );
  const prepared = (await hooks.prepareMany(sound)).values();
  return judged.map((values) => (values.ok ? (prepared.next().value ?? values) : values));
}

async function readRows(
  resource: Resource,
  rows: readonly WantedRow[],
  { repositoryOf, visibleTo }: ChoiceSources,
): Promise<readonly JudgedRow[]> {
  const visible = await visibleTo(resource);
  const known = await repositoryOf(resource).findMany(rows.flatMap(({ id }) => id ?? []));
  const found = new Map(known.map((row) => [row.id, row]));
  return rows.map(({ id, values }) => {
    if (id === null) return { before: undefined, values: newRowValues(resource, visible, values) };
    const before = found.get(id);
    if (before === undefined)
      return { before, values: err({ kind: 'missing', message: resourceMessages.missing } as const) };
    const unpermitted = unpermittedValue(resource, visible, values, { isEdit: true });
    return { before, values: unpermitted === undefined ? editedRowValues(resource, before, values) : err(unpermitted) };
  });
}

async function cycleOf(
  resource: Resource,
  before: StoredRow | undefined,
  values: ResourceValues,
  { tenantId }: SignedInCall,
  { database }: Pick<CheckDependencies, 'database'>,
): Promise<CallFailure | undefined> {
  if (before === undefined || resource.tree === undefined) return undefined;
  const cycle = await refuseCycle(database, resource, { before, parent: values[resource.tree.parent], tenantId });
  return cycle.ok ? undefined : cycle.error;
}
