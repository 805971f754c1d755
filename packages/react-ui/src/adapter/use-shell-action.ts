import type { ShellActionKey } from '@evergreen/core/search';
import { useEffect, useEffectEvent } from 'react';

import { useCore } from './core-provider.tsx';

/** Offers to carry out an action of the frame for as long as the component is shown; the latest `run` is called. Null offers nothing. */
export function useShellAction(key: ShellActionKey, run: (() => void) | null): void {
  const { shellActions } = useCore();
  const isOffered = run !== null;
  const carryOut = useEffectEvent(() => run?.());
  useEffect(() => (isOffered ? shellActions.offer(key, () => carryOut()) : undefined), [shellActions, key, isOffered]);
}
