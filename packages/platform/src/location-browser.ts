import type { LocationPort } from '@evergreen/core/ports';

/** The part of a window that the port needs. */
export interface BrowserWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'reload'>;
  open(address: string, target: string, features: string): unknown;
}

export function createBrowserLocation(view: BrowserWindow = window): LocationPort {
  return {
    current: () => view.location.pathname + view.location.search + view.location.hash,
    reload: () => view.location.reload(),
    open(address) {
      view.open(address, '_blank', 'noopener,noreferrer');
    },
  };
}
