// How long lists take as files: what writes .xls beside SheetJS, and exports and imports through the built server over HTTP:
// `pnpm bench:transfer [--json] [--rows N] [--imported N] [--no-build]`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { build } from '../scripts/build.mjs';
import { readOptions } from '../scripts/program-options.mjs';
import { root, say } from '../scripts/workspace.mjs';
import { fillEmbedded } from './list/databases.mjs';
import { startServer } from './shell/surroundings.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:transfer [options]',
  about: 'Measures files of rows: writers, exports and imports. Figures: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    rows: {
      type: 'string',
      value: 'number',
      about: 'rows that are written, of ten columns, and exported, of all',
      default: '65000',
    },
    imported: {
      type: 'string',
      value: 'numbers',
      about: 'rows of imported files, separated by commas',
      default: '2000,20000',
    },
  },
});
const rows = Number(values.rows);
const imported = values.imported.split(',').map(Number);
const password = 'Evergreen-2026';

/** What the retirees are said to have worked for: one of those that the server is seeded with. */
let enterprise = '';

/** Lists that files are imported into: one without hooks, one whose hook prepares many rows at once. */
const types = {
  name: 'activity types',
  path: '/isps/activityType',
  head: ['*类型名称', '*类型编码', '排序'],
  columns: ['name', 'code', 'sort'],
  row: (count, at) => [`测试类型 ${count}-${at}`, `B${count}X${at}`, at % 900],
  goal: '20,000 in 8 s: 2,500',
};
const retirees = {
  name: 'retirees',
  path: '/isps/retiree',
  head: ['姓名', '身份证号', '原单位', '退休日期', '区县'],
  columns: ['name', 'idCard', 'enterpriseId', 'retireDate', 'districtCode'],
  row: (count, at) => [`退休 ${at}`, identityNumber(at + count * 10), enterprise, '2001-03-05', '湖北省武汉市江岸区'],
  goal: '≥ 1,000',
};

/** A valid number (GB 11643) for each place of a list. */
function identityNumber(at) {
  const born = new Date(Date.UTC(1940, 0, 1 + Math.floor(at / 900))).toISOString().slice(0, 10).replaceAll('-', '');
  const first = `420102${born}${String(100 + (at % 900))}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(first[place]), 0);
  return first + '10X98765432'[sum % 11];
}

const fromServer = createRequire(path.join(root, 'packages/server/package.json'));
const sheets = fromServer('@e965/xlsx');

if (values['no-build'] !== true && (await build(['server'])) !== 0) process.exit(1);
const figures = [];
const lines = [];
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-transfer-'));
let server = await startServer(folder, password);
try {
  for (const writer of ['ours .xls', 'SheetJS .xls', 'ours .xlsx', 'SheetJS .xlsx', 'ours .csv'])
    note(await written(writer));
  line('.xlsx written, × SheetJS', ratio('write ours .xlsx', 'write SheetJS .xlsx'), '≤ 0.6');
  await server.stop();
  await fillEmbedded(path.join(folder, 'data', 'pglite'), rows);
  server = await startServer(folder, password);
  const token = await signIn(server.url);
  enterprise = await firstEnterprise(server.url, token);
  const idle = await othersWhile(server, token, () => pause(3000));
  const table = path.join(folder, 'table.json');
  for (const format of ['csv', 'xlsx', 'xls']) {
    const loaded = await othersWhile(server, token, () => exported(server.url, token, format, table));
    note({ ...loaded.made, memory: loaded.memory });
    // From memory: the same rows, without a database.
    note({ ...(await written(`ours .${format}`, table)), what: `write the exported .${format} from memory` });
    const what = `export .${format}`;
    line(
      `${what} over HTTP, × writing it from memory`,
      ratio(`${what} over HTTP`, `write the exported .${format} from memory`),
      '≤ 1.6',
    );
    others(what, loaded, idle);
  }
  for (const count of imported)
    for (const list of [types, retirees]) {
      const { path: where, head } = list;
      const body = Array.from({ length: count }, (_, at) => list.row(count, at));
      const read = await othersWhile(server, token, () =>
        sent(server.url, token, `${where}/importCheck`, [head, ...body], {}),
      );
      const wrong = [head, ...body.slice(0, -1), head.map(() => '没有')];
      const columns = JSON.stringify(list.columns);
      const tried = await othersWhile(server, token, () =>
        sent(server.url, token, `${where}/importCheck`, wrong, { columns }),
      );
      const whole = await othersWhile(server, token, () =>
        sent(server.url, token, `${where}/importExcel`, [head, ...body], {}),
      );
      const shown = `${count.toLocaleString('en')} ${list.name}`;
      note({ what: `read ${shown}`, count, ...read.made });
      note({ what: `check ${shown}`, count, ...tried.made });
      note({ what: `check and write ${shown}`, count, ...whole.made });
      line(`check of ${shown}, × reading the file`, tried.made.time / read.made.time, '≤ 2, or 15,000 rows a second');
      line(`${shown} written, rows a second`, count / ((whole.made.time - tried.made.time) / 1000), list.goal);
      others(`check of ${shown}`, tried, idle);
      others(`write of ${shown}`, whole, idle);
    }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', rows, figures, lines }, null, 2));
else {
  console.log('| What | Time | Rows a second | Size, memory |\n|---|---|---|---|');
  for (const { what, time, count, more } of figures)
    console.log(`| ${what} | ${(time / 1000).toFixed(1)} s | ${Math.round((count / time) * 1000)} | ${more} |`);
  console.log('\n| Bound | Measured | Goal |\n|---|---|---|');
  for (const { what, value, goal } of lines) console.log(`| ${what} | ${value} | ${goal} |`);
}

function line(what, value, goal) {
  const shown = value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  lines.push({ what, value: shown, goal });
  say(`${what}: ${shown} (${goal})`);
}

function ratio(one, other) {
  const timeOf = (name) => figures.find(({ what }) => what === name)?.time ?? Number.NaN;
  return timeOf(one) / timeOf(other);
}

/** What other people and the memory of the server felt meanwhile. */
function others(what, loaded, idle) {
  line(`list calls of others while ${what}, p95 × idle`, loaded.p95 / idle.p95, '≤ 2');
  line(`memory while ${what}, MB above rest`, loaded.memory - idle.memory, '≤ 250');
}

/** A page of a list every 100 ms while something is under way. */
async function othersWhile(running, token, work) {
  const times = [];
  let memory = 0;
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const started = performance.now();
      const headers = { 'x-access-token': token };
      await (await fetch(`${running.url}/api/isps/enterprise/list?pageSize=10`, { headers })).arrayBuffer();
      times.push(performance.now() - started);
      memory = Math.max(memory, memoryOf(running.processId));
      await pause(100);
    }
  };
  const asking = ask();
  const made = await work().finally(() => {
    isOver = true;
  });
  await asking;
  const sorted = times.toSorted((one, other) => one - other);
  return { made, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, memory };
}

/** Resident memory of a process in MB; 0 where the system does not tell. */
function memoryOf(processId) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function note(figure) {
  figures.push(figure);
  say(`${figure.what}: ${Math.round(figure.time)} ms, ${figure.more}`);
}

/** In a process of its own, so that its memory is its own; what takes longer than two minutes is ended. */
function written(writer, table = '') {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'bench/transfer/writers.mjs'), [writer, String(rows), table], {
      execArgv: ['--max-old-space-size=6144', '--import', fromServer.resolve('tsx')],
    });
    const timer = setTimeout(() => {
      resolve({ what: `${writer}: ended after`, time: 120_000, count: rows, more: 'not finished' });
      child.kill('SIGKILL');
    }, 120_000);
    child.on('message', ({ time, size, memory }) => {
      clearTimeout(timer);
      resolve({ what: `write ${writer}`, time, count: rows, more: `${size} kB, ${memory} MB` });
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code !== 0 && code !== null)
        resolve({ what: `${writer}: failed`, time: 120_000, count: rows, more: `exit code ${code}` });
    });
  });
}

/** All columns of a list; the rows of the .csv are kept for what writes them from memory. */
async function exported(url, token, format, table) {
  const query = new URLSearchParams({ column: 'createTime', order: 'asc', format });
  const started = performance.now();
  const response = await fetch(`${url}/api/isps/activity/exportXls?${query}`, { headers: { 'x-access-token': token } });
  const content = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  const time = performance.now() - started;
  if (format === 'csv') {
    const book = sheets.read(content, { raw: true, dense: true });
    const cells = sheets.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, defval: null, raw: true });
    writeFileSync(table, JSON.stringify(cells));
  }
  return { what: `export .${format} over HTTP`, time, count: rows, more: `${Math.round(content.length / 1024)} kB` };
}

/** A file of rows, sent to a call of a list. */
async function sent(url, token, call, body, fields) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const book = { SheetNames: ['a'], Sheets: { a: sheets.utils.aoa_to_sheet(body) } };
  const content = sheets.write(book, { type: 'buffer', bookType: 'xlsx' });
  form.append('files[]', new Blob([content]), 'rows.xlsx');
  const started = performance.now();
  const response = await fetch(`${url}/api${call}`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body: form,
  });
  const { code, message } = await response.json();
  const time = performance.now() - started;
  if (code !== 200) throw new Error(`${call}: ${message}`);
  return { time, more: message };
}

async function firstEnterprise(url, token) {
  const headers = { 'x-access-token': token };
  const response = await fetch(`${url}/api/isps/enterprise/list?pageSize=1`, { headers });
  const { result } = await response.json();
  return result.records[0].name;
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
