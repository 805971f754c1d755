import { minutes } from '../kernel/index.ts';
import type { HttpFailure } from './http-failure.ts';

/** How long an identical write counts as a retry of one with an unknown outcome. */
const UNSETTLED_LIFE = minutes(10);

/** More than a user can leave open; the oldest are evicted first. */
const MOST = 50;

/** Whether the outcome of the write on the server is unknown. */
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
 * Remember the idempotency keys of writes whose response was lost. When the user retries, the same write is sent under
 * the same key, and a server that had executed it returns the stored response instead of writing twice (threat R-03).
 */
export function createUnsettledWrites(now: () => number) {
  const keys = new Map<string, { readonly key: string; readonly at: number }>();
  return {
    /** The key of an identical unsettled write, if recent. */
    keyOf(write: string): string | undefined {
      const known = keys.get(write);
      return known !== undefined && now() - known.at < UNSETTLED_LIFE ? known.key : undefined;
    },
    /** Record the outcome of a write; `null` if it was answered. */
    ended(write: string, key: string, failure: HttpFailure | null): void {
      keys.delete(write);
      if (failure === null || !isEndUnknown(failure)) return;
      keys.set(write, { key, at: now() });
      const [oldest] = keys.keys();
      if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
    },
  };
}
