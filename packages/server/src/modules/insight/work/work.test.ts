import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { workEndpoints } from '@evergreen/core/contract';
import { days } from '@evergreen/core/kernel';
import { activitySignUpResource, codeDirectory, waitingViews, type ResourceValues } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

describeApplicationOnBothEngines('the work of staff', (application) => {
  const lists = async (username: string) => {
    const { envelope } = await application().call({
      method: 'GET',
      url: '/sys/work/waiting',
      token: await application().signIn(username),
    });
    return v.parse(workEndpoints.waiting.answer, envelope.result);
  };

  /** The identifier of an activity of the platform that begins then. */
  const activityOn = async (startTime: string): Promise<string> => {
    const { envelope } = await application().call({
      method: 'POST',
      url: '/isps/activity/add',
      token: await application().signIn('admin'),
      payload: {
        title: '健步走',
        typeId: seedIdentifier('activityType', 'ART'),
        targetGroup: '3',
        organizerName: '南浦区退休人员服务站',
        address: '滨江绿道起点',
        startTime,
        endTime: '2026-01-16 20:00:00',
        needAudit: 'N',
        isTop: 'N',
      },
    });
    return v.parse(v.object({ id: v.string() }), envelope.result).id;
  };

  it('PAGE-19 counts what waits by age and person, as the list behind it has it', async () => {
    const { database, clock } = application();
    const signUp = resourceTable(activitySignUpResource);
    const { orm } = database;
    await orm.update(signUp).set({ delFlag: 1 });
    const rows = await orm.select({ id: signUp.id }).from(signUp).limit(6);
    const today = await activityOn('2026-01-15 19:00:00');
    const waits: ResourceValues = { status: '0', tenantId: 0 };
    const passed: ResourceValues = { status: '1', tenantId: 0, activityId: today };
    const early: ResourceValues = { ...passed, activityId: await activityOn('2026-01-16 00:00:00') };
    for (const [index, { id }] of rows.entries())
      await orm
        .update(signUp)
        .set({
          ...(index === 4 ? passed : index === 5 ? early : waits),
          delFlag: 0,
          createBy: index === 0 ? 'clerk' : 'nobody-there',
          createTime: clock.now() - days([0, 1, 2, 7, 9, 9][index] ?? 0) - 1000,
        })
        .where(eq(signUp.id, id));
    const found = (await lists('clerk')).filter(({ resource }) => resource === 'activitySignUp');
    expect(found).toEqual([
      {
        resource: 'activitySignUp',
        view: 'waiting',
        title: '待审核的报名',
        path: '/isps/activitySignUp',
        search: { status: '0', applies: 'pass' },
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
        title: '待签到的人',
        path: '/isps/activitySignUp',
        search: { status: '1', applies: 'checkIn' },
        total: 1,
        oldest: '2026-01-06 08:59:59',
        ages: [0, 0, 0, 1],
        people: [{ name: 'nobody-there', count: 1 }],
      },
    ]);
  });

  it('PAGE-31 NOTIF-09 is what the caller may do: the list behind it has the same rows, and who may change nothing has no work', async () => {
    const token = await application().signIn('clerk');
    const found = await lists('clerk');
    const listed = await Promise.all(
      found.map(async ({ path, search }) => {
        const query = new URLSearchParams({ ...search, total: 'exact', pageSize: '1' }).toString();
        const { envelope } = await application().call({ method: 'GET', url: `${path}/list?${query}`, token });
        return v.parse(v.looseObject({ total: v.number() }), envelope.result).total;
      }),
    );
    expect({
      listed,
      clerk: found.map(({ title }) => title),
      supervisor: await lists('supervisor'),
      admin: new Set((await lists('admin')).map(({ title }) => title)),
    }).toEqual({
      listed: found.map(({ total }) => total),
      clerk: ['待审核的报名', '待签到的人'],
      supervisor: [],
      admin: new Set(waitingViews(codeDirectory.all()).map(({ work }) => work.title['zh-CN'])),
    });
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
