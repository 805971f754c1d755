import type {
  AnswerOf,
  EnrolmentKey,
  LoginResult,
  secondFactorEndpoints,
  SecondFactorState,
} from '@evergreen/core/contract';
import { err, mapResult, ok, type Result } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { OwnPasswordCheck } from '../account/own-password.ts';
import { startedSession, type SessionOpening } from '../auth/opened-session.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorCheck } from './second-factor-check.ts';
import type { SecondFactorEnrolment } from './second-factor-enrolment.ts';
import { secondFactorServerMessages as messages } from './second-factor.messages.ts';

export interface SecondFactorParts extends SessionOpening {
  readonly users: UserRepository;
  readonly check: SecondFactorCheck;
  readonly enrolment: SecondFactorEnrolment;
  readonly checkPassword: OwnPasswordCheck;
}

/** Passwords are checked before it, outside of any transaction. */
type Work<Value> = Promise<Result<() => Promise<CallOutcome<Value>>, CallFailure>>;
type Codes = AnswerOf<typeof secondFactorEndpoints.confirm>;
type SignInConfirmed = AnswerOf<typeof secondFactorEndpoints.signInConfirm>;
interface TicketedCode {
  readonly ticket: string;
  readonly code: string;
}

export interface SecondFactorCalls {
  read(call: SignedInCall): Promise<CallOutcome<SecondFactorState>>;
  begin(password: string, call: SignedInCall): Work<EnrolmentKey>;
  confirm(code: string, call: SignedInCall): Promise<CallOutcome<Codes>>;
  turnOff(password: string, call: SignedInCall): Work<null>;
  renewCodes(password: string, call: SignedInCall): Work<Codes>;
  signIn(tried: TicketedCode, call: Call): Promise<CallOutcome<LoginResult>>;
  signInBegin(ticket: string, call: Call): Promise<CallOutcome<EnrolmentKey>>;
  signInConfirm(tried: TicketedCode, call: Call): Promise<CallOutcome<SignInConfirmed>>;
}

const userOf = ({ caller: { userId: id, username } }: SignedInCall) => ({ id, username });
const ticketGone = err<CallFailure>({ kind: 'missing', message: messages.ticketGone });

/** The second factor of the caller's account, and the second step of a sign-in (AUTH-19, decision 0047). */
export function createSecondFactorService(dependencies: SecondFactorParts): SecondFactorCalls {
  const { secondFactors, users, check, enrolment, checkPassword, audit } = dependencies;

  const passwordOf = (password: string, call: SignedInCall) =>
    checkPassword(password, call, {
      event: 'secondFactor.passwordRefused',
      message: messages.wrongPassword,
      field: 'password',
    });

  /** Ends the second step; of two who bring the same ticket one gets a session. */
  async function proved(ticket: string, username: string, call: Call): Promise<CallOutcome<LoginResult>> {
    const user = await users.findForSignIn(username);
    if (user === undefined || !(await secondFactors.useTicket(ticket))) return ticketGone;
    return startedSession(dependencies, user, call);
  }

  /** The account of a ticket whose second step is this one: what is on is not enrolled anew by a password alone. */
  async function accountOf(ticket: string, step: 'code' | 'enrolment') {
    const account = await secondFactors.findTicket(ticket);
    if (account === undefined) return undefined;
    return (await secondFactors.stepOf(account.userId)) === step ? account : undefined;
  }

  return {
    async read({ caller: { userId } }) {
      const [stored, recoveryCodesLeft, isRequired] = [
        await secondFactors.find(userId),
        await secondFactors.recoveryCodesLeft(userId),
        await secondFactors.isRequired(userId),
      ];
      const turnedOnAt = stored === undefined ? null : formatPlatformTime(stored.turnedOnAt);
      return ok({ result: { isOn: stored !== undefined, turnedOnAt, recoveryCodesLeft, isRequired } });
    },
    async begin(password, call) {
      const checked = await passwordOf(password, call);
      return mapResult(checked, () => async () => ok({ result: await enrolment.begin(call.caller) }));
    },
    async confirm(code, call) {
      const confirmed = await enrolment.confirm(call.caller, code, call);
      return mapResult(confirmed, (recoveryCodes) => ({ result: { recoveryCodes: [...recoveryCodes] } }));
    },
    async turnOff(password, call) {
      const { userId } = call.caller;
      if (await secondFactors.isRequired(userId)) return err({ kind: 'business', message: messages.required });
      const checked = await passwordOf(password, call);
      return mapResult(checked, () => async (): Promise<CallOutcome<null>> => {
        if (!(await secondFactors.turnOff(userId))) return err({ kind: 'business', message: messages.off });
        await audit.record({ event: 'secondFactor.turnedOff', call, user: userOf(call) });
        return ok({ result: null, message: messages.turnedOff });
      });
    },
    async renewCodes(password, call) {
      const { userId } = call.caller;
      if ((await secondFactors.find(userId)) === undefined) return err({ kind: 'business', message: messages.off });
      const checked = await passwordOf(password, call);
      return mapResult(checked, () => async () => {
        const recoveryCodes = createRecoveryCodes();
        await secondFactors.replaceRecoveryCodes(userId, recoveryCodes.map(hashRecoveryCode));
        await audit.record({ event: 'recoveryCode.renewed', call, user: userOf(call) });
        return ok({ result: { recoveryCodes: [...recoveryCodes] } });
      });
    },
    async signIn({ ticket, code }, call) {
      const account = await accountOf(ticket, 'code');
      if (account === undefined) return ticketGone;
      const checked = await check(account, code, call);
      return checked.ok ? proved(ticket, account.username, call) : checked;
    },
    async signInBegin(ticket) {
      const account = await accountOf(ticket, 'enrolment');
      return account === undefined ? ticketGone : ok({ result: await enrolment.begin(account) });
    },
    async signInConfirm({ ticket, code }, call) {
      const account = await accountOf(ticket, 'enrolment');
      if (account === undefined) return ticketGone;
      const confirmed = await enrolment.confirm(account, code, call);
      if (!confirmed.ok) return confirmed;
      const opened = await proved(ticket, account.username, call);
      return mapResult(opened, ({ result: login }) => ({
        result: { login, recoveryCodes: [...confirmed.value] },
      }));
    },
  };
}
