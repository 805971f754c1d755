import type { DictionaryMap, LoginOutcome, LoginResult } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { Call, CallOutcome } from '../../../http/call.types.ts';
import type { DepartmentRepository } from '../account/department.repository.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import { deviceName } from '../../base/log/device-name.ts';
import type { TenantRepository } from '../tenant/tenant.repository.ts';
import { secondFactorServerMessages } from '../second-factor/second-factor.messages.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor.repository.ts';
import { authServerMessages } from './auth.messages.ts';
import { NORMAL_STATUS, type SessionRepository } from './session.repository.ts';
import { userInfoOf, type SignInUser } from './user.repository.ts';

export interface SessionOpening {
  readonly sessions: SessionRepository;
  readonly departments: DepartmentRepository;
  readonly tenants: TenantRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly audit: AuditLog;
  readonly allDictionaries: (locale: Call['locale']) => Promise<DictionaryMap>;
}

/** The end of every way to sign in: who proved to be this user is asked for the second factor, or gets a token. */
export async function openedSession(
  opening: SessionOpening,
  user: SignInUser,
  call: Call,
): Promise<CallOutcome<LoginOutcome>> {
  const step = user.status === NORMAL_STATUS ? await opening.secondFactors.stepOf(user.id) : 'none';
  if (step === 'none') return startedSession(opening, user, call);
  const ticket = await opening.secondFactors.openTicket(user.id);
  const { codeNeeded, enrolmentNeeded } = secondFactorServerMessages;
  return ok({ result: { secondFactor: { ticket, step } }, message: step === 'code' ? codeNeeded : enrolmentNeeded });
}

/** A token for who proved everything that is asked, unless the account is frozen. */
export async function startedSession(
  { sessions, departments, tenants, audit, allDictionaries }: SessionOpening,
  user: SignInUser,
  call: Call,
): Promise<CallOutcome<LoginResult>> {
  if (user.status !== NORMAL_STATUS) {
    await audit.record({ event: 'login.frozen', call, user });
    return err({ kind: 'business', message: authServerMessages.frozen });
  }
  const [sysAllDictItems, departs, own] = [
    await allDictionaries(call.locale),
    await departments.ofUser(user.id),
    await tenants.ofUser(user.id),
  ];
  const { token, displaced } = await sessions.open(user.id, call);
  await audit.record({ event: 'login.succeeded', call, user });
  for (const { id, userAgent } of displaced)
    await audit.record({
      event: 'session.displaced',
      call,
      user,
      content: { sessionId: id, device: deviceName(userAgent) },
    });
  const userInfo = userInfoOf(user, own);
  return ok({
    result: { token, userInfo, departs, multi_depart: Math.min(departs.length, 2), sysAllDictItems },
    message: authServerMessages.signedIn,
  });
}
