import { minutes } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

/** How long a write whose end is unknown is taken for the same one when it is sent again, letter for letter. */
const UNSETTLED_LIFE = minutes(10);

/** More than a person could leave open; older ones are forgotten first. */
const MOST = 50;

/** A failure after which nobody knows whether the server wrote. */
function isEndUnknown(failure: HttpFailure): boolean {
  return (
    failure.kind === 'timedOut' ||
    failure.kind === 'unreachable' ||
    failure.kind === 'gatewayTimedOut' ||
    failure.kind === 'malformed' ||
    failure.kind === 'excessive' ||
    failure.kind === 'undecryptable' ||
    failure.kind === 'sessionEnded'
  );
}

/**
 * Remembers the keys of writes whose answer was lost. A person who presses the button again sends the same write under the
 * same key, and a server that had written it gives the kept answer instead of writing twice (threat R-03).
 */
export function createUnsettledWrites(now: () => number) {
  const keys = new Map<string, { readonly key: string; readonly at: number }>();
  return {
    /** The key of an equal write that was not settled, if it was lately. */
    keyOf(write: string): string | undefined {
      const known = keys.get(write);
      return known !== undefined && now() - known.at < UNSETTLED_LIFE ? known.key : undefined;
    },
    /** Tells how a write ended; `null` when it was answered. */
    ended(write: string, key: string, failure: HttpFailure | null): void {
      keys.delete(write);
      if (failure === null || !isEndUnknown(failure)) return;
      keys.set(write, { key, at: now() });
      const [oldest] = keys.keys();
      if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
    },
  };
}
