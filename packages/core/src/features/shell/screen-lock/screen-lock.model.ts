import type { Answer, HttpFailure } from '../../../http/index.ts';
import { minutes, seconds, type Result } from '../../../kernel/index.ts';

export type ProofAnswer = Result<Answer<unknown>, HttpFailure>;

/** Acts that follow one another more closely are one. */
const ACT_SPACING = seconds(1);

/** Milliseconds until the screen locks; 0 when it is time, null when it never does by itself. */
export function timeUntilLock(lockAfter: number, lastAct: number | undefined, now: number): number | null {
  if (lockAfter === 0) return null;
  const limit = minutes(lockAfter);
  // A clock that was set back makes the last act one of the future.
  const idle = lastAct === undefined ? 0 : Math.max(0, now - lastAct);
  return Math.max(0, limit - idle);
}

/** Whether an act is worth remembering after the last one. */
export function isNewAct(lastAct: number | undefined, now: number): boolean {
  return lastAct === undefined || Math.abs(now - lastAct) >= ACT_SPACING;
}
