import type { Writable } from 'node:stream';

/**
 * How a program waits for the reader of its output: the answer resolves to true once what was written is taken, at once when
 * little is waiting, and to false when the reader is gone, as `head` is after its lines. That is no failure of the program.
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
