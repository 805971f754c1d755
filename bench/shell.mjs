// How heavy and how quick the shell is, in a real browser against the built server: `pnpm bench:shell [--json] [--no-build]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, say } from '../scripts/workspace.mjs';
import { chromium, startServer } from './shell/surroundings.mjs';
import { antdMinimum } from './shell/antd-minimum.mjs';
import { scriptsOf } from './shell/first-load.mjs';
import { measureLogin } from './shell/login.mjs';
import { measureMenu } from './shell/menu.mjs';
import { measureMenuToList } from './shell/menu-to-list.mjs';
import { measureOpenForm } from './shell/open-form.mjs';
import { startReferencePage } from './shell/reference-page.mjs';
import { measureSlowSignIn } from './shell/slow-line.mjs';
import { measureStaff } from './shell/staff.mjs';
import { readOptions } from '../scripts/program-options.mjs';

const { values } = readOptions({
  usage: 'pnpm bench:shell [options]',
  about:
    'Measures the first load, also on a slow line, and the menu, in a browser. Figures and goals: docs/quality.md.',
  options: {
    json: { type: 'boolean', about: 'prints the figures as JSON on stdout' },
    'no-build': { type: 'boolean', about: 'measures what is built already' },
    runs: { type: 'string', value: 'number', about: 'how often each is measured', default: '7' },
  },
});
const runs = Number(values.runs);
const password = 'Evergreen-2026';

if (values['no-build'] !== true) await run(process.execPath, ['scripts/build.mjs'], { output: 'stderr' });
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'));
const server = await startServer(folder, password);
const browser = await chromium();
const reference = await startReferencePage();
try {
  say('first load …');
  const minimum = await antdMinimum();
  const login = await scriptsOf(browser, server.url, null);
  const shell = await scriptsOf(browser, server.url, password);
  say('what staff feel …');
  const staff = await measureStaff(browser, server.url, reference.url, password, runs);
  say('a slow line …');
  const slowSignIn = await measureSlowSignIn(browser, server.url, runs);
  say('signing in …');
  const signIn = await measureLogin(browser, server.url, password, runs);
  say('from the menu to a list …');
  const menuToList = await measureMenuToList(browser, server.url, password, runs);
  say('a form …');
  const openForm = await measureOpenForm(browser, server.url, password, runs);
  say('a menu of 2,000 entries …');
  const menu = await measureMenu(browser, server.url, password, runs);

  const kB = (bytes) => Math.round(bytes / 100) / 10;
  const rows = [
    {
      what: 'script of the login page, gzip',
      figure: kB(login.bytes),
      limit: 250,
      unit: 'kB',
      ratio: login.bytes / minimum,
    },
    { what: 'requests of the login page', figure: login.requests, limit: 40, unit: 'requests' },
    {
      what: 'script of the shell with home, gzip',
      figure: kB(shell.bytes),
      limit: 450,
      unit: 'kB',
      ratio: shell.bytes / minimum,
    },
    { what: 'requests of the shell with home', figure: shell.requests, limit: 60, unit: 'requests' },
    {
      what: 'antd’s own minimum (Button, Form, Input, Menu), gzip',
      figure: kB(minimum),
      limit: null,
      unit: 'kB',
      ratio: 1,
    },
    ...staff,
    ...slowSignIn,
    ...signIn,
    ...menuToList,
    ...openForm,
    ...menu,
  ].map((row) => ({ ...row, holds: row.limit === null || row.figure <= row.limit }));
  if (values.json === true) console.log(JSON.stringify({ machine: '2 cores', runs, rows }, null, 2));
  else print(rows);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  reference.stop();
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function print(rows) {
  console.log('| What | Figure | Limit | Ratio | Holds |\n|---|---|---|---|---|');
  for (const { what, figure, limit, unit, ratio, holds, peer = 'antd’s minimum' } of rows) {
    const share = ratio === undefined ? '' : `${ratio.toFixed(2)} × ${peer}`;
    const against = limit === null ? '' : `${limit} ${unit}`;
    console.log(
      `| ${what} | ${figure} ${unit} | ${against} | ${limit === null || unit === 'kB' ? share : `${(figure / limit).toFixed(2)} of the limit`} | ${limit === null ? '' : holds ? 'yes' : 'NO'} |`,
    );
  }
}
