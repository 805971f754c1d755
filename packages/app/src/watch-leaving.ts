import type { Core } from '@evergreen/core';
import type { LocationPort } from '@evergreen/core/ports';

export interface Leaving {
  /** The location that the product leaves by itself: it has asked already, or has to go. */
  readonly location: LocationPort;
  /** Lets the browser ask before a person closes, reloads or leaves this window while something typed in it is unsaved. */
  watch(core: Pick<Core, 'tabs'>, view?: EventTarget): void;
}

export function createLeaving(location: LocationPort): Leaving {
  let isByItself = false;
  return {
    location: {
      ...location,
      reload() {
        isByItself = true;
        location.reload();
      },
      leave(address) {
        isByItself = true;
        location.leave(address);
      },
    },
    watch({ tabs }, view = window) {
      view.addEventListener('beforeunload', (event) => {
        if (!isByItself && tabs.facts().hasUnsavedEdits) event.preventDefault();
      });
      // Who comes back to a page that was left finds it as it was.
      view.addEventListener('pageshow', () => {
        isByItself = false;
      });
    },
  };
}
