import type { WindowsPort } from '../../../ports/index.ts';
import { signInSlots, type TypedStorage } from '../../../storage/index.ts';
import { isLastTabClosed } from './last-window-logout.model.ts';

export interface TabClose {
  /** `beforeunload` fired. `at` in milliseconds by any clock, the same for both methods. */
  leaving(at: number): void;
  /** `pagehide` or `unload` fired. */
  hidden(at: number): void;
  dispose(): void;
}

/**
 * Closing the last window of the product ends the session of this browser: clears token, user, cached dictionaries,
 * open tabs and both permission lists; keeps settings, saved queries and drafts. A reload clears nothing.
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
