// How a flood of sign-ins from one address is felt at another: `pnpm bench:sign-in [--json] [--no-build] [--seconds N] [--per-second N]`.
// Loopback only: the flood comes from 127.0.0.2, the honest client from 127.0.0.1, against the built server with data of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { run, say } from '../scripts/workspace.mjs';
import { startServer } from './shell/surroundings.mjs';
import { client, login } from './sign-in/client.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:sign-in [options]',
  about: 'Measures an honest client beside a flood of sign-ins. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    'per-second': { type: 'string', value: 'number', about: 'sign-ins of the flood a second', default: '2700' },
    seconds: { type: 'string', value: 'number', about: 'how long each half takes', default: '8' },
  },
});
const duration = Number(values.seconds) * 1000;
const password = 'Evergreen-2026';

const FLOOD = { connections: 40 };
/** Milliseconds that 19 of 20 may take. */
const LIMITS = { call: 400, signIn: 1000 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries to sign in under random names, in a thread of its own, until it is stopped; gives how often each status was answered. */
function flood(base) {
  const thread = new Worker(new URL('./sign-in/flood.mjs', import.meta.url), {
    workerData: { base, ...FLOOD, perSecond: Number(values['per-second']) },
  });
  const told = new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  return {
    stop() {
      thread.postMessage('stop');
      return told;
    },
  };
}

/** What an honest person does meanwhile: ordinary calls one after the other, and a sign-in now and then. */
async function honest(base) {
  const person = client(base, '127.0.0.1', 4);
  const signIns = [];
  const calls = [];
  const until = performance.now() + duration;
  let token;
  for (let time = 0; performance.now() < until; time += 1) {
    if (time % 40 === 0) {
      const signIn = await login(person, 'clerk', password);
      signIns.push(signIn);
      token = signIn.answer.result?.token ?? token;
    }
    const url =
      time % 2 === 0 ? '/sys/permission/getUserPermissionByToken' : '/isps/activity/list?pageNo=1&pageSize=10';
    if (token !== undefined) calls.push(await person.call('GET', url, { token }));
    await pause(15);
  }
  person.close();
  return { calls, signIns };
}

function figures(answers) {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  return {
    count: sorted.length,
    failed: answers.filter(({ status, answer }) => status !== 200 || !answer.success).length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}

if (values['no-build'] !== true) await run(process.execPath, ['scripts/build.mjs', 'server'], { output: 'stderr' });
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'));
const server = await startServer(folder, password);
try {
  await honest(server.url);
  say('without a flood …');
  const quiet = await honest(server.url);
  say(`with a flood from one address, up to ${values['per-second']} sign-ins a second …`);
  const attack = flood(server.url);
  const flooded = await honest(server.url);
  const statuses = await attack.stop();
  const rows = [
    { what: 'ordinary calls, no flood', ...figures(quiet.calls), limit: null },
    { what: 'ordinary calls, flood', ...figures(flooded.calls), limit: LIMITS.call },
    { what: 'sign-ins, no flood', ...figures(quiet.signIns), limit: null },
    { what: 'sign-ins, flood', ...figures(flooded.signIns), limit: LIMITS.signIn },
  ].map((row) => ({ ...row, holds: row.limit === null || (row.p95 <= row.limit && row.failed === 0) }));
  if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', statuses, rows }, null, 2));
  else {
    console.log(
      '| What | Calls | Failed | p50 | p95 | p99 | Longest | Limit of p95 | Holds |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const { what, count, failed, p50, p95, p99, max, limit, holds } of rows)
      console.log(
        `| ${what} | ${count} | ${failed} | ${p50} ms | ${p95} ms | ${p99} ms | ${max} ms | ${limit === null ? '' : `${limit} ms`} | ${limit === null ? '' : holds ? 'yes' : 'NO'} |`,
      );
    console.log(`\nAnswers to the flood by status: ${JSON.stringify(statuses)}`);
  }
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
