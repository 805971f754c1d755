import type { Core } from '@evergreen/core';
import { createContext, use, type ReactNode } from 'react';

const CoreContext = createContext<Core | null>(null);

/** Hands the one core of the application down to everything that draws it. */
export function CoreProvider({ core, children }: { readonly core: Core; readonly children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

/** The core above. Throws outside a `CoreProvider`, which is a programmer's mistake. */
export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('useCore was called outside a CoreProvider');
  return core;
}
