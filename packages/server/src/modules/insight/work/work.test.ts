import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { workEndpoints } from '@evergreen/core/contract';
import { days } from '@evergreen/core/kernel';
import { activitySignUpResource, waitingViews, type ResourceValues } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';

describeApplicationOnBothEngines('the work of staff', (application) => {
  const lists = async (username: string) => {
    const { envelope } = await application().call({
      method: 'GET',
      url: '/sys/work/waiting',
      token: await application().signIn(username),
    });
    return v.parse(workEndpoints.waiting.answer, envelope.result);
  };

  it('PAGE-19 counts what waits by age and person, as the list behind it has it', async () => {
    const { database, clock } = application();
    const signUp = resourceTable(activitySignUpResource);
    const { orm } = database;
    await orm.update(signUp).set({ delFlag: 1 });
    const rows = await orm.select({ id: signUp.id }).from(signUp).limit(5);
    const waits: ResourceValues = { status: '0', tenantId: 0 };
    const passed: ResourceValues = { status: '1', tenantId: 0 };
    for (const [index, { id }] of rows.entries())
      await orm
        .update(signUp)
        .set({
          ...(index === 4 ? passed : waits),
          delFlag: 0,
          createBy: index === 0 ? 'clerk' : 'nobody-there',
          createTime: clock.now() - days([0, 1, 2, 7, 9][index] ?? 0) - 1000,
        })
        .where(eq(signUp.id, id));
    const found = (await lists('clerk')).filter(({ resource }) => resource === 'activitySignUp');
    expect(found).toEqual([
      {
        resource: 'activitySignUp',
        view: 'waiting',
        title: '活动报名',
        viewTitle: '待审核',
        path: '/isps/activitySignUp',
        search: { status: '0' },
        total: 4,
        oldest: '2026-01-08 08:59:59',
        ages: [1, 2, 0, 1],
        people: [
          { name: 'nobody-there', count: 3 },
          { name: '王秀兰', count: 1 },
        ],
      },
      {
        resource: 'activitySignUp',
        view: 'toCheckIn',
        title: '活动报名',
        viewTitle: '待签到',
        path: '/isps/activitySignUp',
        search: { status: '1' },
        total: 1,
        oldest: '2026-01-06 08:59:59',
        ages: [0, 0, 0, 1],
        people: [{ name: 'nobody-there', count: 1 }],
      },
    ]);
  });

  it('PAGE-19 leaves out the lists that somebody may not read', async () => {
    const named = async (username: string) => new Set((await lists(username)).map(({ resource }) => resource));
    const all = new Set(waitingViews().map(({ resource }) => resource.name));
    expect(await named('admin')).toEqual(all);
    expect((await named('clerk')).has('shopOrder')).toBe(false);
    expect((await named('supervisor')).has('shopOrder')).toBe(true);
  });

  it('PAGE-19 tells what others changed in rows that one may list, each row once', async () => {
    const { call, signIn, clock } = application();
    const admin = await signIn('admin');
    const base = { name: '棋牌', code: 'CHESS', sort: 5, status: '1' };
    const added = await call({ method: 'POST', url: '/isps/activityType/add', token: admin, payload: base });
    const { id } = v.parse(v.object({ id: v.string() }), added.envelope.result);
    clock.advance(60_000);
    const edited = { ...base, id, name: '棋艺' };
    await call({ method: 'PUT', url: '/isps/activityType/edit', token: admin, payload: edited });
    await call({
      method: 'POST',
      url: '/isps/topic/add',
      token: admin,
      payload: { name: '广场话题', sort: 1, status: '1' },
    });
    const changes = async (token: string) => {
      const { envelope } = await call({ method: 'GET', url: '/sys/work/changes', token });
      return v.parse(workEndpoints.changes.answer, envelope.result);
    };
    const clerk = await signIn('clerk');
    expect(await changes(clerk)).toEqual([
      {
        resource: 'activityType',
        title: '活动类型',
        rowId: id,
        rowLabel: '棋艺',
        action: '编辑',
        by: '管理员',
        at: '2026-01-15 09:01:00',
      },
    ]);
    // One's own changes are no news.
    expect(await changes(admin)).toEqual([]);
    await call({ method: 'DELETE', url: `/isps/activityType/delete?id=${id}`, token: admin });
    expect(await changes(clerk)).toEqual([]);
  });
});
