import type { Notice } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';
import { failureText } from './http.messages.ts';

/** What the whole interface does about a failure, beside what the caller makes of it. */
export type FailureReaction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** The token is no longer known: say so, leave, start afresh. */
  | { readonly kind: 'endSession' }
  /** The dialog 登录已过期. */
  | { readonly kind: 'askToRenew' };

type ReactionKind = FailureReaction['kind'];

/**
 * The error catalogue (specification, section 8): what follows a failure for somebody who is signed in, and for somebody
 * who is not. A refusal inside the envelope and a cancelled call belong to the caller alone; a session can only end for
 * somebody who has one.
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

/** What the interface does about this failure, by the catalogue. */
export function reactionTo(failure: HttpFailure, hasToken: boolean): FailureReaction {
  const kind = failureCatalogue[failure.kind][hasToken ? 0 : 1];
  return kind === 'notice' ? { kind, notice: { level: 'error', text: failureText(failure) } } : { kind };
}
