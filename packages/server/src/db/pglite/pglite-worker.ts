import { parentPort } from 'node:worker_threads';

import { servePglite } from './pglite-host.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread of the server.');
servePglite(parentPort);
