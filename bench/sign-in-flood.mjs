// How a flood of sign-ins from one address is felt at another: `pnpm bench:sign-in [--json] [--no-build] [--seconds N]`.
// Loopback only: the flood comes from 127.0.0.2, the honest client from 127.0.0.1, against the built server with data of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, say } from '../scripts/workspace.mjs';
import { startServer } from './shell/surroundings.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:sign-in [options]',
  about: 'Measures an honest client beside a flood of sign-ins. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    seconds: { type: 'string', value: 'number', about: 'how long each half takes', default: '8' },
  },
});
const duration = Number(values.seconds) * 1000;
const password = 'Evergreen-2026';

/** Connections of the flood, and how many sign-ins a second it tries at most. */
const FLOOD = { connections: 40, perSecond: 400 };
/** Milliseconds. */
const LIMITS = { call: 250, signIn: 1000 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A client with an address of its own; a call gives status, answer and milliseconds. */
function client(base, localAddress, maxSockets) {
  const agent = new http.Agent({ keepAlive: true, maxSockets });
  const { hostname, port } = new URL(base);
  return {
    close: () => agent.destroy(),
    call(method, url, { body, token } = {}) {
      const started = performance.now();
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token === undefined ? {} : { 'x-access-token': token }),
      };
      return new Promise((resolve, reject) => {
        const request = http.request(
          { hostname, port, localAddress, agent, method, path: `/api${url}`, headers },
          (response) => {
            let answer = '';
            response.setEncoding('utf8').on('data', (piece) => (answer += piece));
            response.on('end', () =>
              resolve({
                status: response.statusCode,
                answer: JSON.parse(answer),
                milliseconds: performance.now() - started,
              }),
            );
          },
        );
        request.on('error', reject);
        request.end(text);
      });
    },
  };
}

const login = (caller, username, word) => caller.call('POST', '/sys/login', { body: { username, password: word } });

/** Tries to sign in under random names until it is stopped; gives how often each status was answered. */
function flood(base) {
  const statuses = {};
  const attacker = client(base, '127.0.0.2', FLOOD.connections);
  let isOver = false;
  async function connection(number) {
    for (let time = 0; !isOver; time += 1) {
      const { status } = await login(attacker, `nobody-${number}-${time}`, 'guess');
      statuses[status] = (statuses[status] ?? 0) + 1;
      await pause((FLOOD.connections * 1000) / FLOOD.perSecond);
    }
  }
  const over = Promise.all(Array.from({ length: FLOOD.connections }, (_, number) => connection(number)));
  return {
    async stop() {
      isOver = true;
      await over;
      attacker.close();
      return statuses;
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
  say(`with a flood from one address, up to ${FLOOD.perSecond} sign-ins a second …`);
  const attack = flood(server.url);
  const flooded = await honest(server.url);
  const statuses = await attack.stop();
  const rows = [
    { what: 'ordinary calls, no flood', ...figures(quiet.calls), limit: null },
    { what: 'ordinary calls, flood', ...figures(flooded.calls), limit: LIMITS.call },
    { what: 'sign-ins, no flood', ...figures(quiet.signIns), limit: null },
    { what: 'sign-ins, flood', ...figures(flooded.signIns), limit: LIMITS.signIn },
  ].map((row) => ({ ...row, holds: row.limit === null || (row.p99 < row.limit && row.failed === 0) }));
  if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', statuses, rows }, null, 2));
  else {
    console.log(
      '| What | Calls | Failed | p50 | p99 | Longest | Limit of p99 | Holds |\n|---|---|---|---|---|---|---|---|',
    );
    for (const { what, count, failed, p50, p99, max, limit, holds } of rows)
      console.log(
        `| ${what} | ${count} | ${failed} | ${p50} ms | ${p99} ms | ${max} ms | ${limit === null ? '' : `${limit} ms`} | ${limit === null ? '' : holds ? 'yes' : 'NO'} |`,
      );
    console.log(`\nAnswers to the flood by status: ${JSON.stringify(statuses)}`);
  }
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
