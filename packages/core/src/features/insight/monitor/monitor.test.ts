import { expect, it } from 'vitest';

import { createCore } from '../../../create-core.ts';
import { defaultCoreConfig } from '../../../core.config.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { amountText, durationText } from './amount-texts.ts';
import { createMonitor } from './index.ts';
import { daysUntilFull } from './monitor-levels.ts';

const user = { id: 'u1', username: 'admin', realname: '管理员', avatar: '' };
const NOW = Date.UTC(2026, 0, 15, 1, 0, 0);

async function opened(page: 'process' | 'trace' | 'disk' | 'cache' | 'system') {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'admin', password: 'p' } });
  ports.http.take('/sys/login').succeed({ token: 'T1', userInfo: user });
  await settled();
  ports.http.take('getUserPermissionByToken').succeed({ menu: [], auth: [], allAuth: [] });
  await settled();
  const monitor = core.open((dependencies) => createMonitor({ ...dependencies, page }));
  await settled();
  return { ports, monitor };
}

const serverProcess = (id: string, more: object = {}) => ({
  id,
  host: 'first',
  pid: 42,
  version: '0.1.0',
  startedAt: NOW - minutes(90),
  seenAt: NOW,
  isRunning: true,
  isAnswering: true,
  ...more,
});
const installation = {
  nodeVersion: 'v20.20.0',
  operatingSystem: 'Linux',
  processors: 2,
  timeZone: 'Asia/Shanghai',
  databaseEngine: 'embedded',
  databaseVersion: '17.5',
};
const jobs = { runners: 1, late: [] };
const MB = 1024 ** 2;

it('PAGE-20 the figures of a process are told with their units, and what asks for attention says so', async () => {
  const { ports, monitor } = await opened('process');
  expect(monitor.facts()).toMatchObject({ readings: null, span: 'hour', failure: null });
  ports.http.take('/sys/monitor/latest').succeed({
    process: serverProcess('p1'),
    sample: {
      at: NOW,
      values: { residentMemory: 300 * MB, heapUsed: 95 * MB, heapLimit: 100 * MB, eventLoopP99: 12.3 },
    },
    installation,
    jobs,
  });
  await settled();
  const readings = Object.fromEntries(
    (monitor.facts().readings ?? []).map(({ key, value, level }) => [key, [value['zh-CN'], level]]),
  );
  expect(readings).toMatchObject({
    residentMemory: ['300 MB', 'good'],
    heapUsed: ['95 MB', 'problem'],
    eventLoopP99: ['12.3 毫秒', 'good'],
    eventLoopMax: ['–', 'good'],
    node: ['v20.20.0', 'good'],
  });
});

it('MON-01 figures are those of the chosen process and span, read again every ten seconds, and a gap is null', async () => {
  const { ports, monitor } = await opened('process');
  ports.http
    .take('/sys/monitor/processes')
    .succeed([serverProcess('p1'), serverProcess('p2', { host: 'second', isAnswering: false })]);
  ports.http.take('/sys/monitor/latest').succeed({ process: serverProcess('p1'), sample: null, installation, jobs });
  ports.http.take('/sys/monitor/history').succeed([
    { at: NOW - minutes(1), values: { residentMemory: 2 * MB } },
    { at: NOW, values: { residentMemory: null } },
  ]);
  await settled();
  expect(monitor.facts().processes.map(({ label }) => label['zh-CN'])).toEqual(['first · 42（当前）', 'second · 42']);
  expect(monitor.facts().charts[0]).toMatchObject({ times: ['08:59', '09:00'], isEmpty: false });
  expect(monitor.facts().charts[0]?.series[0]?.values).toEqual([2, null]);

  monitor.send({ type: 'process.choose', id: 'p2' });
  await settled();
  expect(
    ports.http.requests.slice(-2).map(({ url }) => /monitor\/(?<call>\w+)\?.*process=p2/u.exec(url)?.groups?.['call']),
  ).toEqual(['latest', 'history']);
  ports.http.take('/sys/monitor/latest').succeed({
    process: serverProcess('p2', { host: 'second', isAnswering: false }),
    sample: { at: NOW, values: {} },
    installation: null,
    jobs,
  });
  ports.http.take('/sys/monitor/history').succeed([]);
  await settled();
  expect(monitor.facts().note?.['zh-CN']).toContain('另一个进程');

  const asked = ports.http.requests.length;
  ports.clock.advance(seconds(10));
  await settled();
  expect(ports.http.requests.slice(asked).map(({ url }) => url.includes('/sys/monitor/latest'))).toEqual([true]);
});

it('recent calls are coloured by their duration, and only the slow or failed ones on demand', async () => {
  const { ports, monitor } = await opened('trace');
  const call = (milliseconds: number) => ({
    at: NOW,
    method: 'GET',
    route: '/api/isps/activity/list',
    status: 200,
    milliseconds,
    account: 'clerk',
    requestId: String(milliseconds),
  });
  ports.http.take('/sys/monitor/trace').succeed([499, 500, 1000, 1500].map(call));
  await settled();
  const [table] = monitor.facts().tables;
  expect(table?.title['zh-CN']).toBe('共追踪到 4 条近期HTTP请求记录');
  expect(table?.rows?.map(({ cells }) => cells[4]?.level)).toEqual(['good', 'notice', 'warning', 'problem']);
  monitor.send({ type: 'filter.choose', filter: 'notable' });
  await settled();
  expect(monitor.facts()).toMatchObject({ filter: 'notable', tables: [{ rows: null }] });
  ports.http.take('/sys/monitor/trace').status(500, '出错了');
  await settled();
  expect(monitor.facts().failure).not.toBeNull();
});

it('the disk is said to be full in so many days, by how it shrank', () => {
  const DAY = 24 * 3600 * 1000;
  const at = (day: number, diskFree: number) => ({ at: day * DAY, values: { diskFree } });
  expect(daysUntilFull([at(0, 100), at(10, 50)])).toBe(10);
  expect([daysUntilFull([]), daysUntilFull([at(0, 5)]), daysUntilFull([at(0, 5), at(3, 9)])]).toEqual([
    null,
    null,
    null,
  ]);
});

it('jobs that are late, or that nobody runs, stand on the page of the system', async () => {
  const { ports, monitor } = await opened('system');
  const late = () => (monitor.facts().readings ?? []).find(({ key }) => key === 'lateJobs');
  const own = { process: serverProcess('p1'), sample: null, installation };
  ports.http.take('/sys/monitor/latest').succeed({ ...own, jobs });
  await settled();
  expect([late()?.value['zh-CN'], late()?.level]).toEqual(['无', 'good']);
  for (const [state, words] of [
    [{ runners: 1, late: ['backup', 'logTrim'] }, 'backup logTrim'],
    [{ runners: 0, late: [] }, '没有进程在执行任务'],
  ] as const) {
    ports.clock.advance(10_000);
    ports.http.take('/sys/monitor/latest').succeed({ ...own, jobs: state });
    await settled();
    expect([late()?.value['zh-CN'], late()?.level]).toEqual([words, 'problem']);
  }
});

it('amounts are written in the unit that a person reads', () => {
  expect([0, 1023, 1536, 12_345_678, 5 * 1024 ** 4].map((bytes) => amountText(bytes, 'bytes')['zh-CN'])).toEqual([
    '0 B',
    '1,023 B',
    '1.5 KB',
    '11.8 MB',
    '5 TB',
  ]);
  expect([0, 59, 3600, 93_784].map((one) => durationText(one)['zh-CN'])).toEqual([
    '0 秒',
    '59 秒',
    '1 小时',
    '1 天 2 小时',
  ]);
  expect(amountText(null, 'percent')['zh-CN']).toBe('–');
});

it('caches are shown with their hit rate, and one is emptied and read again', async () => {
  const { ports, monitor } = await opened('cache');
  const menu = { name: 'menu', entries: 2, hits: 3, misses: 1, bytes: 2048 };
  ports.http.take('/sys/monitor/caches').succeed([menu, { ...menu, name: 'names', hits: 0, misses: 0 }]);
  await settled();
  const rows = () =>
    monitor
      .facts()
      .tables[0]?.rows?.map(({ cells, action }) => [...cells.map(({ text }) => text['zh-CN']), action?.label['zh-CN']]);
  expect(rows()).toEqual([
    ['菜单', '2', '3', '1', '75 %', '2 KB', '清空菜单'],
    ['账号姓名', '2', '0', '0', '–', '2 KB', '清空账号姓名'],
  ]);
  monitor.send({ type: 'cache.clear', name: 'menu' });
  await settled();
  expect(ports.http.requests.at(-1)?.url).toContain('/sys/monitor/clearCache');
  ports.http.take('/sys/monitor/clearCache').succeed(2);
  await settled();
  ports.http.take('/sys/monitor/caches').succeed([{ ...menu, entries: 0 }]);
  await settled();
  expect(rows()?.[0]?.slice(0, 2)).toEqual(['菜单', '0']);
});
