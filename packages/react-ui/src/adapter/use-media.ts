import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Below 1088, 768 and 500 pixels the frame and the pages draw themselves narrower (specification, points 4 and 9). The
 * specification's 1087.99 would be 1088 to Chromium, which takes a 64th of a pixel for nothing.
 */
export const NARROW_FRAME = '(max-width: 1087.98px)';
export const PHONE = '(max-width: 767.98px)';
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
