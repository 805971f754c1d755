import * as v from 'valibot';

import { casTicket, type LoginOutcome } from '@evergreen/core/contract';
import { err, minutes, type LocalizedText } from '@evergreen/core/kernel';

import type { Call, CallFailure, CallOutcome } from '../../../http/call.types.ts';
import { networkOf } from '../../../http/network-address.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { openedSession, type SessionOpening } from '../auth/opened-session.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import type { CasClient, CasPlace } from './cas-client.ts';
import { casMessages } from './cas.messages.ts';

export interface CasDependencies extends SessionOpening {
  /** Undefined where the single sign-on is switched off. */
  readonly cas: { readonly place: CasPlace; readonly client: CasClient } | undefined;
  readonly users: UserRepository;
  /** Tickets by network address. */
  readonly limit: RateLimit;
}

export interface CasService {
  login(input: { readonly ticket: string; readonly service: string }, call: Call): Promise<CallOutcome<LoginOutcome>>;
}

/** Far more than a person comes back from signing in. */
export const TICKET_LIMIT = { times: 30, window: minutes(1) };

const refused = (message: LocalizedText): { readonly ok: false; readonly error: CallFailure } =>
  err({ kind: 'business', message });

/** Signs in whom the CAS server names. The service that it is asked for is the configured one and no other (threat T-23). */
export function createCasService(dependencies: CasDependencies): CasService {
  const { cas, users, audit, limit } = dependencies;
  return {
    async login({ ticket, service }, call) {
      if (cas === undefined) return refused(casMessages.off);
      if (service !== cas.place.service) return refused(casMessages.foreignService);
      if (!v.is(casTicket, ticket)) return refused(casMessages.badTicket);
      const wait = await limit.take(networkOf(call.address));
      if (wait > 0) {
        const whole = Math.ceil(wait / 1000);
        return err({ kind: 'tooMany', message: casMessages.tooMany(whole), retryAfter: whole });
      }
      const verdict = await cas.client.validate(ticket);
      switch (verdict.kind) {
        case 'refused':
          return refused(casMessages.refused);
        case 'strange':
        case 'unreachable':
          return refused(casMessages.unreachable);
        case 'accepted': {
          const user = await users.findForSignIn(verdict.username);
          if (user !== undefined) return openedSession(dependencies, user, call);
          await audit.record({ event: 'login.refused', call, user, givenName: verdict.username });
          return refused(casMessages.unknownUser);
        }
      }
    },
  };
}
