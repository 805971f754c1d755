import { and, eq, ne, sql } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { activityResource, activitySignUpResource, answeredValue } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookRow, type HookTools } from '../../records/resource/resource-hooks.types.ts';
import { activitySignUpMessages as messages } from './activity-sign-up.messages.ts';

const { states: activityStates } = activityResource.fields.status;
const { states: signUpStates } = activitySignUpResource.fields.status;

type SignUp = HookRow<typeof activitySignUpResource>;

const activities = unscopedRows(activityResource);
const signUps = unscopedRows(activitySignUpResource);
const activity = (key: keyof typeof activityResource.fields) => unscopedColumn(activityResource, key);
const signUp = (key: keyof typeof activitySignUpResource.fields) => unscopedColumn(activitySignUpResource, key);

/** States in which a sign-up takes one of the places: all but refused. */
const takesPlace = ({ status }: Partial<Pick<SignUp, 'status'>>) =>
  status !== undefined && status !== signUpStates.refused;

/**
 * A sign-up takes one of the places of its activity, which has to be open for it, once for each mobile number. Places are
 * counted in the activity by adding and subtracting under its lock, so that nobody gets the same last place.
 */
export const activitySignUpHooks = defineHooks(activitySignUpResource, {
  async prepare({ before, values }, tools) {
    const activityId = values.activityId ?? before?.activityId ?? '';
    const wanted = takesPlace({ ...before, status: before?.status ?? signUpStates.waiting, ...values });
    const had = before !== undefined && before.activityId === activityId && takesPlace(before);
    if (had || !wanted) return ok({});
    const found = await lockedActivity(activityId, tools);
    if (found === undefined) return refusedValue('activityId', messages.activityMissing);
    if (before?.activityId !== activityId && found.status !== activityStates.openForSignUp)
      return refusedValue('activityId', messages.notOpen);
    if (found.quota > 0 && found.signedCount >= found.quota)
      return refusedValue('activityId', messages.full(found.quota));
    const twice = await signedUpTwice({ ...before, ...values, activityId }, before?.id, tools);
    if (twice !== undefined) return twice;
    return ok(before === undefined && found.needAudit !== 'Y' ? { status: signUpStates.passed } : {});
  },
  async written({ before, row }, tools) {
    if (before?.activityId === row.activityId) {
      await addPlaces(row.activityId, Number(takesPlace(row)) - Number(takesPlace(before ?? {})), tools);
      return;
    }
    if (before !== undefined) await addPlaces(before.activityId, -Number(takesPlace(before)), tools);
    await addPlaces(row.activityId, Number(takesPlace(row)), tools);
  },
  async restoring({ rows }, tools) {
    const back = rows.filter(takesPlace);
    for (const [index, signUpBack] of back.entries()) {
      const { id, activityId = '', phone } = signUpBack;
      const found = await lockedActivity(activityId, tools);
      if (found === undefined) return refusedValue('activityId', messages.activityMissing);
      const before = back.slice(0, index).filter((other) => other.activityId === activityId);
      if (found.quota > 0 && found.signedCount + before.length >= found.quota)
        return refusedValue('activityId', messages.full(found.quota));
      const twice = before.some((other) => other.phone === phone)
        ? refusedValue('phone', numberTwice(phone))
        : await signedUpTwice(signUpBack, id, tools);
      if (twice !== undefined) return twice;
    }
    return ok(undefined);
  },
  async removing(rows, tools) {
    const present = rows.find(({ status }) => status === signUpStates.present);
    if (present !== undefined) return err({ kind: 'business', message: messages.present(present.name ?? '') });
    for (const row of rows) await addPlaces(row.activityId, -Number(takesPlace(row)), tools);
    return ok(undefined);
  },
});

async function lockedActivity(id: string, { database: { orm }, call }: HookTools) {
  const [row] = await orm
    .select({
      status: sql<string>`${activity('status')}`,
      needAudit: sql<string | null>`${activity('needAudit')}`,
      quota: sql<number>`coalesce(${activity('quota')}, 0)`,
      signedCount: sql<number>`coalesce(${activity('signedCount')}, 0)`,
    })
    .from(activities)
    .where(
      and(
        eq(activities.id, id),
        eq(activities.delFlag, 0),
        eq(unscopedColumn(activityResource, 'tenantId'), call.tenantId),
      ),
    )
    .for('update');
  return row;
}

/** Masked: the number may have been filled in from the register. */
const numberTwice = (phone: string | null | undefined) =>
  messages.twice(answeredValue(activitySignUpResource.fields.phone, phone ?? ''));

/** Why somebody cannot sign up for an activity: the person or the number has a sign-up there that is not refused. */
async function signedUpTwice(
  { activityId, retireeId, phone }: Partial<Pick<SignUp, 'activityId' | 'retireeId' | 'phone'>>,
  ownId: string | undefined,
  { database: { orm } }: HookTools,
) {
  const isOther = [
    eq(signUp('activityId'), activityId ?? ''),
    ne(signUp('status'), signUpStates.refused),
    eq(signUps.delFlag, 0),
    ...(ownId === undefined ? [] : [ne(signUps.id, ownId)]),
  ];
  const isThere = async (key: 'retireeId' | 'phone', value: string) => {
    const rows = await orm
      .select({ id: signUps.id })
      .from(signUps)
      .where(and(eq(signUp(key), value), ...isOther))
      .limit(1);
    return rows.length > 0;
  };
  if (typeof retireeId === 'string' && (await isThere('retireeId', retireeId)))
    return refusedValue('retireeId', messages.personTwice);
  return (await isThere('phone', phone ?? '')) ? refusedValue('phone', numberTwice(phone)) : undefined;
}

/** Raises no version: a count is nobody's edit. */
async function addPlaces(activityId: string | undefined, places: number, { database: { orm } }: HookTools) {
  if (activityId === undefined || places === 0) return;
  const count = activity('signedCount');
  const changed = { signedCount: sql`greatest(coalesce(${count}, 0) + ${places}, 0)` };
  await orm
    .update(activities)
    .set({ ...changed, version: sql`${activities.version}` })
    .where(eq(activities.id, activityId));
}
