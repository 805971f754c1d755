import { PHONE_WIDTH, TABLET_WIDTH } from '@evergreen/core/kernel';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Chromium rounds to a 64th of a pixel, which would make 1087.99 the next whole one. Style sheets write the result. */
const upTo = (width: number) => `(max-width: ${(width - 0.01).toFixed(2)}px)`;

export const NARROW_FRAME = upTo(TABLET_WIDTH);
export const PHONE = upTo(PHONE_WIDTH);
export const SMALL_PHONE = '(max-width: 499.98px)';
/** Touch input. */
export const COARSE_POINTER = '(pointer: coarse)';
/** Reduced motion is enabled in the system. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query currently matches. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => globalThis.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
