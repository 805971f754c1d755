import { useLayoutEffect, useRef, useState } from 'react';

/** A service that its page opens and must dispose. */
export interface Disposable {
  dispose(): void;
}

interface Opened<Owned> {
  readonly service: Owned;
  readonly create: () => Owned;
}

/**
 * The development server replaces modules while the page runs: React then runs every effect of a changed component again, in one
 * commit. The built application has no such replacement, and not this name, which React Refresh gives to the window with any bundler.
 */
const isHotReloaded = '$RefreshReg$' in globalThis;

/**
 * A service that lives exactly as long as the component with this `create`: opened before the first paint, disposed when
 * the component goes or `create` changes. It is null in the very first render only, which is never painted. Keep
 * `create` stable with `useCallback`; its dependencies are the service's identity.
 *
 * On the development server it survives a hot reload, with what was typed into it: it is disposed in the microtask after its
 * cleanup, unless the same effect has taken it back.
 */
export function useOwnedService<Owned extends Disposable>(create: () => Owned): Owned | null {
  const [owned, setOwned] = useState<Opened<Owned> | null>(null);
  const released = useRef<Opened<Owned> | null>(null);
  useLayoutEffect(() => {
    const disposeReleased = () => {
      released.current?.service.dispose();
      released.current = null;
    };
    if (released.current?.create !== create) disposeReleased();
    const opened = released.current ?? { service: create(), create };
    released.current = null;
    // Opening is an effect (it calls the server), and what is drawn depends on it: one more render before the first paint.
    setOwned(opened);
    return () => {
      released.current = opened;
      if (isHotReloaded) queueMicrotask(disposeReleased);
      else disposeReleased();
    };
  }, [create]);
  return owned?.create === create ? owned.service : null;
}
