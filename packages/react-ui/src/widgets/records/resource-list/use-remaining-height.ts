import { useEffect, useRef, type RefObject } from 'react';

/** Where the rows of a list end, in CSS pixels from the bottom of the window: the pager and its margins. */
const BELOW = 60;
/** A window that is lower than this scrolls as a whole. */
const LOWEST = 260;
const PROPERTY = '--list-body-height';

/**
 * Writes into the element how high it may be without reaching the bottom of the window: `--list-body-height`. Rows then
 * scroll under their head, with the horizontal scroll bar and the pager in sight.
 * @returns the reference that the element gets
 */
export function useRemainingHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = () => {
      const { top: shownTop, width } = measured.getBoundingClientRect();
      // Behind another page it has no place; the observer tells when it has one again.
      if (width === 0) return;
      const top = shownTop + globalThis.scrollY;
      const height = Math.max(LOWEST, Math.floor(globalThis.innerHeight - top - BELOW));
      if (measured.style.getPropertyValue(PROPERTY) !== `${height}px`)
        measured.style.setProperty(PROPERTY, `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    // What stands above it grows and shrinks: the search form, the conditions, a failure.
    for (const sibling of measured.parentElement?.children ?? []) observer.observe(sibling);
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', measure);
    };
  });
  return element;
}
