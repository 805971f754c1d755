// How quickly a list of many rows answers, through the built server over HTTP, on both databases: `pnpm bench:list [--json] [--rows N] [--runs N]
// [--engine postgresql|embedded] [--no-build]`. Exit code 1 when a goal does not hold.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { build } from '../scripts/build.mjs';
import { say } from '../scripts/workspace.mjs';
import { fillEmbedded, fillPostgres, startPostgres } from './list/databases.mjs';
import { startServer } from './shell/surroundings.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:list [options]',
  about: 'Measures lists of many rows over HTTP, on both databases. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    rows: { type: 'string', value: 'numbers', about: 'how many rows', default: '100000' },
    runs: { type: 'string', value: 'number', about: 'how often each is measured', default: '60' },
    engine: { type: 'string', value: 'name', about: 'one engine alone: postgresql or embedded' },
  },
});
const [rows, runs] = [Number(values.rows), Number(values.runs)];
const engines = ['postgresql', 'embedded'].filter((engine) => values.engine === undefined || values.engine === engine);
const password = 'Evergreen-2026';
/** Milliseconds that 19 of 20 calls may take on PostgreSQL. */
const GOAL = 60;

const last = Math.ceil((rows + 200) / 10);
const cases = [
  ['page 1', {}],
  ['page 2,000, rows beyond the counted ones', { pageNo: Math.min(2000, last - 1) }],
  ['last page, every row counted', { pageNo: last, total: 'exact' }],
  ['page in the middle, every row counted', { pageNo: Math.floor(last / 2), total: 'exact' }],
  ['contains, three characters in every eighth row', { title: '健步走' }],
  ['contains, eight characters in one row', { title: 'No000777' }],
  ['contains, two characters in every eighth row', { title: '书法' }],
  ['contains, two characters in no row', { title: '〇〇' }],
  ['sorted by title', { column: 'title', order: 'asc' }],
  ['sorted by places, descending', { column: 'quota', order: 'desc' }],
  ['one day of starting times', { startTime_begin: '2026-03-08', startTime_end: '2026-03-08' }],
  [
    'half a year of starting times, sorted by them',
    { startTime_begin: '2026-01-01', startTime_end: '2026-06-30', column: 'startTime', order: 'asc' },
  ],
  ['one type', { typeId: 'ART' }],
];

if (values['no-build'] !== true && (await build(['server'])) !== 0) process.exit(1);
const results = [];
/** An identifier, the same in every seeded database. */
let knownType;
for (const engine of engines) results.push(await measured(engine));
if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', rows, runs, goal: GOAL, results }, null, 2));
else print();
process.exitCode = results.every(({ figures }) => figures.every(({ holds }) => holds !== false)) ? 0 : 1;

async function measured(engine) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-list-'));
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const environment = postgres === undefined ? {} : { DATABASE_URL: postgres.url };
  let server = await startServer(folder, password, environment);
  try {
    say(`${engine}: ${rows} rows …`);
    const started = performance.now();
    if (postgres === undefined) {
      await server.stop();
      await fillEmbedded(path.join(folder, 'data', 'pglite'), rows);
      server = await startServer(folder, password, environment);
    } else await fillPostgres(postgres.url, rows);
    say(`${engine}: filled in ${Math.round(performance.now() - started)} ms`);
    const figures = [];
    const token = await signIn(server.url);
    for (const [what, parameters] of cases) {
      const figure = await measure(server.url, token, what, parameters);
      figures.push({ ...figure, ...(engine === 'postgresql' ? { holds: figure.p95 <= GOAL } : {}) });
    }
    return { engine, memory: memoryOf(server.processId), figures };
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url, token, what, parameters) {
  const times = [];
  let found;
  for (let run = -5; run < runs; run += 1) {
    const query = new URLSearchParams({
      pageSize: '10',
      ...parameters,
      ...(parameters.typeId === undefined ? {} : { typeId: await typeId(url, token) }),
    });
    const started = performance.now();
    const response = await fetch(`${url}/api/isps/activity/list?${query}`, { headers: { 'x-access-token': token } });
    const { success, message, result } = await response.json();
    const time = performance.now() - started;
    if (!success) throw new Error(`${what}: ${message}`);
    if (run >= 0) times.push(time);
    found = `${result.records.length} of ${result.isTotalLowerBound === true ? 'at least ' : ''}${result.total}`;
  }
  times.sort((left, right) => left - right);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
  const figure = { what, found, p50: at(0.5), p95: at(0.95) };
  say(`  ${what}: ${found}; p50 ${figure.p50} ms, p95 ${figure.p95} ms`);
  return figure;
}

async function typeId(url, token) {
  if (knownType === undefined) {
    const response = await fetch(`${url}/api/isps/activity/list?pageSize=1`, { headers: { 'x-access-token': token } });
    knownType = (await response.json()).result.records[0].typeId;
  }
  return knownType;
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

/** Megabytes that the server's process holds in memory; null where the system does not say. */
function memoryOf(processId) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}

function print() {
  console.log(
    `| What, ${rows.toLocaleString('en')} rows | Found | ${results.map(({ engine }) => `${engine}, p50 / p95`).join(' | ')} | Goal |\n|---|---|${results.map(() => '---|').join('')}---|`,
  );
  for (const [index, [what]] of cases.entries()) {
    const each = results.map(({ figures }) => figures[index]);
    console.log(
      `| ${what} | ${each[0].found} | ${each.map(({ p50, p95 }) => `${p50} / ${p95} ms`).join(' | ')} | ${each.some(({ holds }) => holds === false) ? `NOT p95 ≤ ${GOAL} ms` : `p95 ≤ ${GOAL} ms`} |`,
    );
  }
  console.log(
    `\nMemory of the server's process: ${results.map(({ engine, memory }) => `${engine} ${memory} MB`).join(', ')}.`,
  );
}
