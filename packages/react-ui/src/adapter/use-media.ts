import { useCallback, useSyncExternalStore } from 'react';

/** Below these widths the frame and the pages draw themselves narrower (specification, points 4 and 9). */
export const NARROW_FRAME = '(max-width: 1087.99px)';
export const PHONE = '(max-width: 767.99px)';
export const SMALL_PHONE = '(max-width: 499.99px)';
/** The person asked the system for less movement. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}
