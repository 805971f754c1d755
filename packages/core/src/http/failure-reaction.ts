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

const NOTHING: FailureReaction = { kind: 'nothing' };

/**
 * The error catalogue as a decision. A business refusal (`rejected`) and a cancelled call belong to the caller alone; a
 * session can only end for somebody who has one.
 */
export function reactionTo(failure: HttpFailure, hasToken: boolean): FailureReaction {
  switch (failure.kind) {
    case 'cancelled':
    case 'sessionEnded':
    case 'rejected':
      return NOTHING;
    case 'unauthorised':
      return hasToken ? { kind: 'endSession' } : noticeOf(failure);
    case 'tokenExpired':
      return hasToken ? { kind: 'askToRenew' } : noticeOf(failure);
    case 'timedOut':
    case 'unreachable':
    case 'malformed':
    case 'forbidden':
    case 'notFound':
    case 'gatewayTimedOut':
    case 'status':
      return noticeOf(failure);
  }
}

function noticeOf(failure: HttpFailure): FailureReaction {
  return { kind: 'notice', notice: { level: 'error', text: failureText(failure) } };
}
