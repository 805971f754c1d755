import type { ShellActionKey } from '@evergreen/core/shell/search';
import { useEffect, useEffectEvent } from 'react';

import { useCore } from './core-provider.tsx';

/** Register a handler for an action of the shell while the component is mounted; calls the latest `run`. Null registers none. */
export function useShellAction(key: ShellActionKey, run: (() => void) | null): void {
  const { shellActions } = useCore();
  const isOffered = run !== null;
  const carryOut = useEffectEvent(() => run?.());
  useEffect(() => (isOffered ? shellActions.offer(key, () => carryOut()) : undefined), [shellActions, key, isOffered]);
}
