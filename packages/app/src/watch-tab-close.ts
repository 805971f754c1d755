import { createTabClose } from '@evergreen/core/session/last-window-logout';
import type { TypedStorage } from '@evergreen/core/storage';
import { systemRandom } from '@evergreen/platform/random-system';
import { createLocksWindows } from '@evergreen/platform/windows-locks';

/** Tells the core when this page is left and when it is gone. `pagehide` also comes where browsers no longer tell `unload`. */
export function watchTabClose(storage: TypedStorage): void {
  const windows = createLocksWindows({
    locks: 'locks' in navigator ? navigator.locks : undefined,
    id: systemRandom.id(),
  });
  const close = createTabClose({ windows, storage });
  window.addEventListener('beforeunload', (event) => close.leaving(event.timeStamp));
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) close.hidden(event.timeStamp);
  });
}
