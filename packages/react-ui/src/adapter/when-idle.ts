/** For browsers that do not tell when they are idle, in milliseconds; and the longest that a busy one is waited for. */
const PATIENCE = 2000;

/** Run work when the browser is idle; returns a cancel function. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, PATIENCE);
  return () => clearTimeout(timer);
}
