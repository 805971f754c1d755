import { parentPort, workerData } from 'node:worker_threads';
import { client, login } from './client.mjs';

const { base, connections, perSecond } = workerData;
const statuses = {};
const attacker = client(base, '127.0.0.2', connections);
let isOver = false;
parentPort.once('message', () => (isOver = true));

/** When the next try is due; a late one is made up for. */
const started = performance.now();
let tries = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      tries += 1;
      const wait = started + (tries * 1000) / perSecond - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { status } = await login(attacker, `nobody-${tries}`, 'guess');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }),
);
attacker.close();
parentPort.postMessage(statuses);
