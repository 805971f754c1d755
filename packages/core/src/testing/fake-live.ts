import { createRelay } from '../machine/index.ts';
import type { LiveRelay } from '../features/live/notice-channel/index.ts';

/** What a window hears: the test tells it. */
export function fakeLive(): LiveRelay {
  return createRelay(
    { isOpen: false, isBlocked: false },
    (one, other) => one.isOpen === other.isOpen && one.isBlocked === other.isBlocked,
  );
}
