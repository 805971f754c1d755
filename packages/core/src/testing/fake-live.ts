import { createRelay } from '../machine/index.ts';
import type { LiveRelay } from '../features/live/notice-channel/index.ts';

/** What a window receives: the test sends it. */
export function fakeLive(): LiveRelay {
  return createRelay(
    { isOpen: false, isBlocked: false },
    (one, other) => one.isOpen === other.isOpen && one.isBlocked === other.isBlocked,
  );
}
