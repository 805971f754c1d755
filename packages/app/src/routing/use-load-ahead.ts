import { loadAxios } from '@evergreen/platform/http-axios';
import { whenIdle } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';

/** A page whose program can be fetched before it is shown. */
export interface LoadedAhead {
  loadAhead(): Promise<void>;
}

/**
 * Fetches what follows this page once the browser has nothing else to do, so that nobody waits for it later. What does not
 * arrive is asked for again when it is needed.
 */
export function useLoadAhead(...pages: readonly LoadedAhead[]): void {
  useEffect(() => {
    return whenIdle(() => void Promise.allSettled([loadAxios(), ...pages.map((page) => page.loadAhead())]));
    // oxlint-disable-next-line react/exhaustive-deps -- because what follows a page stays the same
  }, []);
}
