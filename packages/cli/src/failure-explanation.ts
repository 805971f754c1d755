import { httpMessages } from '@evergreen/core/http';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { HttpOutcome } from '@evergreen/core/ports';

import { sessionCommandMessages } from './session.messages.ts';

/**
 * Return the message for a failed call and how to resolve it, by failure kind; defaults to the message of the core.
 */
export function failureExplanation(
  outcome: HttpOutcome | undefined,
  address: string,
  words: LocalizedText,
): LocalizedText {
  switch (outcome?.kind) {
    case 'unreachable':
      return sessionCommandMessages.unreachable(address);
    case 'timedOut':
      return sessionCommandMessages.timedOut(address);
    case 'answered':
      if (isSessionRefused(outcome)) return sessionCommandMessages.expired;
      if (outcome.status === 403) return sessionCommandMessages.forbidden;
      return outcome.status === 404 || words === httpMessages.malformed
        ? sessionCommandMessages.strange(address)
        : words;
    case 'cancelled':
    case undefined:
      return words;
  }
}

/** The server does not accept the token any more. */
export function isSessionRefused(outcome: HttpOutcome | undefined): boolean {
  return outcome?.kind === 'answered' && outcome.status === 401;
}
