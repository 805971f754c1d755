import { useLayoutEffect, useState } from 'react';

/** What a page opens for itself and must give back. */
export interface Disposable {
  dispose(): void;
}

/**
 * A service that lives exactly as long as the component with this `create`: opened before the first paint, disposed when
 * the component goes or `create` changes. It is null in the very first render only, which is never painted. Keep
 * `create` stable with `useCallback`; its dependencies are the service's identity.
 */
export function useOwnedService<Owned extends Disposable>(create: () => Owned): Owned | null {
  const [owned, setOwned] = useState<{ readonly service: Owned; readonly create: () => Owned } | null>(null);
  useLayoutEffect(() => {
    const service = create();
    // Opening is an effect (it calls the server), and what is drawn depends on it: one more render before the first paint.
    // oxlint-disable-next-line react/set-state-in-effect
    setOwned({ service, create });
    return () => service.dispose();
  }, [create]);
  return owned?.create === create ? owned.service : null;
}
