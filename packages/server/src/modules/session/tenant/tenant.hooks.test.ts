import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.object({ id: v.string(), version: v.number() });
const city = seedIdentifier('tenant', '1001');

describeApplication('tenants as rows', (application) => {
  const admin = async () => {
    const token = await application().signIn('admin');
    const { call } = application();
    return {
      add: (payload: object) => call({ method: 'POST', url: '/sys/tenant/add', token, payload }),
      edit: (payload: object) => call({ method: 'PUT', url: '/sys/tenant/edit', token, payload }),
      remove: (id: string) => call({ method: 'DELETE', url: `/sys/tenant/delete?id=${id}`, token }),
      act: (action: string, id: string) =>
        call({ method: 'PUT', url: `/sys/tenant/${action}`, token, payload: { rows: [{ id }] } }),
      enter: async (tenant: number) =>
        (await call({ method: 'GET', url: '/isps/activity/list', token, headers: { 'tenant-id': String(tenant) } }))
          .status,
    };
  };

  it('keep their number, which rows and members name them by', async () => {
    const { edit } = await admin();
    const changed = await edit({ id: city, number: 1003 });
    expect([changed.envelope.message, changed.error?.fields]).toEqual([
      '租户编号保存后不能修改，数据和用户都以它区分租户',
      { number: '租户编号保存后不能修改，数据和用户都以它区分租户' },
    ]);
    expect((await edit({ id: city, number: 1001, name: '江城市' })).envelope.message).toBe('编辑成功！');
  });

  it('cannot be deleted while users or rows belong to them, and can be before', async () => {
    const { add, remove } = await admin();
    expect((await remove(city)).envelope.message).toBe('“江城市本级”正被 2 条用户使用，不能删除');
    await application().database.orm.execute('delete from sys_user_tenant');
    expect((await remove(city)).envelope.message).toBe('“江城市本级”在“活动管理”中还有数据，不能删除；可以先冻结它');
    const { id } = v.parse(row, (await add({ name: '东湖街道', number: 7 })).envelope.result);
    expect((await remove(id)).envelope.message).toBe('删除成功！');
  });

  it('are entered by nobody while they are frozen, before they begin and after they end', async () => {
    const { add, edit, act, enter } = await admin();
    const { id } = v.parse(row, (await add({ name: '东湖街道', number: 7 })).envelope.result);
    const entered = [await enter(7)];
    await act('freeze', id);
    entered.push(await enter(7));
    await act('thaw', id);
    entered.push(await enter(7));
    await edit({ id, beginDate: '2026-01-16' });
    entered.push(await enter(7));
    await edit({ id, beginDate: '2026-01-15', endDate: '2026-01-15' });
    entered.push(await enter(7));
    await edit({ id, beginDate: null, endDate: '2026-01-14' });
    entered.push(await enter(7));
    expect(entered).toEqual([200, 403, 200, 403, 200, 403]);
  });
});
