import type { Core } from '@evergreen/core';

/** Lets the browser ask before this window is closed, reloaded or left while something on a page is unsaved. */
export function watchLeaving({ tabs }: Pick<Core, 'tabs'>): void {
  window.addEventListener('beforeunload', (event) => {
    if (tabs.facts().tabs.some(({ isDirty }) => isDirty)) event.preventDefault();
  });
}
