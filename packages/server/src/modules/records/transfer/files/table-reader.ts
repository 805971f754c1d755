import { Worker } from 'node:worker_threads';

import { err, seconds, type Result } from '@evergreen/core/kernel';

import type { SheetRows, TableBounds, TableFileProblem } from './read-table.ts';

/** Opens a file that somebody sent. */
export type ReadFileTable = (file: Buffer, bounds: TableBounds) => Promise<Result<SheetRows, TableFileProblem>>;

/** Threat T-35: what one file may take. */
const MEMORY = { maxOldGenerationSizeMb: 512 } as const;
const LONGEST = seconds(60);

/** A thread for each file, which ends with it, whatever the file does to the thread; `file` is the built table-worker.ts. */
function readerInWorker(program: URL): ReadFileTable {
  return (file, bounds) =>
    new Promise((resolve) => {
      const worker = new Worker(program, { name: 'table', workerData: { file, bounds }, resourceLimits: MEMORY });
      const timer = setTimeout(() => end(err('bomb')), LONGEST);
      const end = (result: Result<SheetRows, TableFileProblem>) => {
        clearTimeout(timer);
        resolve(result);
        void worker.terminate();
      };
      worker.once('message', (result: Result<SheetRows, TableFileProblem>) => end(result));
      worker.once('error', () => end(err('bomb')));
      worker.once('exit', () => end(err('broken')));
    });
}

/** In this thread where the server runs from its sources, which no thread can load: tests and scripts. */
export function createTableReader(): ReadFileTable {
  return import.meta.url.endsWith('.ts')
    ? async (file, bounds) => (await import('./read-table.ts')).readFileTable(file, bounds)
    : readerInWorker(new URL('table-worker.js', import.meta.url));
}
