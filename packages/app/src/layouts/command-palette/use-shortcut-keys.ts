import { openedBy } from '@evergreen/core/shell/search';
import { useEffect, useEffectEvent } from 'react';

/** Hears the keys that open something wherever the focus is. */
export function useShortcutKeys(open: (what: 'palette' | 'shortcuts') => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const what = openedBy({ key, ctrlKey, metaKey, altKey, isWriting: isComposing || isField(target) });
    if (what === null || event.defaultPrevented) return;
    // The browser has its own meaning of Ctrl-K.
    event.preventDefault();
    open(what);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
