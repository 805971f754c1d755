/** How soon after `beforeunload` a page that is closed is hidden, in milliseconds; one that is reloaded takes longer. */
export const CLOSED_WITHIN = 4;

/** What is known when a page is hidden. Both times by the same clock, in milliseconds. */
export interface PageHidden {
  /** When `beforeunload` was last told; null when it was not. */
  readonly leavingAt: number | null;
  /** When `pagehide` or `unload` was told. */
  readonly hiddenAt: number;
  /** Other windows of the product; null when that is not known. */
  readonly others: number | null;
}

/** Whether the last window of the product is being closed, and not reloaded or left for another page. In doubt it is not. */
export function isLastTabClosed({ leavingAt, hiddenAt, others }: PageHidden): boolean {
  if (leavingAt === null || others !== 0) return false;
  const passed = hiddenAt - leavingAt;
  return passed >= 0 && passed <= CLOSED_WITHIN;
}
