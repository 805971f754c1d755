import { hashToken } from '../auth/session-token.ts';
import type { StoredCode } from './third-party.repository.ts';

/** A one-time code with what its browser says of it. */
export interface BroughtCode {
  readonly token: string;
  readonly thirdType: string;
  readonly state: string;
}

/** Why a code does not count; undefined when it does. */
export type CodeProblem = 'used' | 'late' | 'otherType' | 'otherBrowser' | undefined;

/** A code is good once, for one provider, in the browser that started (threat T-22). */
export function codeProblem(
  stored: StoredCode | undefined,
  { thirdType, state }: BroughtCode,
  now: number,
): CodeProblem {
  if (stored === undefined) return 'used';
  if (stored.expiresAt <= now) return 'late';
  if (stored.thirdType !== thirdType) return 'otherType';
  return stored.stateHash === hashToken(state) ? undefined : 'otherBrowser';
}
