import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { activityResource, type ResourceValues } from '@evergreen/core/resources';
import { days } from '@evergreen/core/kernel';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

describeApplicationOnBothEngines('figures of the home page', (application) => {
  const get = async (url: string, username: string) =>
    application().call({ method: 'GET', url, token: await application().signIn(username) });

  it('HOME-02 counts activities and sign-ups by the month in which activities start, with empty months', async () => {
    const { orm } = application().database;
    const activity = resourceTable(activityResource);
    const [first, second, third, fourth] = await orm.select({ id: activity.id }).from(activity).limit(4);
    await orm.update(activity).set({ delFlag: 1 });
    const start = (row: typeof first, startTime: string, signedCount: number | null) => {
      const values: ResourceValues = { startTime, endTime: startTime, signedCount };
      return orm
        .update(activity)
        .set({ ...values, delFlag: 0 })
        .where(eq(activity.id, row?.id ?? ''));
    };
    // The clock of the test is in January 2026.
    await start(first, '2025-11-01 00:00:00', 30);
    await start(second, '2025-11-30 23:59:59', null);
    await start(third, '2026-01-31 23:59:59', 12);
    await start(fourth, '2026-02-01 00:00:00', 5);
    expect((await get('/sys/home/signUps?months=4', 'clerk')).envelope.result).toEqual([
      { month: '2025-10', activities: 0, signUps: 0 },
      { month: '2025-11', activities: 2, signUps: 30 },
      { month: '2025-12', activities: 0, signUps: 0 },
      { month: '2026-01', activities: 1, signUps: 12 },
    ]);
    const usual = (await get('/sys/home/signUps', 'clerk')).envelope.result;
    expect(usual).toHaveLength(12);
  });

  it.each(['0', '37', 'x'])('refuses %s months', async (months) => {
    expect((await get(`/sys/home/signUps?months=${months}`, 'clerk')).status).toBe(400);
  });

  it('counts the failed sign-ins of a day and the new accounts of a week', async () => {
    const { app, clock, database } = application();
    const figures = async () => (await get('/sys/home/accounts', 'admin')).envelope.result;
    const fail = () =>
      app.inject({
        method: 'POST',
        url: '/api/sys/login',
        payload: { username: 'clerk', password: 'guess', sliderPassed: true },
      });
    await fail();
    clock.advance(days(1) + 1);
    await fail();
    await fail();
    await database.orm.update(sysUser).set({ createTime: clock.now() - days(7) - 1 });
    const created = { createTime: clock.now() - days(7) };
    await database.orm.update(sysUser).set(created).where(eq(sysUser.username, 'clerk'));
    await database.orm
      .update(sysUser)
      .set({ ...created, delFlag: 1 })
      .where(eq(sysUser.username, 'supervisor'));
    expect(await figures()).toEqual({ failedSignIns: 2, newAccounts: 1 });
    // Entries of the log out of reach are not counted.
    const { grantEverything, limit } = createRowLimits(database);
    await grantEverything('activity_clerk');
    const clerks = async () => (await get('/sys/home/accounts', 'clerk')).envelope.result;
    expect(await clerks()).toMatchObject({ failedSignIns: 2 });
    await limit('activity_clerk', 'log', { field: 'username', rule: 'eq', value: 'nobody' });
    expect(await clerks()).toMatchObject({ failedSignIns: 0 });
  });

  it('HOME-01 counts the rows of a list by the conditions that the list itself takes', async () => {
    const { orm } = application().database;
    const activity = resourceTable(activityResource);
    const rows = await orm.select({ id: activity.id }).from(activity);
    const times = ['2026-01-11 23:59:59', '2026-01-12 00:00:00', '2026-01-15 08:00:00', '2026-01-18 23:59:59'];
    await orm.update(activity).set({ delFlag: 1 });
    for (const [index, startTime] of [...times, '2026-01-19 00:00:00'].entries()) {
      const values: ResourceValues = { startTime, endTime: startTime, status: index < 2 ? '0' : '1' };
      await orm
        .update(activity)
        .set({ ...values, delFlag: 0 })
        .where(eq(activity.id, rows[index]?.id ?? ''));
    }
    const total = async (conditions: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({ ...conditions, pageSize: '1', field: 'id' });
      return Object(await (await get(`/isps/activity/list?${query}`, 'clerk')).envelope.result).total;
    };
    const week = { startTime_begin: '2026-01-12 00:00:00', startTime_end: '2026-01-18 23:59:59' };
    expect([await total({ status: '0' }), await total({ status: '1' }), await total(week), await total({})]).toEqual([
      2, 3, 3, 5,
    ]);
  });

  it('answers figures of accounts to holders of the log alone', async () => {
    expect((await get('/sys/home/accounts', 'clerk')).status).toBe(403);
  });
});
