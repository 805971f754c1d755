import { createContext, use } from 'react';

/** The pane that a page is drawn in. */
export interface Pane {
  /** The tab that it belongs to. */
  readonly tabKey: string;
  /** Shown now. What polls, listens to keys or talks to a socket pauses while it is not. */
  readonly isActive: boolean;
}

export const PaneContext = createContext<Pane | null>(null);

/** The pane around this page; null outside of panes. */
export function usePane(): Pane | null {
  return use(PaneContext);
}
