import { parentPort, workerData } from 'node:worker_threads';

import * as v from 'valibot';

import { readFileTable } from './read-table.ts';

// The thread that opens one file, see table-reader.ts.

const given = v.parse(
  v.object({ file: v.instance(Uint8Array), bounds: v.object({ rows: v.number(), columns: v.number() }) }),
  workerData,
);
parentPort?.postMessage(readFileTable(Buffer.from(given.file), given.bounds));
