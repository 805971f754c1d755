import { useEffect, type RefObject } from 'react';

/** Where what sticks below the frame begins, in CSS pixels from the top of the window. */
const STICKY_TOP = '--evergreen-sticky-top';
/** Where the tabs stick. */
const TABS_TOP = '--evergreen-tabs-top';

export interface StickyHeader {
  readonly isHeaderFixed: boolean;
  readonly isHeaderHidden: boolean;
}

/**
 * Writes into the page how much of its top the header and the tabs take while it scrolls, so that a list's head sticks below
 * them and what gets the focus is not behind them. Both grow with the size of the text and with the menu along the top.
 */
export function useStickyHeights(
  frame: RefObject<HTMLElement | null>,
  { isHeaderFixed, isHeaderHidden }: StickyHeader,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    // A property of the root concerns every element: writing the same one again would style the whole page anew.
    const write = (name: string, height: number) => {
      if (style.getPropertyValue(name) !== `${height}px`) style.setProperty(name, `${height}px`);
    };
    const heightOf = (part: string) => frame.current?.querySelector(part)?.getBoundingClientRect().height ?? 0;
    const measure = () => {
      const header = isHeaderHidden ? 0 : heightOf('.top-bar');
      write(TABS_TOP, isHeaderFixed ? header : 0);
      write(STICKY_TOP, isHeaderFixed ? header + heightOf('.tab-strip') : 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of frame.current?.querySelectorAll('.top-bar, .tab-strip') ?? []) observer.observe(part);
    return () => observer.disconnect();
  });
  useEffect(() => {
    const { style } = document.documentElement;
    return () => {
      style.removeProperty(TABS_TOP);
      style.removeProperty(STICKY_TOP);
    };
  }, []);
}
