import path from 'node:path';
import { joined, write } from './stranger-folder.mjs';
import { run } from './workspace.mjs';

/** @typedef {import('./stranger-folder.mjs').Outcome} Outcome */

/** What a worker does with the core: no page, no window, and nothing of the thread that started it. */
const worker = `import { parentPort } from 'node:worker_threads';
import { createEditableTable } from '@evergreen/core/grid/editable-table';
import { whenFacts } from '@evergreen/core/kernel';
import { nextFire, parseCron } from '@evergreen/core/schedule/cron';
import { checkIdCard } from '@evergreen/core/validation/validators';
import { systemClock } from '@evergreen/platform/clock-system';
import { systemRandom } from '@evergreen/platform/random-system';

const columns = [{ key: 'amount', title: 'Amount', type: 'inputNumber', statistics: 'sum' }];
const rows = Array.from({ length: 1000 }, (_, index) => ({ amount: index + 0.1 }));
const table = createEditableTable({ columns, rows }, { clock: systemClock, random: systemRandom });
const { statistics } = await whenFacts(table, (facts) => facts.statistics[0]?.text !== '');
table.dispose();
const cron = parseCron('0 0 9 * * ?');
const fire = cron.ok ? nextFire(cron.value, Date.UTC(2026, 0, 1), 'Asia/Shanghai') : null;
parentPort.postMessage([statistics[0].text, new Date(fire).toISOString(), checkIdCard('11010519491231002X').valid]);
`;

const thread = `import { Worker } from 'node:worker_threads';
const worker = new Worker(new URL('./worker.mjs', import.meta.url));
worker.once('message', (told) => console.log(JSON.stringify(told)));
`;

const told = '["499600","2026-01-01T01:00:00.000Z",true]';

/**
 * Works with the core in a worker.
 * @param {string} folder
 * @returns {Promise<Outcome>}
 */
export async function workInWorker(folder) {
  write(folder, { 'worker.mjs': worker, 'thread.mjs': thread });
  const { code, output } = await run(process.execPath, ['thread.mjs'], { cwd: folder, output: 'collect' });
  return { code: output.trim() === told ? code : 1, output };
}

/**
 * The releases that were tried, and how each runs a program. They are fetched when they are met: 90 MB each.
 * @type {readonly (readonly string[])[]}
 */
const runtimes = [
  ['deno@2.9.6', 'run', '--allow-all', '--node-modules-dir=manual'],
  ['bun@1.4.5', 'run'],
];

/**
 * Runs the scripts of examples/node, compiled before, in other runtimes than Node.
 * @param {string} folder
 * @param {import('./stranger-server.mjs').StrangerServer} server
 * @returns {Promise<Outcome>}
 */
export async function runInOthers(folder, server) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const [name = '', ...parameters] of runtimes)
    for (const script of [
      ['dist/next-fires.js', '0 30 8 ? * MON-FRI'],
      ['dist/sign-in-and-list.js', server.url, 'clerk'],
    ]) {
      const { code, output } = await run(npx, ['--yes', name, ...parameters, ...script], {
        cwd: path.join(folder, 'examples-node'),
        env: { ...process.env, EVERGREEN_PASSWORD: server.password },
        output: 'collect',
      });
      const shown = code === 0 ? output.split('\n').slice(0, 2).join('\n') : output;
      outcomes.push({ code, output: `${name} ${script[0]}\n${shown}` });
    }
  return joined(outcomes);
}
