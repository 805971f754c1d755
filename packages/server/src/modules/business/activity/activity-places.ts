import type { Result } from '@evergreen/core/kernel';
import { activityResource, activitySignUpResource, answeredValue } from '@evergreen/core/resources';

import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { HookRow } from '../../records/resource/resource-hooks.types.ts';
import { activitySignUpMessages as messages } from './activity-sign-up.messages.ts';

const { states: activityStates } = activityResource.fields.status;
const { states: signUpStates } = activitySignUpResource.fields.status;

export type SignUp = HookRow<typeof activitySignUpResource>;

/** An activity as sign-ups see it. */
export interface OpenActivity {
  readonly status: string;
  readonly needAudit: string | null;
  /** Places; 0 for any number. */
  readonly quota: number;
  readonly signedCount: number;
}

/** A sign-up as it is about to be written. */
export interface SignUpWrite {
  readonly before: SignUp | undefined;
  readonly values: Partial<SignUp>;
}

/** States in which a sign-up takes one of the places: all but refused. */
export const takesPlace = ({ status }: Partial<Pick<SignUp, 'status'>>): boolean =>
  status !== undefined && status !== signUpStates.refused;

/** The sign-up as it would be. */
export const signUpAfter = ({ before, values }: SignUpWrite): Partial<SignUp> => ({
  ...before,
  status: before?.status ?? signUpStates.waiting,
  ...values,
});

/** Whether it takes a place that it did not have. */
export function takesNewPlace(write: SignUpWrite): boolean {
  const { before } = write;
  const after = signUpAfter(write);
  return takesPlace(after) && !(before?.activityId === after.activityId && takesPlace(before ?? {}));
}

/** Who is signed up for activities while sign-ups are written one after the other. */
export interface ActivityPlaces {
  /** Why a sign-up gets none; `isBack`: it was there before, so that the activity need not be open. */
  refusal(write: SignUpWrite, isBack?: boolean): Result<never, CallFailure> | undefined;
  take(write: SignUpWrite): void;
}

/** `present`: sign-ups that are not refused, among them every one of the same people and numbers. */
export function createActivityPlaces(
  activities: ReadonlyMap<string, OpenActivity>,
  present: readonly Partial<SignUp>[],
): ActivityPlaces {
  /** Places taken since the activities were read. */
  const more = new Map<string, number>();
  const holders = new Map<string, Set<string>>();
  let added = 0;

  const keysOf = ({ activityId, retireeId, phone }: Partial<SignUp>) => ({
    person: typeof retireeId === 'string' ? JSON.stringify([activityId, 'person', retireeId]) : undefined,
    number: JSON.stringify([activityId, 'number', phone ?? '']),
  });
  const isHeld = (key: string | undefined, ownId: string | undefined) =>
    key !== undefined && [...(holders.get(key) ?? [])].some((id) => id !== ownId);

  function hold(signUp: Partial<SignUp>): void {
    added += 1;
    const { person, number } = keysOf(signUp);
    for (const key of [person, number])
      if (key !== undefined) holders.set(key, (holders.get(key) ?? new Set()).add(signUp.id ?? `new ${added}`));
  }

  function release(signUp: SignUp): void {
    const { person, number } = keysOf(signUp);
    for (const key of [person, number]) holders.get(key ?? '')?.delete(signUp.id);
  }

  const count = (activityId = '', by: 1 | -1) => more.set(activityId, (more.get(activityId) ?? 0) + by);

  for (const signUp of present) hold(signUp);
  return {
    refusal(write, isBack = false) {
      const after = signUpAfter(write);
      const { activityId = '' } = after;
      const activity = activities.get(activityId);
      if (activity === undefined) return refusedValue('activityId', messages.activityMissing);
      const isNew = !isBack && write.before?.activityId !== activityId;
      if (isNew && activity.status !== activityStates.openForSignUp)
        return refusedValue('activityId', messages.notOpen);
      const { quota, signedCount } = activity;
      if (quota > 0 && signedCount + (more.get(activityId) ?? 0) >= quota)
        return refusedValue('activityId', messages.full(quota));
      const { person, number } = keysOf(after);
      if (isHeld(person, write.before?.id)) return refusedValue('retireeId', messages.personTwice);
      return isHeld(number, write.before?.id) ? refusedValue('phone', numberTwice(after.phone)) : undefined;
    },
    take(write) {
      const { before } = write;
      const after = signUpAfter(write);
      if (before !== undefined && takesPlace(before)) {
        count(before.activityId, -1);
        release(before);
      }
      if (!takesPlace(after)) return;
      count(after.activityId, 1);
      hold(after);
    },
  };
}

/** Masked: the number may have been filled in from the register. */
const numberTwice = (phone: string | null | undefined) =>
  messages.twice(answeredValue(activitySignUpResource.fields.phone, phone ?? ''));
