import type { DictionaryMap, LoginResult } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { Call, CallOutcome } from '../../http/call.types.ts';
import { authMessages } from './auth.messages.ts';
import { NORMAL_STATUS, type SessionRepository } from './session.repository.ts';
import { userInfoOf, type SignInUser } from './user.repository.ts';

export interface SessionOpening {
  readonly sessions: SessionRepository;
  readonly allDictionaries: (locale: Call['locale']) => Promise<DictionaryMap>;
}

/** The end of every way to sign in: who proved to be this user gets a token, unless the account is frozen. */
export async function openedSession(
  { sessions, allDictionaries }: SessionOpening,
  user: SignInUser,
  { locale }: Call,
): Promise<CallOutcome<LoginResult>> {
  if (user.status !== NORMAL_STATUS) return err({ kind: 'business', message: authMessages.frozen });
  const sysAllDictItems = await allDictionaries(locale);
  const token = await sessions.open(user.id);
  return ok({ result: { token, userInfo: userInfoOf(user), sysAllDictItems }, message: authMessages.signedIn });
}
