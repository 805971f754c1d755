import type { StoragePort } from '@evergreen/core/ports';

/**
 * A storage of the browser as a port. `undefined` stands for one that is blocked: then every member throws, as the
 * port allows, and `core/storage` works on in memory.
 */
export function createWebStorage(storage: Storage | undefined, view: EventTarget = window): StoragePort {
  function opened(): Storage {
    if (storage === undefined) throw new Error('The browser blocks this storage');
    return storage;
  }
  return {
    getItem: (key) => opened().getItem(key),
    setItem: (key, value) => opened().setItem(key, value),
    removeItem: (key) => opened().removeItem(key),
    keys() {
      const real = opened();
      return Array.from({ length: real.length }, (_, index) => real.key(index)).filter((key) => key !== null);
    },
    watch(listener) {
      const real = opened();
      const onStorage = (event: Event) => {
        if (isChange(event) && event.storageArea === real) listener(event.key);
      };
      // A window that slept or stood in the history was told nothing.
      const onWake = () => listener(null);
      view.addEventListener('storage', onStorage);
      view.addEventListener('pageshow', onWake);
      view.addEventListener('focus', onWake);
      return () => {
        view.removeEventListener('storage', onStorage);
        view.removeEventListener('pageshow', onWake);
        view.removeEventListener('focus', onWake);
      };
    },
  };
}

function isChange(event: Event): event is StorageEvent {
  return 'storageArea' in event;
}

/** Return a window's storage; undefined when access throws (cookies blocked, sandboxed frame). */
export function browserStorage(
  name: 'localStorage' | 'sessionStorage',
  view: Pick<Window, 'localStorage' | 'sessionStorage'> = window,
): Storage | undefined {
  try {
    return view[name];
  } catch {
    return undefined;
  }
}
