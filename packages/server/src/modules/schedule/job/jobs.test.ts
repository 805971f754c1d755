import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { JOB_HANDLERS } from '@evergreen/core/schedule/jobs';
import { quartzJobResource } from '@evergreen/core/resources';

import { describeApplication, type Answer } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysJobRun } from '../../../db/schema/index.ts';
import { sysDataLog } from '../../../db/schema/scoped-tables.ts';
import { jobColumn, jobTable } from './job-table.ts';

const page = v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() });
const told = ({ status, envelope, error }: Answer) => [status, envelope.message, error?.fields];

describeApplication('the page of scheduled jobs', (application) => {
  async function admin() {
    const token = await application().signIn('admin');
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      application().call({
        method,
        url: `/sys/quartzJob/${path}`,
        token,
        ...(payload === undefined ? {} : { payload }),
      });
    return { token, send };
  }
  const values = {
    jobClassName: 'nightly',
    title: '每晚清理',
    handler: 'certificationRemind',
    cronExpression: '0 0 1 * * ? *',
    zone: 'Asia/Shanghai',
    missed: 'once',
    overlap: 'skip',
    minutes: 10,
    retries: 0,
    alertAfter: 1,
    parameter: '{"daysBefore":7}',
  };

  it('PAGE-15 JOB-04 adds, starts, runs, pauses and deletes a job with the specified words', async () => {
    const { send, token } = await admin();
    const added = await send('POST', 'add', values);
    const { id } = v.parse(v.looseObject({ id: v.string() }), added.envelope.result);
    expect(added.envelope).toMatchObject({
      message: '创建定时任务成功',
      result: { status: '-1', status_dictText: '已暂停', nextFireTime: null, handler_dictText: '认证到期提醒' },
    });
    const row = { rows: [{ id }] };
    const words = [
      await send('POST', 'add', values),
      await send('PUT', 'edit', { id, title: '夜间' }),
      await send('PUT', 'edit', { id, jobClassName: 'other' }),
      await send('GET', 'resume?jobClassName=nightly'),
      await send('GET', 'resume?jobClassName=nightly'),
      await send('GET', `execute?id=${id}`),
      await send('GET', `execute?id=${id}`),
      await send('GET', 'execute?id=none'),
      await send('GET', 'pause?jobClassName=nightly'),
      await send('GET', 'pause?jobClassName=none'),
      await send('PUT', 'terminate', row),
    ];
    expect(words.map(({ envelope }) => envelope.message)).toEqual([
      '该定时任务类名已存在',
      '更新定时任务成功!',
      '任务类名保存后不能修改',
      '恢复定时任务成功',
      '任务已经启动',
      '执行成功!',
      '刚刚已手动执行过',
      '定时任务不存在！',
      '暂停定时任务成功',
      '定时任务不存在！',
      '任务没有在执行',
    ]);
    const runs = await application().call({ method: 'GET', url: `/sys/jobRun/list?jobId=${id}`, token });
    expect(v.parse(page, runs.envelope.result).records).toEqual([
      expect.objectContaining({ cause: 'manual', status: 'skipped', by: 'admin', jobId_dictText: 'nightly' }),
    ]);
    const { orm } = application().database;
    await orm.update(sysJobRun).set({ status: 'running' }).where(eq(sysJobRun.jobId, id));
    expect(told(await send('DELETE', `delete?id=${id}`))).toEqual([200, '任务正在执行，请先停止', undefined]);
    const [run] = await orm.select().from(sysJobRun).where(eq(sysJobRun.jobId, id));
    expect((await send('PUT', 'stop', { runId: run?.id })).envelope.message).toBe(
      '已要求终止，正在进行的一步完成后停下',
    );
    await orm.update(sysJobRun).set({ status: 'stopped' }).where(eq(sysJobRun.jobId, id));
    expect((await send('DELETE', `delete?id=${id}`)).envelope.message).toBe('删除成功！');
  });

  it('JOB-01 JOB-04 refuses what no handler takes and what cannot be kept, and shows when an expression fires', async () => {
    const { send } = await admin();
    const refusals = [
      { handler: 'constructor' },
      { parameter: '{"daysBefore":0}' },
      { parameter: '{"days":1}' },
      { parameter: 'x' },
      { cronExpression: '0 0 9 1 1 ? 2020' },
      { cronExpression: '* * * * * ? *' },
      { zone: 'Mars' },
    ];
    const answers = [];
    for (const change of refusals) answers.push((await send('POST', 'add', { ...values, ...change })).error?.fields);
    expect(answers).toEqual([
      { handler: expect.stringContaining('constructor') },
      { parameter: '参数“提前天数”：请输入1到3650之间的数' },
      { parameter: '没有参数“days”' },
      { parameter: expect.any(String) },
      { cronExpression: '该表达式不会再触发' },
      { cronExpression: '间隔不能小于 10 秒' },
      { zone: '没有时区“Mars”' },
    ]);
    const shown = await send('POST', 'preview', { cronExpression: '0 30 9 * * ? *' });
    expect(shown.envelope.result).toEqual({
      text: expect.stringContaining('9:30'),
      next: ['15', '16', '17', '18', '19'].map((day) => `2026-01-${day} 09:30:00`),
    });
    const handlers = v.parse(
      v.array(v.looseObject({ name: v.string() })),
      (await send('GET', 'handlers')).envelope.result,
    );
    expect(handlers.map(({ name }) => name)).toEqual(Object.keys(JOB_HANDLERS));
    expect(handlers[0]).toMatchObject({ title: '认证到期提醒', initial: { daysBefore: 30 } });
  });

  it('JOB-05 the state says that no process runs jobs, and which are late', async () => {
    const { send } = await admin();
    const { orm } = application().database;
    await orm.execute(
      sql`update ${jobTable} set next_fire_time = '2026-01-15 08:50:00' where ${jobColumn('jobClassName')} = 'dataCheck'`,
    );
    expect((await send('GET', 'state')).envelope.result).toEqual({ runners: 0, late: ['dataCheck'] });
  });

  it('comes with a job for every handler; those that staff deleted stay deleted', async () => {
    const { send } = await admin();
    const list = v.parse(page, (await send('GET', 'list?pageSize=100')).envelope.result);
    expect(list.records.map((row) => String(row['handler'])).toSorted()).toEqual(Object.keys(JOB_HANDLERS).toSorted());
    const started = list.records.filter(({ status }) => status === '0');
    expect(started.every((row) => typeof row['nextFireTime'] === 'string')).toBe(true);
    expect(started.map((row) => row['handler'])).not.toContain('certificationRemind');
  });

  it('the rights of a page hold for the specified calls', async () => {
    const token = await application().signIn('clerk');
    const id = seedIdentifier('quartzJob', 'logTrim');
    const statuses = [];
    for (const url of ['pause?jobClassName=logTrim', 'resume?jobClassName=logTrim', `execute?id=${id}`, 'handlers'])
      statuses.push((await application().call({ method: 'GET', url: `/sys/quartzJob/${url}`, token })).status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    const { orm } = application().database;
    expect(await orm.$count(sysDataLog, and(eq(sysDataLog.resource, quartzJobResource.name)))).toBe(0);
  });
});
