// How long lists take as files: what writes .xls beside SheetJS, and exports and imports through the built server over HTTP:
// `pnpm bench:transfer [--json] [--rows N] [--imported N] [--no-build]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
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
      about: 'rows that are written and exported, of ten columns',
      default: '65000',
    },
    imported: {
      type: 'string',
      value: 'numbers',
      about: 'rows of imported files, separated by commas',
      default: '2000',
    },
  },
});
const rows = Number(values.rows);
const imported = values.imported.split(',').map(Number);
const password = 'Evergreen-2026';
const fromServer = createRequire(path.join(root, 'packages/server/package.json'));
const sheets = fromServer('@e965/xlsx');

if (values['no-build'] !== true && (await build(['server'])) !== 0) process.exit(1);
const figures = [];
for (const writer of ['ours .xls', 'SheetJS .xls', 'ours .xlsx', 'SheetJS .xlsx', 'ours .csv'])
  note(await written(writer));
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-transfer-'));
let server = await startServer(folder, password);
try {
  await server.stop();
  await fillEmbedded(path.join(folder, 'data', 'pglite'), rows);
  server = await startServer(folder, password);
  const token = await signIn(server.url);
  for (const format of ['xls', 'xlsx', 'csv']) note(await exported(server.url, token, format));
  for (const count of imported) for (const figure of await importedRows(server.url, token, count)) note(figure);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', rows, figures }, null, 2));
else {
  console.log('| What | Time | Rows a second | Size, memory |\n|---|---|---|---|');
  for (const { what, time, count, more } of figures)
    console.log(`| ${what} | ${(time / 1000).toFixed(1)} s | ${Math.round((count / time) * 1000)} | ${more} |`);
}

function note(figure) {
  figures.push(figure);
  say(`${figure.what}: ${Math.round(figure.time)} ms, ${figure.more}`);
}

/** In a process of its own, so that its memory is its own; what takes longer than two minutes is ended. */
function written(writer) {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'bench/transfer/writers.mjs'), [writer, String(rows)], {
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

async function exported(url, token, format) {
  const field = 'title,typeId,status,organizerName,address,startTime,endTime,quota,fee,createTime';
  const query = new URLSearchParams({ column: 'createTime', order: 'asc', field, format });
  const started = performance.now();
  const response = await fetch(`${url}/api/isps/activity/exportXls?${query}`, { headers: { 'x-access-token': token } });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  const time = performance.now() - started;
  return {
    what: `export .${format} over HTTP, embedded`,
    time,
    count: rows,
    more: `${Math.round(byteLength / 1024)} kB`,
  };
}

/** The same rows with an error in the last, which are tried and not written, and then without. */
async function importedRows(url, token, count) {
  const head = ['*类型名称', '*类型编码', '排序'];
  const lines = Array.from({ length: count }, (_, at) => [`测试类型 ${count}-${at}`, `B${count}X${at}`, at % 900]);
  const wrong = [...lines.slice(0, -1), ['测试类型 没有编码', null, 1]];
  const send = async (name, body) => {
    const form = new FormData();
    const book = { SheetNames: ['a'], Sheets: { a: sheets.utils.aoa_to_sheet(body) } };
    form.append('files[]', new Blob([sheets.write(book, { type: 'buffer', bookType: 'xlsx' })]), name);
    const started = performance.now();
    const response = await fetch(`${url}/api/isps/activityType/importExcel`, {
      method: 'POST',
      headers: { 'x-access-token': token },
      body: form,
    });
    const { code, message } = await response.json();
    return { time: performance.now() - started, code, message };
  };
  const tried = await send('wrong.xlsx', [head, ...wrong]);
  if (tried.code !== 201) throw new Error(tried.message);
  const whole = await send('good.xlsx', [head, ...lines]);
  if (whole.code !== 200) throw new Error(whole.message);
  const shown = count.toLocaleString('en');
  return [
    { what: `dry run of ${shown} rows, embedded`, time: tried.time, count, more: tried.message },
    { what: `import of ${shown} rows, embedded`, time: whole.time, count, more: whole.message },
  ];
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
