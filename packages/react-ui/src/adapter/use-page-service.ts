import type { Core, PageDependencies } from '@evergreen/core';
import { useState } from 'react';

import { useCore } from './core-provider.tsx';
import { useOwnedService, type Disposable } from './use-owned-service.ts';

/** A service factory that `core.open` takes. */
type PageFactory<Owned> = (dependencies: PageDependencies) => Owned;

/**
 * A service of one page: opened by `core.open(factory)` before the first paint, disposed with the component. Null in the first
 * render only. `factory` is read once, so pass a module-level function; a hot reload then keeps the service.
 */
export function usePageService<Owned extends Disposable & ReturnType<Parameters<Core['open']>[0]>>(
  factory: PageFactory<Owned>,
): Owned | null {
  const core = useCore();
  const [create] = useState(() => () => core.open(factory));
  return useOwnedService(create);
}
