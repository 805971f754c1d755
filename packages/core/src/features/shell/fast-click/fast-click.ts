import type { ClockPort } from '../../../ports/index.ts';

/** Milliseconds after a click in which further ones do nothing (specification, section 9, "Default fast-click guard"). */
export const FAST_CLICK_DELAY = 300;

/**
 * Says of each click whether it counts: the first does, and then none before `delay` has passed since the last that counted.
 * @param delay milliseconds
 */
export function createFastClickGuard(clock: Pick<ClockPort, 'now'>, delay: number = FAST_CLICK_DELAY): () => boolean {
  let last: number | null = null;
  return () => {
    const now = clock.now();
    // A clock that was set back must not keep the button dead.
    if (last !== null && now >= last && now - last < delay) return false;
    last = now;
    return true;
  };
}

export interface FastClicks {
  /** Whether the click that happens now counts. */
  readonly counts: () => boolean;
  readonly on: () => () => void;
  readonly dispose: () => void;
}

/** A guard of the default delay that a page owns. */
export function createFastClicks({ clock }: { readonly clock: ClockPort }): FastClicks {
  return { counts: createFastClickGuard(clock), on: () => () => undefined, dispose: () => undefined };
}
