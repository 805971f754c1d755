import { loadAxios } from '@evergreen/platform/http-axios';
import { useEffect } from 'react';

/** For browsers that do not tell when they are idle, in milliseconds. */
const PATIENCE = 2000;

/**
 * Fetches what follows this page once the browser has nothing else to do, so that nobody waits for it later. What does not
 * arrive is asked for again when it is needed.
 */
export function useLoadAhead(...pages: readonly { loadAhead(): Promise<void> }[]): void {
  useEffect(() => {
    const load = () => void Promise.allSettled([loadAxios(), ...pages.map((page) => page.loadAhead())]);
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(load);
      return () => cancelIdleCallback(idle);
    }
    const timer = setTimeout(load, PATIENCE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- because what follows a page stays the same
  }, []);
}
