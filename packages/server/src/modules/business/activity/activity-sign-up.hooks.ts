import { and, asc, eq, ne, or, sql } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { activityResource, activitySignUpResource } from '@evergreen/core/resources';

import { isAmong } from '../../../db/statements/text-array.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { defineHooks, type HookTools } from '../../records/resource/resource-hooks.types.ts';
import {
  createActivityPlaces,
  signUpAfter,
  takesNewPlace,
  takesPlace,
  type OpenActivity,
  type SignUp,
} from './activity-places.ts';
import { activitySignUpMessages as messages } from './activity-sign-up.messages.ts';

const { states: signUpStates } = activitySignUpResource.fields.status;

const activities = unscopedRows(activityResource);
const signUps = unscopedRows(activitySignUpResource);
const activity = (key: keyof typeof activityResource.fields) => unscopedColumn(activityResource, key);
const signUp = (key: keyof typeof activitySignUpResource.fields) => unscopedColumn(activitySignUpResource, key);

/**
 * A sign-up takes one of the places of its activity, which has to be open for it, once for each mobile number. Places are
 * counted in the activity by adding and subtracting under its lock, so that nobody gets the same last place.
 */
export const activitySignUpHooks = defineHooks(activitySignUpResource, {
  async prepareMany(writes, tools, tried = []) {
    const taking = writes.filter(takesNewPlace).map(signUpAfter);
    const found = await lockedActivities(taking, tools);
    const places = createActivityPlaces(found, await signedUp(taking, tools));
    for (const write of tried) places.take(write);
    return writes.map((write) => {
      const isNew = takesNewPlace(write);
      const refusal = isNew ? places.refusal(write) : undefined;
      if (refusal !== undefined) return refusal;
      places.take(write);
      const isPassed =
        isNew && write.before === undefined && found.get(write.values.activityId ?? '')?.needAudit !== 'Y';
      return ok(isPassed ? { status: signUpStates.passed } : {});
    });
  },
  async writtenMany(writes, tools) {
    await addPlaces(
      [
        ...writes.flatMap(({ before }) => (before === undefined ? [] : [{ signUp: before, by: -1 }])),
        ...writes.map(({ row }) => ({ signUp: row, by: 1 })),
      ],
      tools,
    );
  },
  async restoring({ rows }, tools) {
    const back = rows.filter(takesPlace);
    const places = createActivityPlaces(await lockedActivities(back, tools), await signedUp(back, tools));
    for (const values of back) {
      const refusal = places.refusal({ before: undefined, values }, true);
      if (refusal !== undefined) return refusal;
      places.take({ before: undefined, values });
    }
    return ok(undefined);
  },
  async removing(rows, tools) {
    const present = rows.find(({ status }) => status === signUpStates.present);
    if (present !== undefined) return err({ kind: 'business', message: messages.present(present.name ?? '') });
    await addPlaces(
      rows.map((row) => ({ signUp: row, by: -1 })),
      tools,
    );
    return ok(undefined);
  },
});

const activityIdsOf = (rows: readonly Partial<SignUp>[]) => [
  ...new Set(rows.flatMap(({ activityId = [] }) => activityId)),
];

/** The activities of sign-ups, which nobody else signs up for until the transaction ends. */
async function lockedActivities(
  rows: readonly Partial<SignUp>[],
  { database: { orm }, call }: HookTools,
): Promise<ReadonlyMap<string, OpenActivity>> {
  if (rows.length === 0) return new Map();
  const found = await orm
    .select({
      id: activities.id,
      status: sql<string>`${activity('status')}`,
      needAudit: sql<string | null>`${activity('needAudit')}`,
      quota: sql<number>`coalesce(${activity('quota')}, 0)`,
      signedCount: sql<number>`coalesce(${activity('signedCount')}, 0)`,
    })
    .from(activities)
    .where(
      and(
        isAmong(activities.id, activityIdsOf(rows)),
        eq(activities.delFlag, 0),
        eq(unscopedColumn(activityResource, 'tenantId'), call.tenantId),
      ),
    )
    .orderBy(asc(activities.id))
    .for('update');
  return new Map(found.map(({ id, ...open }) => [id, open]));
}

/** The sign-ups of the same people and numbers for the same activities that are not refused. */
async function signedUp(
  rows: readonly Partial<SignUp>[],
  { database: { orm } }: HookTools,
): Promise<readonly Partial<SignUp>[]> {
  if (rows.length === 0) return [];
  const people = rows.flatMap(({ retireeId }) => retireeId ?? []);
  const numbers = rows.map(({ phone }) => phone ?? '');
  return orm
    .select({
      id: signUps.id,
      activityId: sql<string>`${signUp('activityId')}`,
      retireeId: sql<string | null>`${signUp('retireeId')}`,
      phone: sql<string>`${signUp('phone')}`,
    })
    .from(signUps)
    .where(
      and(
        isAmong(signUp('activityId'), activityIdsOf(rows)),
        or(isAmong(signUp('retireeId'), people), isAmong(signUp('phone'), numbers)),
        ne(signUp('status'), signUpStates.refused),
        eq(signUps.delFlag, 0),
      ),
    );
}

/** Adds the places of sign-ups to their activities, or takes them away, in the order in which these are locked. Raises no version: a count is nobody's edit. */
async function addPlaces(
  changes: readonly { readonly signUp: Partial<SignUp>; readonly by: number }[],
  { database: { orm } }: HookTools,
): Promise<void> {
  const places = new Map<string, number>();
  for (const { signUp: changed, by } of changes)
    if (changed.activityId !== undefined && takesPlace(changed))
      places.set(changed.activityId, (places.get(changed.activityId) ?? 0) + by);
  const count = activity('signedCount');
  for (const [id, by] of [...places].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (by === 0) continue;
    const changed = { signedCount: sql`greatest(coalesce(${count}, 0) + ${by}, 0)` };
    await orm
      .update(activities)
      .set({ ...changed, version: sql`${activities.version}` })
      .where(eq(activities.id, id));
  }
}
