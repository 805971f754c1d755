import * as v from 'valibot';

import { thirdPartyAnswer } from '../../../contract/index.ts';
import { cleanText, type LocalizedText } from '../../../kernel/index.ts';
import { thirdPartyMessages as messages } from './third-party-login.messages.ts';

/** One login attempt: the provider, and the secret known only to this window. */
export interface ThirdPartyAttempt {
  readonly thirdType: string;
  readonly state: string;
}

export type PostVerdict =
  | { readonly kind: 'answered'; readonly token: string; readonly isKnown: boolean }
  | { readonly kind: 'failed'; readonly reason: PostRefusal };

/** Of another origin, not understood, of another attempt, or cancelled by the person. */
export type PostRefusal = 'foreign' | 'strange' | 'mismatched' | 'refused';

const failed = (reason: PostRefusal): PostVerdict => ({ kind: 'failed', reason });

/**
 * Interpret a message of the provider's window. Requires the correct origin and the secret of this attempt (threat
 * T-22).
 */
export function verdictOn(
  post: { readonly data: unknown; readonly isFromOrigin: boolean },
  attempt: ThirdPartyAttempt,
): PostVerdict {
  if (!post.isFromOrigin) return failed('foreign');
  const answer = v.safeParse(thirdPartyAnswer, post.data);
  if (!answer.success) return failed('strange');
  if (answer.output.state !== attempt.state) return failed('mismatched');
  if (answer.output.kind === 'evergreen.thirdParty.refused') return failed('refused');
  const { token, thirdType, isKnown } = answer.output;
  return thirdType === attempt.thirdType ? { kind: 'answered', token, isKnown } : failed('mismatched');
}

export function missingIn({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): LocalizedText | undefined {
  if (cleanText(username) === '') return messages.noUsername;
  return password === '' ? messages.noPassword : undefined;
}
