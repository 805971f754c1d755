import type { Writable } from 'node:stream';

/**
 * Wait for the output to drain. Resolves to true once the buffer is flushed, immediately when little is buffered, and to false on
 * a closed pipe (`head` after its lines), which is not an error.
 */
export function outputTaking(output: Writable): () => Promise<boolean> {
  let isGone = false;
  let wake = (): void => {};
  output.on('drain', () => wake());
  output.on('close', () => {
    isGone = true;
    wake();
  });
  output.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem;
    isGone = true;
    wake();
  });
  return async () => {
    if (!isGone && output.writableNeedDrain) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return !isGone;
  };
}
