import type { LocationPort } from '@evergreen/core/ports';

/** Static location for headless programs: it never changes; reload and open are no-ops. */
export function createStaticLocation(path: string): LocationPort {
  return {
    current: () => path,
    replace: () => {},
    leave: () => {},
    reload: () => {},
    open: () => {},
  };
}
