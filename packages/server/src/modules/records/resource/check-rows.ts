import { formFields, type Resource, type ResourceValues } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import { piecesInTurns } from '../../../in-turns.ts';
import type { RowFiles } from '../../files/files/row-files.ts';
import type { WantedRow } from './check-rows.types.ts';
import type { ChoiceSources } from './values/choice-texts.ts';
import { unpermittedValue } from './field-rights.ts';
import { readOfferedChoices } from './values/offered-choices.ts';
import type { HookPoints, PreparedWrite } from './resource-hook-points.ts';
import { resourceMessages } from './resource.messages.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';
import { editedRowValues, newRowValues } from './values/row-values.ts';
import { readTakenValues } from './values/taken-values.ts';
import { refuseCycle } from './tree-rows.ts';
import { readUnreachable } from './values/unreachable-references.ts';

export interface JudgeDependencies extends ChoiceSources {
  readonly rowFiles: Pick<RowFiles, 'refusal'>;
}

/** Rows that are judged at once, between which others have their turn. */
const JUDGED_AT_ONCE = 25;

interface CheckDependencies extends JudgeDependencies {
  readonly hooks: Pick<HookPoints, 'prepareMany'>;
  /** The rows of the same file before these that nothing refuses; those of these that nothing refuses are added. */
  readonly tried: PreparedWrite[];
  readonly database: Pick<Database, 'orm'>;
  readonly everyRowOf: (resource: Resource) => Pick<ResourceRepository, 'holders'>;
}

/** The values of rows as they would be stored, with `before` of those that are changed. */
export interface JudgedRow {
  readonly before: StoredRow | undefined;
  readonly values: Result<ResourceValues, CallFailure>;
}

/** Judges rows by whether the caller reaches what they refer to. */
async function reachedRows(
  resource: Resource,
  rows: readonly JudgedRow[],
  dependencies: JudgeDependencies,
): Promise<readonly JudgedRow[]> {
  const unreachable = await readUnreachable(resource, soundRows(rows), dependencies);
  return rows.map(({ before, values }) => {
    const refusal = values.ok ? unreachable({ values: values.value, before }) : undefined;
    return { before, values: refusal === undefined ? values : err(refusal) };
  });
}

/** Judges rows by the choices that are offered and the files that they name. */
async function offeredRows(
  resource: Resource,
  rows: readonly JudgedRow[],
  call: SignedInCall,
  dependencies: JudgeDependencies,
): Promise<readonly JudgedRow[]> {
  const unoffered = await readOfferedChoices(formFields(resource), soundRows(rows), dependencies);
  const judged: JudgedRow[] = [];
  for (const { before, values } of rows) {
    const refusal = values.ok
      ? (unoffered({ values: values.value, before }) ??
        (await dependencies.rowFiles.refusal(resource, values.value, before, call)))
      : undefined;
    judged.push({ before, values: refusal === undefined ? values : err(refusal) });
  }
  return judged;
}

const soundRows = (rows: readonly JudgedRow[]): readonly PreparedWrite[] =>
  rows.flatMap(({ before, values }) => (values.ok ? [{ before, values: values.value }] : []));

/** Rows with what the hook changed, or why it refuses them. */
async function preparedRows(
  rows: readonly JudgedRow[],
  hooks: Pick<HookPoints, 'prepareMany'>,
  tried?: readonly PreparedWrite[],
): Promise<readonly JudgedRow[]> {
  const prepared = (await hooks.prepareMany(soundRows(rows), tried)).values();
  return rows.map((row) => (row.values.ok ? { ...row, values: prepared.next().value ?? row.values } : row));
}

/** The values of rows as they are about to be written in one transaction, or why one of them is refused. */
export async function writableRows(
  resource: Resource,
  rows: readonly JudgedRow[],
  call: SignedInCall,
  dependencies: JudgeDependencies & Pick<CheckDependencies, 'hooks'>,
): Promise<Result<readonly ResourceValues[], CallFailure>> {
  const reached = await reachedRows(resource, rows, dependencies);
  // Before the rows referred to are locked for reading: a hook may lock them for writing, and two that hold the one and want the other would
  // wait for each other.
  const prepared = await preparedRows(reached, dependencies.hooks);
  const offered = await offeredRows(resource, reached, call, dependencies);
  const written: ResourceValues[] = [];
  for (const [place, { values }] of prepared.entries()) {
    if (!values.ok) return values;
    const judged = offered[place]?.values;
    if (judged?.ok === false) return judged;
    written.push(values.value);
  }
  return ok(written);
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
  const known = await dependencies.repositoryOf(resource).findMany(rows.flatMap(({ id }) => id ?? []));
  const stored = await storedRows(resource, rows, known, dependencies);
  const read = await reachedRows(resource, stored, dependencies);
  const offered = await offeredRows(resource, read, call, dependencies);
  const judged = await preparedRows(offered, dependencies.hooks, dependencies.tried);
  const claiming = rows.map(({ id }, place) => {
    const values = judged[place]?.values;
    return { id, values: values?.ok === true ? values.value : {} };
  });
  const taken = await readTakenValues(resource, claiming, dependencies.everyRowOf(resource));
  const refusals: (CallFailure | undefined)[] = [];
  for (const [place, row] of claiming.entries()) {
    const { before, values } = judged[place] ?? {};
    const refusal =
      (values?.ok === false ? values.error : taken(row)) ??
      (await cycleOf(resource, before, row.values, call, dependencies));
    refusals.push(refusal);
    if (refusal === undefined) dependencies.tried.push({ before, values: row.values });
  }
  return refusals;
}

/** Rows as they would be stored, among them those that are `known` with what changes of them. */
export async function storedRows(
  resource: Resource,
  rows: readonly WantedRow[],
  known: readonly StoredRow[],
  { visibleTo }: Pick<ChoiceSources, 'visibleTo'>,
): Promise<readonly JudgedRow[]> {
  const visible = await visibleTo(resource);
  const found = new Map(known.map((row) => [row.id, row]));
  const judge = ({ id, values }: WantedRow): JudgedRow => {
    if (id === null) return { before: undefined, values: newRowValues(resource, visible, values) };
    const before = found.get(id);
    if (before === undefined)
      return { before, values: err({ kind: 'missing', message: resourceMessages.missing } as const) };
    const unpermitted = unpermittedValue(resource, visible, values, { isEdit: true });
    return { before, values: unpermitted === undefined ? editedRowValues(resource, before, values) : err(unpermitted) };
  };
  const judged: JudgedRow[] = [];
  for await (const some of piecesInTurns(rows, JUDGED_AT_ONCE)) judged.push(...some.map(judge));
  return judged;
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
