import type { Answer, HttpFailure } from '../../../http/index.ts';
import { minutes, seconds, type Result } from '../../../kernel/index.ts';

export type UnlockAnswer = Result<Answer<unknown>, HttpFailure>;

/** Inputs within this interval count as one. */
const ACT_SPACING = seconds(1);

/** Milliseconds until the screen locks; 0 if due, null if automatic locking is disabled. */
export function timeUntilLock(lockAfter: number, lastAct: number | undefined, now: number): number | null {
  if (lockAfter === 0) return null;
  const limit = minutes(lockAfter);
  // After the clock was set back, the last input is in the future.
  const idle = lastAct === undefined ? 0 : Math.max(0, now - lastAct);
  return Math.max(0, limit - idle);
}

/** Whether an input is far enough from the last one to be stored. */
export function isNewAct(lastAct: number | undefined, now: number): boolean {
  return lastAct === undefined || Math.abs(now - lastAct) >= ACT_SPACING;
}
