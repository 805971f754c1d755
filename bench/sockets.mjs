// What it costs to tell many windows: `pnpm bench:sockets [--json] [--sockets N] [--rounds N]`. The hub of the server and the usual loop over
// plain `ws` tell the same sockets the same frame, in turns and in one run: compare the ratios. Exit code 1 when a goal does not hold.
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readOptions } from '../scripts/program-options.mjs';
import { root, say } from '../scripts/workspace.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:sockets [options]',
  about: 'Measures how many windows are told, beside plain ws. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    sockets: { type: 'string', value: 'number', about: 'how many windows', default: '5000' },
    rounds: { type: 'string', value: 'number', about: 'how often all are told each way', default: '5' },
  },
});
const [count, rounds] = [Number(values.sockets), Number(values.rounds)];
/** Of the plain loop: how long all take, and the longest time without a turn for other work. KB of an idle socket. */
const GOALS = { time: 1.3, block: 0.25, idle: 25 };

const serverFolder = path.join(root, 'packages/server');
const resolveFrom = path.join(serverFolder, 'package.json');
const { WebSocketServer } = createRequire(resolveFrom)('ws');
// The hub is read as it is written.
await import(pathToFileURL(path.join(serverFolder, 'node_modules/tsx/dist/esm/index.mjs')).href);
const { createLiveHub } = await import('../packages/server/src/modules/live/channel/live-hub.ts');

const clock = { now: () => Date.now(), setTimeout: () => 1, clearTimeout: () => undefined };
const logger = { debug() {}, info() {}, warn() {}, error() {} };
const hub = createLiveHub({ clock, logger, stillCount: async (all) => new Set(all), reachOf: async () => [] });
const sockets = [];
const server = http.createServer();
const upgrades = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
server.on('upgrade', (request, socket, head) =>
  upgrades.handleUpgrade(request, socket, head, (made) => {
    const userId = `u${sockets.length}`;
    sockets.push(made);
    hub.join(made, { of: 'notice', userId, tokenHash: userId, tenantId: 0, caller: { userId, username: userId } });
  }),
);
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
globalThis.gc?.();
const before = process.memoryUsage().rss;

const clients = new Worker(new URL('./sockets/clients.mjs', import.meta.url), {
  workerData: { url: `ws://127.0.0.1:${server.address().port}/`, count, resolveFrom },
});
const heard = [];
clients.on('message', ({ kind }) => heard.shift()?.(kind));
const next = () => new Promise((resolve) => heard.push(resolve));
await next();

const event = { kind: 'messages', tenantId: 0, userIds: null, messageId: 'm1', title: '停电通知' };
const frame = JSON.stringify({ cmd: 'topic', msgId: 'm1', msgTxt: '停电通知', spread: 30_000 });
const ways = {
  hub: () => hub.tell(event),
  plain() {
    for (const socket of sockets) socket.send(frame);
  },
};

/** Milliseconds until the last has it, and the longest time without a turn for other work. */
async function measured(tell) {
  const last = next();
  let [block, isOver, turned] = [0, false, performance.now()];
  const turn = () => {
    const now = performance.now();
    block = Math.max(block, now - turned);
    turned = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await new Promise((resolve) => setImmediate(resolve));
  const began = performance.now();
  tell();
  await last;
  isOver = true;
  return { time: performance.now() - began, block };
}

const results = { hub: [], plain: [] };
for (const tell of Object.values(ways)) await measured(tell);
for (let round = 0; round < rounds; round += 1)
  for (const [name, tell] of Object.entries(ways)) results[name].push(await measured(tell));
const median = (of) => of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)];
const figures = Object.fromEntries(
  Object.entries(results).map(([name, all]) => [
    name,
    { time: median(all.map(({ time }) => time)), block: median(all.map(({ block }) => block)) },
  ]),
);
// Clients live in the same process: what is measured of memory is both ends.
const idle = (process.memoryUsage().rss - before) / 1024 / count / 2;
const ratios = { time: figures.hub.time / figures.plain.time, block: figures.hub.block / figures.plain.block };
const holds = { time: ratios.time <= GOALS.time, block: ratios.block <= GOALS.block, idle: idle <= GOALS.idle };

if (values.json === true) console.log(JSON.stringify({ count, rounds, figures, ratios, idle, goals: GOALS }, null, 2));
else {
  say(`${count} sockets, median of ${rounds} rounds`);
  for (const [name, { time, block }] of Object.entries(figures))
    say(`${name.padEnd(6)} all told in ${time.toFixed(0)} ms, longest block ${block.toFixed(0)} ms`);
  say(`time   ${ratios.time.toFixed(2)} of plain ws (goal ≤ ${GOALS.time}) ${holds.time ? 'holds' : 'FAILS'}`);
  say(`block  ${ratios.block.toFixed(2)} of plain ws (goal ≤ ${GOALS.block}) ${holds.block ? 'holds' : 'FAILS'}`);
  say(`memory ${idle.toFixed(0)} kB a socket and end (goal ≤ ${GOALS.idle}) ${holds.idle ? 'holds' : 'FAILS'}`);
}
clients.postMessage('end');
await hub.close().catch(() => undefined);
server.close();
process.exit(Object.values(holds).every(Boolean) ? 0 : 1);
