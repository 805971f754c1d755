import { httpMessages } from '@evergreen/core/http';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { HttpOutcome } from '@evergreen/core/ports';

import { sessionMessages } from './session.messages.ts';

/**
 * What to tell a person about a call that failed, and what to do about it: by how it ended, else in the words that the
 * core found for it.
 */
export function failureExplanation(
  outcome: HttpOutcome | undefined,
  address: string,
  words: LocalizedText,
): LocalizedText {
  switch (outcome?.kind) {
    case 'unreachable':
      return sessionMessages.unreachable(address);
    case 'timedOut':
      return sessionMessages.timedOut(address);
    case 'answered':
      if (isSessionRefused(outcome)) return sessionMessages.expired;
      if (outcome.status === 403) return sessionMessages.forbidden;
      return outcome.status === 404 || words === httpMessages.malformed ? sessionMessages.strange(address) : words;
    case 'cancelled':
    case undefined:
      return words;
  }
}

/** The server no longer knows the token. */
export function isSessionRefused(outcome: HttpOutcome | undefined): boolean {
  return outcome?.kind === 'answered' && outcome.status === 401;
}
