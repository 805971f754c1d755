import type { Core } from '@evergreen/core';
import { createContext, use, type ReactNode } from 'react';

const CoreContext = createContext<Core | null>(null);

/** Provide the core of the application to all components. */
export function CoreProvider({ core, children }: { readonly core: Core; readonly children: ReactNode }) {
  return <CoreContext value={core}>{children}</CoreContext>;
}

/** Return the core from context. Throws outside a `CoreProvider` (programming error). */
export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('useCore was called outside a CoreProvider');
  return core;
}
