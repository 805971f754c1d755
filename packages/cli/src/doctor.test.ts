import { expect, it } from 'vitest';

import { cliPerson } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';
import { status, type Answer } from './testing/answering-http.ts';

const NOW = Date.UTC(2026, 0, 15, 1, 0, 0);
const MB = 1024 ** 2;
const process = (id: string, more: object = {}) => ({
  id,
  host: 'office',
  pid: id === 'p1' ? 1 : 2,
  version: '1.2.3',
  startedAt: NOW,
  seenAt: NOW,
  isRunning: true,
  isAnswering: id === 'p1',
  ...more,
});
const disk = (free: number) => ({
  result: [
    { key: 'data', path: '/data', total: 100_000 * MB, free, freeEntries: null, own: 5 * MB },
    { key: 'bucket', path: 'files/', total: null, free: null, freeEntries: null, own: 5 * MB },
  ],
});
const latest = (values: object, late: readonly string[] = []) => ({
  result: { process: process('p1'), sample: { at: NOW, values }, installation: null, jobs: { runners: 1, late } },
});

async function examined(answers: Readonly<Record<string, Answer>>, ...words: readonly string[]) {
  const person = cliPerson();
  const url = ['--url', 'http://office.example'];
  await person.runs([...url, 'login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  return person.runs([...url, 'doctor', ...words], { http: server(answers) });
}

it('CLI-05 CLI-07 says in words what is wrong with a running server, what to note and what is well, for people and for programs', async () => {
  const answers = {
    'GET /api/sys/monitor/processes': { result: [process('p1'), process('p2', { version: '1.2.2' })] },
    'GET /api/sys/monitor/latest': latest(
      { heapUsed: 95 * MB, heapLimit: 100 * MB, clockOffset: -1500, processorUse: 100 },
      ['logTrim'],
    ),
    'GET /api/sys/monitor/disk': disk(5000 * MB),
  };
  expect(await examined(answers)).toEqual({
    code: 1,
    err: '',
    out: [
      '[正常] http://office.example 正常应答',
      '[正常] 运行中的服务进程 2 个：office:1、office:2',
      '[正常] 文件存储桶 files/：剩余空间未知',
      '[注意] http://office.example 没有加密，密码和个人信息可被同一网络中的人看到。请在前面设置提供 HTTPS 的反向代理',
      '[注意] 各服务进程的版本不同：1.2.3、1.2.2。请把它们都升级到同一版本',
      '[注意] office:1 处理器使用率：100 %',
      '[注意] office:1 与数据库的时钟差：-1,500 毫秒',
      '[注意] office:2 处理器使用率：100 %',
      '[注意] office:2 与数据库的时钟差：-1,500 毫秒',
      '[错误] office:1 已用堆内存：95 MB',
      '[错误] office:2 已用堆内存：95 MB',
      '[错误] 1 个定时任务延误：logTrim。请查看服务器日志和“定时任务”页面',
      '[错误] 数据目录 /data：剩余 4.88 GB',
      '错误 4 项，注意 6 项',
      '',
    ].join('\n'),
  });
  const well = {
    ...answers,
    'GET /api/sys/monitor/processes': { result: [process('p1'), process('p2', { isRunning: false })] },
    'GET /api/sys/monitor/latest': latest({}),
    'GET /api/sys/monitor/disk': disk(50_000 * MB),
  };
  const { code, out } = await examined(well, '--json');
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ wrong: 0, warnings: 1 })]);
});

it('CLI-05 says nothing of a server to who may not see how it runs', async () => {
  const run = await examined({ 'GET /api/sys/monitor/processes': status(403, '没有权限') });
  expect([run.code, run.out]).toEqual([1, '']);
  expect(run.err).toContain('拒绝访问');
});
