import { expect, it } from 'vitest';

import { page } from './testing/answering-http.ts';
import { cliPerson } from './testing/cli-person.ts';
import { server } from './testing/wire-samples.ts';

const audit = { createBy: 'system', createTime: '2026-01-15 09:00:00', updateBy: null, updateTime: null, version: 1 };
const job = {
  id: 'j1',
  jobClassName: 'logTrim',
  title: '日志清理',
  cronExpression: '0 20 3 * * ? *',
  status: '0',
  status_dictText: '已启动',
  nextFireTime: '2026-01-16 03:20:00',
  lastStatus_dictText: '成功',
  ...audit,
};
const run = {
  id: 'r1',
  jobId: 'j1',
  plannedTime: '2026-01-15 03:20:00',
  status: 'done',
  status_dictText: '成功',
  milliseconds: 120,
  message: '删除 3 项 · 3 removed',
  ...audit,
};
const pageOf = (records: readonly object[]) => ({
  result: { records, total: records.length, size: 20, current: 1, pages: 1 },
});
const told = (message: string) =>
  page(JSON.stringify({ success: true, message, code: 200, result: null, timestamp: 0 }));

it('CLI-07 lists scheduled jobs and their runs, runs one and says what became of it', async () => {
  const person = cliPerson();
  await person.runs(['login', '--username', 'admin'], {
    http: server(),
    environment: { EVERGREEN_PASSWORD: 'secret-1' },
  });
  const answers = (runners: number) =>
    server({
      'GET /api/sys/quartzJob/list': pageOf([job]),
      'GET /api/sys/jobRun/list': pageOf([run]),
      'GET /api/sys/quartzJob/execute': told('执行成功!'),
      'GET /api/sys/quartzJob/state': { result: { runners, late: [] } },
    });
  const http = answers(1);
  expect(await person.runs(['job', 'list'], { http })).toEqual({
    code: 0,
    err: '',
    out: [
      '任务类名  状态    下次执行             上次结果  表达式          名称',
      '--------  ------  -------------------  --------  --------------  --------',
      'logTrim   已启动  2026-01-16 03:20:00  成功      0 20 3 * * ? *  日志清理',
      '',
    ].join('\n'),
  });
  expect((await person.runs(['job', 'history', 'logTrim', '--json'], { http })).out).toContain('"milliseconds":120');
  expect(await person.runs(['job', 'run', 'logTrim', '--no-wait'], { http })).toEqual({
    code: 0,
    err: '',
    out: '执行成功!\n',
  });
  expect(await person.runs(['job', 'run', 'logTrim'], { http: answers(0) })).toEqual({
    code: 0,
    err: '没有进程在执行任务；有进程时会执行\n',
    out: '执行成功!\n',
  });
  const wrong = [
    await person.runs(['job', 'run', 'nothing'], { http }),
    await person.runs(['job', 'history', 'logTrim', '--limit', '0'], { http }),
  ];
  expect(wrong.map(({ code, err }) => [code, err])).toEqual([
    [1, '没有定时任务“nothing”，用 evergreen job list 查看\n'],
    [2, '--limit 是 1 到 100 的整数\n'],
  ]);
});
