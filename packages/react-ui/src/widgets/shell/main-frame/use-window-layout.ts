import type { LayoutService } from '@evergreen/core/shell/layout';
import { useEffect } from 'react';

/** Tells the layout of the window's width and of how far the page is scrolled. */
export function useWindowLayout(layout: LayoutService): void {
  useEffect(() => {
    const resized = () => layout.send({ type: 'viewport.resized', width: globalThis.innerWidth });
    const scrolled = () => layout.send({ type: 'page.scrolled', top: globalThis.scrollY });
    globalThis.addEventListener('resize', resized);
    globalThis.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      globalThis.removeEventListener('resize', resized);
      globalThis.removeEventListener('scroll', scrolled);
    };
  }, [layout]);
}
