// What a call costs the server: `pnpm bench:calls [--json] [--no-build] [--engine NAME] [--calls N] [--seconds N]`.
// Processor milliseconds of the server's process with all of its threads, from /proc; on PostgreSQL those of the database are its own.
// Statements: transactions that PostgreSQL counts, one for each statement of a call that reads; the embedded engine runs the same ones.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { root, say } from '../scripts/workspace.mjs';
import { startPostgres } from './list/databases.mjs';
import { startServer } from './shell/surroundings.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:calls [options]',
  about: 'Measures what calls cost the server, on both databases. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    engine: { type: 'string', value: 'name', about: 'one engine alone: postgresql or embedded' },
    calls: { type: 'string', value: 'number', about: 'how often each call is made', default: '300' },
    seconds: { type: 'string', value: 'number', about: 'how long many people ask', default: '8' },
  },
});
const [calls, duration] = [Number(values.calls), Number(values.seconds) * 1000];
const engines = ['embedded', 'postgresql'].filter((engine) => values.engine === undefined || values.engine === engine);
const password = 'Evergreen-2026';
/** Calls that are made before any is measured. */
const WARMING = 60;
/** Connections, each with one call at a time. */
const PEOPLE = 24;
/** A connection to PostgreSQL tells what it has done with its next statement, and not more often than each second. */
const COUNTED = 1200;
/** Milliseconds of one tick of /proc. */
const TICK = 10;
/** Milliseconds of processor for a list of ten rows and for the menu, on the embedded engine; statements; calls a second and their p99. */
const GOALS = { list: 5, menu: 6, statements: 3, perSecond: 400, p99: 150 };

const lists = [
  ['activities', '/isps/activity/list'],
  ['retirees', '/isps/retiree/list'],
  ['enterprises', '/isps/enterprise/list'],
  ['users', '/sys/user/list'],
  ['roles', '/sys/role/list'],
  ['departments', '/sys/sysDepart/list'],
  ['announcements', '/sys/annountCement/list'],
  ['dictionaries', '/sys/dict/list'],
  ['log', '/sys/log/list'],
];

const fromServer = createRequire(path.join(root, 'packages/server/package.json'));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

if (values['no-build'] !== true && (await build(['server'])) !== 0) process.exit(1);
const results = [];
for (const engine of engines) results.push(await measured(engine));
if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', calls, goals: GOALS, results }, null, 2));
else print();
process.exitCode = results.every(({ rows, many }) => rows.every(({ holds }) => holds) && many.holds) ? 0 : 1;

async function measured(engine) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-calls-'));
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const environment = postgres === undefined ? {} : { DATABASE_URL: postgres.url };
  const server = await startServer(folder, password, environment);
  let second;
  try {
    const token = await signIn(server.url);
    const counter = postgres === undefined ? undefined : await transactionsOf(postgres.url);
    const rows = [];
    for (const [name, url, goal] of await callsOf(server.url, token))
      rows.push(await measure({ engine, name, url, goal, server, token, counter }));
    const one = await many([server.url], engine);
    if (postgres !== undefined) {
      second = await startServer(folder, password, environment);
      const two = await many([server.url, second.url], engine);
      one.twoProcesses = two.perSecond;
    }
    await counter?.end();
    return { engine, rows, many: one };
  } finally {
    await server.stop();
    await second?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nine lists of ten rows, one row, the menu and the dictionaries. */
async function callsOf(base, token) {
  const caller = client(base);
  const { answer } = await caller.get('/isps/activity/list?pageSize=1', token);
  const { id } = answer.result.records[0];
  caller.close();
  return [
    ...lists.map(([name, url]) => [`list of ${name}`, `${url}?pageNo=1&pageSize=10`, GOALS.list]),
    ['one activity', `/isps/activity/queryById?id=${id}`, GOALS.list],
    ['menu and rights', '/sys/permission/getUserPermissionByToken', GOALS.menu],
    ['every dictionary', '/sys/dict/queryAllDictItems', GOALS.menu],
  ];
}

async function measure({ engine, name, url, goal, server, token, counter }) {
  const caller = client(server.url);
  const ask = async () => {
    const { status, answer } = await caller.get(url, token);
    if (status !== 200 || !answer.success) throw new Error(`${url}: ${status} ${answer.message}`);
  };
  for (let time = 0; time < WARMING; time += 1) await ask();
  const counted = async () => {
    if (counter === undefined) return 0;
    await pause(COUNTED);
    await ask();
    return counter.count();
  };
  const statementsBefore = await counted();
  const processorBefore = processorOf(server.processId);
  for (let time = 0; time < calls; time += 1) await ask();
  const milliseconds = (processorOf(server.processId) - processorBefore) / calls;
  // With the call that made the connection tell.
  const statements =
    counter === undefined ? undefined : Math.round(((await counted()) - statementsBefore) / (calls + 1));
  caller.close();
  const figure = { name, milliseconds: Math.round(milliseconds * 10) / 10, statements };
  say(`  ${engine}, ${name}: ${figure.milliseconds} ms${statements === undefined ? '' : `, ${statements} statements`}`);
  const isQuick = engine === 'postgresql' || figure.milliseconds <= goal;
  return { ...figure, holds: isQuick && (statements === undefined || statements <= GOALS.statements) };
}

/** Lists of activities asked for by many people at once, at one process or in turns at several. */
async function many(bases, engine) {
  const tokens = await Promise.all(bases.map(signIn));
  const times = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const at = number % bases.length;
      const caller = client(bases[at]);
      while (performance.now() - from < duration) {
        const began = performance.now();
        const { status } = await caller.get('/isps/activity/list?pageNo=1&pageSize=10', tokens[at]);
        if (status !== 200) throw new Error(`A list was answered with ${status}`);
        times.push(performance.now() - began);
      }
      caller.close();
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  times.sort((left, right) => left - right);
  const perSecond = Math.round(times.length / seconds);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)]);
  say(`  ${engine}, ${PEOPLE} people at ${bases.length}: ${perSecond} calls a second, p99 ${p99} ms`);
  return { perSecond, p99, holds: engine === 'postgresql' || (perSecond >= GOALS.perSecond && p99 <= GOALS.p99) };
}

/** One connection that stays open. */
function client(base) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(base);
  return {
    close: () => agent.destroy(),
    get: (url, token) =>
      new Promise((resolve, reject) => {
        http
          .get({ hostname, port, agent, path: `/api${url}`, headers: { 'x-access-token': token } }, (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (piece) => (text += piece));
            response.on('end', () => resolve({ status: response.statusCode, answer: JSON.parse(text) }));
          })
          .on('error', reject);
      }),
  };
}

async function signIn(url) {
  const response = await fetch(`${url}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { success, message, result } = await response.json();
  if (!success) throw new Error(message);
  return result.token;
}

/** Processor milliseconds that a process has used, its threads together. */
function processorOf(processId) {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Asked in another database, so that asking is not counted. */
async function transactionsOf(url) {
  const { pathname } = new URL(url);
  const client = new (fromServer('pg').Client)({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  // It is cut off where the bench ends early.
  client.on('error', () => undefined);
  return {
    async count() {
      const { rows } = await client.query('select xact_commit from pg_stat_database where datname = $1', [
        pathname.slice(1),
      ]);
      return Number(rows[0].xact_commit);
    },
    end: () => client.end(),
  };
}

function print() {
  console.log(
    `| Call | ${results.map(({ engine }) => `${engine}, processor`).join(' | ')} | Statements |\n|---|${results.map(() => '---|').join('')}---|`,
  );
  for (const [index, { name }] of results[0].rows.entries()) {
    const each = results.map(({ rows }) => rows[index]);
    const statements = each.find((row) => row.statements !== undefined)?.statements ?? '';
    console.log(`| ${name} | ${each.map(({ milliseconds }) => `${milliseconds} ms`).join(' | ')} | ${statements} |`);
  }
  for (const {
    engine,
    many: { perSecond, p99, twoProcesses },
  } of results)
    console.log(
      `\n${PEOPLE} people, ${engine}: ${perSecond} lists a second, p99 ${p99} ms${
        twoProcesses === undefined ? '' : `; at two processes ${twoProcesses} a second`
      }.`,
    );
  console.log(
    `\nGoals on the embedded engine: ${GOALS.list} ms a list, ${GOALS.menu} ms the menu, ${GOALS.perSecond} lists a second at p99 ${GOALS.p99} ms; ${GOALS.statements} statements on both.`,
  );
}
