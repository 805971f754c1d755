import type { LocationPort } from '@evergreen/core/ports';

/** The subset of `Window` that the port needs. */
export interface BrowserWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload' | 'assign'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  open(address: string, target: string, features: string): unknown;
}

export function createBrowserLocation(view: BrowserWindow = window): LocationPort {
  return {
    current: () => view.location.pathname + view.location.search + view.location.hash,
    replace: (path) => view.history.replaceState(view.history.state, '', path),
    leave: (address) => view.location.assign(address),
    reload: () => view.location.reload(),
    open(address) {
      view.open(address, '_blank', 'noopener,noreferrer');
    },
  };
}
