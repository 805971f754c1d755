// Clients of the bench in a thread of their own: they connect, count the frames that they get, and tell when the last of a round has come.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { WebSocket } = createRequire(workerData.resolveFrom)('ws');
/** Connections that are being made at a time. */
const AT_ONCE = 100;

let got = 0;
let open = 0;
const sockets = [];

function connectNext() {
  if (sockets.length >= workerData.count) return;
  const socket = new WebSocket(workerData.url, { perMessageDeflate: false });
  sockets.push(socket);
  socket.on('open', () => {
    open += 1;
    if (open === workerData.count) parentPort.postMessage({ kind: 'open' });
    connectNext();
  });
  socket.on('message', () => {
    got += 1;
    if (got % workerData.count === 0) parentPort.postMessage({ kind: 'round' });
  });
}

for (let made = 0; made < AT_ONCE; made += 1) connectNext();
parentPort.on('message', () => {
  for (const socket of sockets) socket.terminate();
  parentPort.close();
});
