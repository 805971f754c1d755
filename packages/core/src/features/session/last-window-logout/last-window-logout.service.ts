import type { WindowsPort } from '../../../ports/index.ts';
import { signInSlots, type TypedStorage } from '../../../storage/index.ts';
import { isLastTabClosed } from './last-window-logout.model.ts';

export interface TabClose {
  /** The page is about to be left (`beforeunload`). `at` in milliseconds by any clock, the same for both. */
  leaving(at: number): void;
  /** The page is gone (`pagehide` or `unload`). */
  hidden(at: number): void;
  dispose(): void;
}

/**
 * Closing the last window of the product ends the sign-in of this browser: token, user, cached dictionaries, open tabs and
 * the two permission lists go; settings, saved queries and drafts stay. A reload ends nothing.
 */
export function createTabClose({
  windows,
  storage,
}: {
  readonly windows: WindowsPort;
  readonly storage: TypedStorage;
}): TabClose {
  let others: number | null = null;
  let leavingAt: number | null = null;
  const stop = windows.watchOthers((count) => {
    others = count;
  });
  return {
    leaving(at) {
      leavingAt = at;
    },
    hidden(at) {
      if (isLastTabClosed({ leavingAt, hiddenAt: at, others })) storage.clear(signInSlots);
      leavingAt = null;
    },
    dispose: stop,
  };
}
