import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { METRIC_NAMES } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { createMonitorRepository, STEPS } from './monitor.repository.ts';

const latestAnswer = v.object({
  process: v.object({ id: v.string(), pid: v.number(), isRunning: v.boolean(), isAnswering: v.boolean() }),
  sample: v.nullable(v.object({ at: v.number(), values: v.record(v.string(), v.nullable(v.number())) })),
});

describeApplicationOnBothEngines('monitors', (application) => {
  const get = async (path: string, token: string, headers: Record<string, string> = {}) =>
    application().call({ method: 'GET', url: `/sys/monitor/${path}`, token, headers });

  it('PAGE-20 the figures of the process, the disk and the database are measured', async () => {
    const token = await application().signIn('admin');
    const { process: own, sample } = v.parse(latestAnswer, (await get('latest', token)).envelope.result);
    expect(own).toMatchObject({ pid: process.pid, isRunning: true, isAnswering: true });
    const values = sample?.values ?? {};
    expect(Object.keys(values).toSorted()).toEqual([...METRIC_NAMES].toSorted());
    // Nothing is made up: memory is that of this process, the volume holds what is free on it, the database has a size.
    expect(values['residentMemory']).toBeGreaterThan(50 * 1024 ** 2);
    expect(values['heapUsed']).toBeLessThan(Number(values['heapLimit']));
    expect(values['diskFree']).toBeLessThanOrEqual(Number(values['diskTotal']));
    expect(values['databaseSize']).toBeGreaterThan(1024 ** 2);
    expect(values['callsDone']).toBeGreaterThan(0);

    const places = (await get('disk', token)).envelope.result;
    expect(places).toContainEqual(
      expect.objectContaining({ key: 'data', free: expect.any(Number), own: expect.any(Number) }),
    );
  });

  it('MON-01 samples are kept by process, a gap is a gap, and another process is shown by what it stored last', async () => {
    const token = await application().signIn('admin');
    const now = application().clock.now();
    const repository = createMonitorRepository(application().database);
    const other = { id: 'other', host: 'second', pid: 7, version: '0.1.0', startedAt: now - minutes(90), seenAt: now };
    const at = (ago: number) => now - minutes(ago);
    await repository.store(other, STEPS.minute, { at: at(3), values: { residentMemory: 300 } });
    await repository.store(other, STEPS.minute, { at: at(1), values: { residentMemory: 100 } });
    await repository.store(other, STEPS.quarter, { at: at(20), values: { residentMemory: 200 } });

    const { process: shown, sample } = v.parse(
      latestAnswer,
      (await get('latest?process=other', token)).envelope.result,
    );
    expect([shown.isAnswering, shown.pid, sample?.values]).toEqual([false, 7, { residentMemory: 100 }]);
    const points = v.parse(
      v.array(v.object({ at: v.number(), values: v.record(v.string(), v.nullable(v.number())) })),
      (await get('history?process=other&span=hour', token)).envelope.result,
    );
    expect(points.length).toBe(60);
    expect(points.map(({ values }) => values['residentMemory']).slice(-4)).toEqual([300, null, 100, null]);
    const month = v.parse(
      v.array(v.looseObject({ values: v.record(v.string(), v.nullable(v.number())) })),
      (await get('history?process=other&span=month', token)).envelope.result,
    );
    expect(month.map(({ values }) => values['residentMemory']).filter((value) => value !== null)).toEqual([200]);

    // A process that stored nothing for thirty days is forgotten with its samples.
    await repository.sweep(now + minutes(60 * 24 * 31));
    expect((await get('latest?process=other', token)).envelope).toMatchObject({
      success: false,
      message: '该服务进程已不存在，请刷新后重试',
    });
    expect(await repository.samples('other', STEPS.minute, 0)).toEqual([]);
  });

  it('MON-02 recent calls hold the pattern of a path, never its parameters, headers or bodies', async () => {
    const token = await application().signIn('admin');
    const secret = 'zzsecretzz';
    await application().call({
      method: 'GET',
      url: `/isps/retiree/list?phone=${secret}`,
      token,
      headers: { 'x-own': secret },
    });
    await application().call({ method: 'POST', url: '/sys/login', payload: { username: secret, password: secret } });
    const traced = await get('trace', token);
    expect(traced.text).not.toContain(secret);
    expect(traced.envelope.result).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'GET', route: '/api/isps/retiree/list', account: 'admin' }),
        expect.objectContaining({ method: 'POST', route: '/api/sys/login', account: null }),
      ]),
    );
    for (const path of ['latest', 'disk', 'routes', 'processes', 'history?span=day'])
      expect((await get(path, token)).text).not.toContain(secret);
  });

  it('PAGE-20 the caches are those of the process, with their hits, and emptying one is in the operation log', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const figures = async () =>
      Object.fromEntries(
        v
          .parse(v.array(v.looseObject({ name: v.string() })), (await get('caches', token)).envelope.result)
          .map(({ name, ...rest }) => [name, rest]),
      );
    await get('caches', token);
    const { permissions: before } = await figures();
    const { permissions: after } = await figures();
    expect(before).toMatchObject({ entries: expect.any(Number), bytes: expect.any(Number) });
    const entries = Number(after?.['entries']);
    expect(Number(after?.['hits'])).toBeGreaterThan(Number(before?.['hits']));
    const cleared = await call({
      method: 'POST',
      url: '/sys/monitor/clearCache',
      payload: { name: 'permissions' },
      token,
    });
    expect(cleared.envelope).toMatchObject({ success: true, message: `已清空 ${entries} 个条目`, result: entries });
    expect((await figures())['permissions']).toMatchObject({ entries: 1, misses: Number(after?.['misses']) + 1 });
    const [noted] = await database.orm.execute(
      sql`select username, log_content as content from sys_log where event = 'monitor.clearCache'`,
    );
    expect(noted).toEqual({ username: 'admin', content: JSON.stringify({ name: 'permissions' }) });
  });

  it('answers nobody without the permission, and nobody inside a tenant', async () => {
    const clerk = await application().signIn('clerk');
    const administrator = await application().signIn('admin');
    const paths = ['latest', 'history?span=hour', 'disk', 'trace', 'routes', 'processes', 'caches'];
    const clear = { method: 'POST', url: '/sys/monitor/clearCache', payload: { name: 'menu' }, token: clerk } as const;
    expect((await application().call(clear)).status).toBe(403);
    for (const path of paths) {
      expect([path, (await get(path, clerk)).status]).toEqual([path, 403]);
      const inTenant = await get(path, administrator, { 'tenant-id': '1' });
      expect([path, inTenant.status]).toEqual([path, 403]);
    }
  });
});
