import { useEffect, type RefObject } from 'react';

const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Copies that are measured, and what cannot be used, take no focus. */
const isUsable = (item: HTMLElement) => item.closest('[inert], [aria-hidden="true"], :disabled') === null;

/**
 * Makes the controls inside an element one stop of the keyboard: Tab reaches the one that had the focus last, the first one at first,
 * and ←, →, Home and End go from one to the next.
 * @param items selector of the controls
 */
export function useOneStop(root: RefObject<HTMLElement | null>, items: string): void {
  useEffect(() => {
    const { current: element } = root;
    if (element === null) return undefined;
    let last: HTMLElement | undefined;
    const controls = () => [...element.querySelectorAll<HTMLElement>(items)].filter(isUsable);
    const settle = () => {
      const all = controls();
      const stop = last !== undefined && all.includes(last) ? last : all[0];
      for (const item of all) {
        const index = item === stop ? 0 : -1;
        if (item.getAttribute('tabindex') !== String(index)) item.tabIndex = index;
      }
    };
    const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(items) : null);
    const take = (event: Event) => {
      last = controlOf(event) ?? last;
      settle();
    };
    const press = (event: KeyboardEvent) => {
      const move = KEYS[event.key];
      const all = controls();
      const at = all.findIndex((item) => item === controlOf(event));
      if (move === undefined || at < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      all[move(at, all.length)]?.focus();
    };
    settle();
    // What draws the controls sets their places among the stops anew.
    const changes = new MutationObserver(settle);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex', 'disabled'] });
    element.addEventListener('focusin', take);
    element.addEventListener('keydown', press);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', take);
      element.removeEventListener('keydown', press);
    };
  }, [root, items]);
}
