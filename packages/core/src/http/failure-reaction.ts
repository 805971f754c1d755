import type { Notice } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';
import { failureText } from './http.messages.ts';

/** Application-wide reaction to a failure, in addition to the caller's handling. */
export type FailureReaction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** The token is no longer valid: notify, log out, reload. */
  | { readonly kind: 'endSession' }
  /** The dialog 登录已过期. */
  | { readonly kind: 'askToRenew' };

type ReactionKind = FailureReaction['kind'];

/**
 * The error catalogue (specification, section 8): the reaction with and without a session. A rejection in the envelope
 * and a cancelled call are left to the caller; only an existing session can end.
 */
export const failureCatalogue: Readonly<
  Record<HttpFailure['kind'], readonly [signedIn: ReactionKind, signedOut: ReactionKind]>
> = {
  cancelled: ['nothing', 'nothing'],
  sessionEnded: ['nothing', 'nothing'],
  rejected: ['nothing', 'nothing'],
  unauthorised: ['endSession', 'notice'],
  tokenExpired: ['askToRenew', 'notice'],
  timedOut: ['notice', 'notice'],
  unreachable: ['notice', 'notice'],
  malformed: ['notice', 'notice'],
  excessive: ['notice', 'notice'],
  noFile: ['notice', 'notice'],
  undecryptable: ['notice', 'notice'],
  forbidden: ['notice', 'notice'],
  notFound: ['notice', 'notice'],
  gatewayTimedOut: ['notice', 'notice'],
  status: ['notice', 'notice'],
};

/** Look up the reaction to a failure in the catalogue. */
export function reactionTo(failure: HttpFailure, hasToken: boolean): FailureReaction {
  const kind = failureCatalogue[failure.kind][hasToken ? 0 : 1];
  return kind === 'notice' ? { kind, notice: { level: 'error', text: failureText(failure) } } : { kind };
}
