import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { round, startServer } from '../shell/surroundings.mjs';
import { root } from '../../scripts/workspace.mjs';

const fromServer = createRequire(path.join(root, 'packages/server/package.json'));
const PASSWORD = 'Evergreen-2026';

export const USERS = 100_000;

/** Users with names as they are common, each in a department. */
const usersSql = `
  insert into sys_user (id, username, realname, password, sex, phone, status, create_by, create_time)
  select md5(n::text), (array['li', 'wang', 'zhang', 'liu', 'chen'])[n % 5 + 1] || lpad(n::text, 6, '0'),
    (array['李', '王', '张', '刘', '陈', '杨', '赵'])[n % 7 + 1] || (array['秀', '建', '志', '玉', '桂'])[n / 7 % 5 + 1]
      || (array['英', '国', '兰', '明', '珍', '华', '芳'])[n / 35 % 7 + 1],
    'none', n % 2 + 1, '139' || lpad(n::text, 8, '0'), 1, 'admin', timestamp '2020-01-01' + n * interval '1 minute'
  from generate_series(1, ${USERS}) n;
  insert into sys_user_depart (user_id, depart_id)
  select md5(n::text), departs.ids[n % array_length(departs.ids, 1) + 1]
  from generate_series(1, ${USERS}) n,
    (select array_agg(id order by org_code) as ids from sys_depart where del_flag = 0) departs;`;

async function fill(folder) {
  const { PGlite } = await import(pathToFileURL(fromServer.resolve('@electric-sql/pglite')).href);
  const database = await PGlite.create({ dataDir: path.join(folder, 'data', 'pglite') });
  await database.exec(usersSql);
  await database.close();
}

async function caller(url) {
  const call = async (address, init = {}) => {
    const { success, message, result } = await (await fetch(`${url}/api${address}`, init)).json();
    if (!success) throw new Error(`${address}: ${message}`);
    return result;
  };
  const { token } = await call('/sys/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  return (address) => call(address, { headers: { 'x-access-token': token } });
}

/** Milliseconds of a page of ten users of 100,000, on the embedded database, over HTTP. */
export async function measureUsers(runs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-users-'));
  let server = await startServer(folder, PASSWORD);
  try {
    await server.stop();
    await fill(folder);
    server = await startServer(folder, PASSWORD);
    const call = await caller(server.url);
    const [{ key: department }] = (await call('/sys/sysDepart/queryIdTree'))[0].children;
    const cases = [
      ['the first page', {}],
      ['one letter of every account, "0"', { username: '0' }],
      ['one letter of a fifth, "z"', { username: 'z' }],
      ['one character of a seventh, "王"', { username: '王' }],
      ['two characters, "王秀"', { username: '王秀' }],
      ['one account, "chen054324"', { username: 'chen054324' }],
      ['nobody, "〇〇"', { username: '〇〇' }],
      ['a department with all below it', { id: department }],
      ['"王" in a department with all below it', { id: department, username: '王' }],
    ];
    const figures = [];
    for (const [what, parameters] of cases) figures.push(await measure(call, what, parameters, runs));
    return figures;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(call, what, parameters, runs) {
  const times = [];
  let total;
  for (let run = -3; run < runs; run += 1) {
    const start = performance.now();
    ({ total } = await call(`/sys/user/queryUserByDepId?${new URLSearchParams({ pageSize: '10', ...parameters })}`));
    if (run >= 0) times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  const at = (share) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  return { what, total, p50: at(0.5), p95: at(0.95) };
}
