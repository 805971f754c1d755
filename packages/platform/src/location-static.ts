import type { LocationPort } from '@evergreen/core/ports';

/** A place without windows, for programs without a screen: it never moves, and there is nothing to reload or open. */
export function createStaticLocation(path: string): LocationPort {
  return {
    current: () => path,
    replace: () => {},
    leave: () => {},
    reload: () => {},
    open: () => {},
  };
}
