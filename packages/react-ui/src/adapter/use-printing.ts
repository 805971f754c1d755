import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';

/** Whether the browser lays the page out for paper: while its dialog of printing is open, or where paper is emulated. */
function createPrinting() {
  const listeners = new Set<() => void>();
  let isAnnounced = false;
  let isPrinting = false;
  const media = globalThis.matchMedia(PRINT);
  const judge = () => {
    const isNow = isAnnounced || media.matches;
    if (isNow === isPrinting) return;
    isPrinting = isNow;
    // The browser lays out as soon as it has told: what is on paper has to be there by then.
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  };
  const announce = (isBegun: boolean) => () => {
    isAnnounced = isBegun;
    judge();
  };
  globalThis.addEventListener('beforeprint', announce(true));
  globalThis.addEventListener('afterprint', announce(false));
  media.addEventListener('change', judge);
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isPrinting: () => isPrinting,
  };
}

let printing: ReturnType<typeof createPrinting> | null = null;
const onePrinting = () => (printing ??= createPrinting());

const subscribe = (listener: () => void) => onePrinting().subscribe(listener);
const isPrintingNow = () => onePrinting().isPrinting();

/** Whether the page is printed now. What differs on paper by more than its style is rendered by this. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrintingNow);
}
