import { expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { activityResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysRecordPresence } from '../../../db/schema/index.ts';

describeApplicationOnBothEngines('who edits a record', (application) => {
  async function person(username: string) {
    const token = await application().signIn(username);
    return {
      edit: async (id: string) => {
        const payload = { resource: 'activity', id };
        const { status, envelope } = await application().call({
          method: 'PUT',
          url: '/sys/record/presence',
          token,
          payload,
        });
        return envelope.success ? envelope.result : `${status} ${envelope.message}`;
      },
      leave: async (id: string) =>
        application().call({ method: 'DELETE', url: `/sys/record/presence?resource=activity&id=${id}`, token }),
    };
  }

  async function twoActivities() {
    const activity = resourceTable(activityResource);
    const rows = await application().database.orm.select({ id: activity.id }).from(activity).limit(2);
    return rows.map(({ id }) => id);
  }

  it('LIST-23 answers who else edits it since when, until they leave or are not heard of for 45 seconds', async () => {
    const { clock, database } = application();
    const [one = '', two = ''] = await twoActivities();
    const admin = await person('admin');
    const clerk = await person('clerk');
    const began = clock.now();
    const seen = [await clerk.edit(one)];
    clock.advance(seconds(30));
    seen.push(await admin.edit(one), await admin.edit(two), await clerk.edit(one));
    const names = (...others: readonly (readonly [string, number])[]) => ({
      others: others.map(([name, after]) => ({ name, since: began + seconds(after) })),
    });
    expect(seen).toEqual([names(), names(['王秀兰', 0]), names(), names(['管理员', 30])]);

    clock.advance(seconds(44));
    const still = await admin.edit(one);
    clock.advance(seconds(1));
    const expired = await admin.edit(one);
    await clerk.edit(one);
    const again = await admin.edit(one);
    await clerk.leave(one);
    expect([still, expired, again, await admin.edit(one)]).toEqual([
      names(['王秀兰', 0]),
      names(),
      names(['王秀兰', 75]),
      names(),
    ]);
    clock.advance(seconds(60));
    await clerk.edit(two);
    // Reading deletes what has expired, of every record.
    expect(await database.orm.$count(sysRecordPresence)).toBe(1);
  });

  it('tells nobody who may not edit the record, and of no record that is not there', async () => {
    const [one = ''] = await twoActivities();
    const supervisor = await person('supervisor');
    const clerk = await person('clerk');
    expect([await supervisor.edit(one), await clerk.edit('nothing')]).toEqual([
      '403 拒绝访问：缺少权限 activity:edit，请联系管理员授权',
      '200 未找到对应的数据，它可能已被删除，请刷新后重试',
    ]);
    expect(await application().database.orm.$count(sysRecordPresence)).toBe(0);
  });
});
