/** Maximum delay in milliseconds from `beforeunload` to hiding when a page is closed; a reload takes longer. */
const CLOSED_WITHIN = 4;

/** Known facts when a page is hidden. Both times use the same clock, in milliseconds. */
export interface PageHidden {
  /** Time of the last `beforeunload`; null if there was none. */
  readonly leavingAt: number | null;
  /** Time of `pagehide` or `unload`. */
  readonly hiddenAt: number;
  /** Number of other windows of the product; null if unknown. */
  readonly others: number | null;
}

/** Whether the last window of the product is being closed, rather than reloaded or navigated. False if uncertain. */
export function isLastTabClosed({ leavingAt, hiddenAt, others }: PageHidden): boolean {
  if (leavingAt === null || others !== 0) return false;
  const passed = hiddenAt - leavingAt;
  return passed >= 0 && passed <= CLOSED_WITHIN;
}
