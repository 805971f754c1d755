import type { ScreenLockService } from '@evergreen/core/shell/screen-lock';
import { useEffect } from 'react';

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const HEARD = { passive: true, capture: true } as const;

/** Milliseconds: a moving pointer tells of itself a hundred times a second, and once is enough. */
const SPACING = 1000;

/** Tells the lock that somebody is here. */
export function useActs(screenLock: ScreenLockService): void {
  useEffect(() => {
    let last = -Infinity;
    const acted = ({ timeStamp }: Event) => {
      if (timeStamp - last < SPACING) return;
      last = timeStamp;
      screenLock.send({ type: 'person.acted' });
    };
    for (const act of ACTS) globalThis.addEventListener(act, acted, HEARD);
    return () => {
      for (const act of ACTS) globalThis.removeEventListener(act, acted, HEARD);
    };
  }, [screenLock]);
}
