/** What the guard leaves with the step of the history that leads to a page which says why another is not shown. */
export interface WantedPath {
  readonly wantedPath: string;
}

/** The address that somebody asked for; null where the page was opened by itself. The router keeps its users' state in `usr`. */
export function wantedPathOf(historyState: unknown): string | null {
  if (typeof historyState !== 'object' || historyState === null || !('usr' in historyState)) return null;
  const { usr } = historyState;
  if (typeof usr !== 'object' || usr === null || !('wantedPath' in usr)) return null;
  return typeof usr.wantedPath === 'string' ? usr.wantedPath : null;
}

/** Whether the router came here from another page of ours: it counts its steps in the history's state. */
export function hasPageBefore(historyState: unknown): boolean {
  return (
    typeof historyState === 'object' &&
    historyState !== null &&
    'idx' in historyState &&
    typeof historyState.idx === 'number' &&
    historyState.idx > 0
  );
}
