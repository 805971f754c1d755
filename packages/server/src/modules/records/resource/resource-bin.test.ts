import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';

const row = v.looseObject({ id: v.string(), version: v.number() });
const page = v.object({ records: v.array(row), total: v.number() });

const type = (code: string, name: string) => ({ code, name, parentId: null, sort: 1, showOnHome: 'N', status: '1' });

describeApplicationOnBothEngines('the recycle bin', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const { call } = application();
    const put = (url: string, payload: object) => call({ method: 'PUT', url, token, payload });
    const get = (url: string) => call({ method: 'GET', url, token });
    return {
      get,
      put,
      add: async (url: string, payload: object) =>
        v.parse(row, (await call({ method: 'POST', url: `${url}/add`, token, payload })).envelope.result),
      remove: (url: string, ...ids: readonly string[]) =>
        call({ method: 'DELETE', url: `${url}/deleteBatch?ids=${ids.join(',')}`, token }),
      bin: async (url: string, search = '') =>
        v.parse(page, (await get(`${url}/recycleBin?column=updateTime&order=desc${search}`)).envelope.result).records,
      restore: (url: string, ...rows: readonly object[]) => put(`${url}/putRecycleBin`, { rows }),
      purge: (url: string, ...rows: readonly object[]) => put(`${url}/deleteRecycleBin`, { rows }),
    };
  };
  const told = ({ envelope, error }: Answer): unknown => [envelope.success, envelope.message, error?.rows ?? []];
  const NEWS = '/isps/newsType';

  it('LIST-09 LIST-13 lists deleted rows with who and when, searched and sorted, and brings them back as they were', async () => {
    const admin = await as('admin');
    const [one, two] = [await admin.add(NEWS, type('B01', '回收甲')), await admin.add(NEWS, type('B02', '回收乙'))];
    expect(await admin.bin(NEWS)).toEqual([]);
    await admin.remove(NEWS, one.id, two.id);
    const found = await admin.bin(NEWS, '&name=甲');
    expect(
      found.map(({ id, version, name: text, updateBy, updateBy_dictText: name, updateTime }) => [
        id,
        version,
        text,
        updateBy,
        name,
        updateTime,
      ]),
    ).toEqual([[one.id, 2, '回收甲', 'admin', '管理员', '2026-01-15 09:00:00']]);
    expect(told(await admin.restore(NEWS, { id: one.id, version: 2 }, { id: two.id }))).toEqual([
      true,
      '恢复成功，共 2 项',
      [],
    ]);
    expect(await admin.bin(NEWS)).toEqual([]);
    const read = v.parse(row, (await admin.get(`${NEWS}/queryById?id=${one.id}`)).envelope.result);
    expect([read['name'], read.version]).toEqual(['回收甲', 3]);
    const history = v.parse(
      v.object({ entries: v.array(v.looseObject({ action: v.string(), version: v.number() })) }),
      (await admin.get(`${NEWS}/history?id=${one.id}`)).envelope.result,
    );
    expect(history.entries.map(({ action, version }) => [action, version])).toEqual([
      ['recover', 3],
      ['delete', 2],
      ['add', 1],
    ]);
  });

  it('LIST-13 says which value was taken meanwhile, by row, and changes nothing', async () => {
    const admin = await as('admin');
    const one = await admin.add(NEWS, type('B11', '同码甲'));
    await admin.remove(NEWS, one.id);
    const two = await admin.add(NEWS, type('B11', '同码乙'));
    await admin.remove(NEWS, two.id);
    const twice = '所选数据中类型编码“B11”重复，只能恢复其中一项';
    const refused = await admin.restore(NEWS, { id: one.id }, { id: two.id });
    const [second] = v.parse(v.array(v.object({ id: v.string(), reason: v.string() })), refused.error?.rows);
    expect([refused.envelope.message, second?.reason]).toEqual(['2 项中有 1 项不能恢复，没有改变任何数据', twice]);
    await admin.add(NEWS, type('B11', '同码丙'));
    const reason = '类型编码“B11”已被其他数据使用';
    expect(told(await admin.restore(NEWS, { id: one.id }))).toEqual([false, reason, [{ id: one.id, reason }]]);
    expect((await admin.bin(NEWS, '&name=同码')).length).toBe(2);
  });

  it('refuses rows that are not there any more, or refer to deleted ones, and takes those that come back together', async () => {
    const admin = await as('admin');
    const DEPARTMENT = '/sys/sysDepart';
    const department = (departName: string, parentId: string | null) =>
      admin.add(DEPARTMENT, { departName, parentId, orgCategory: '2', departOrder: 9 });
    const above = await department('回收部', null);
    const below = await department('回收组', above.id);
    await admin.remove(DEPARTMENT, below.id);
    await admin.remove(DEPARTMENT, above.id);
    const gone = '上级部门“回收部”已被删除，请先恢复它';
    const stale = '已不在回收站中，请刷新后重试';
    expect([
      told(await admin.restore(DEPARTMENT, { id: below.id })),
      told(await admin.restore(DEPARTMENT, { id: above.id, version: 1 })),
      told(await admin.purge(DEPARTMENT, { id: 'never-was' })),
      (await admin.restore(DEPARTMENT, { id: below.id }, { id: above.id })).envelope.message,
      told(await admin.restore(DEPARTMENT, { id: above.id })),
    ]).toEqual([
      [false, gone, [{ id: below.id, reason: gone }]],
      [false, stale, [{ id: above.id, reason: stale }]],
      [false, stale, [{ id: 'never-was', reason: stale }]],
      '恢复成功，共 2 项',
      [false, stale, [{ id: above.id, reason: stale }]],
    ]);
  });

  it('LIST-13 deletes for good what nothing refers to, and keeps its last values in the history', async () => {
    const admin = await as('admin');
    const DICT = '/sys/dict';
    const dict = await admin.add(DICT, { dictName: '彻底', dictCode: 'purged_dict' });
    const item = await admin.add('/sys/dictItem', {
      dictId: dict.id,
      itemText: '一',
      itemValue: '1',
      sortOrder: 1,
      status: '1',
    });
    await admin.remove('/sys/dictItem', item.id);
    await admin.remove(DICT, dict.id);
    const needed = '回收站中有 1 条字典项引用它，请先彻底删除它们';
    expect(told(await admin.purge(DICT, { id: dict.id }))).toEqual([false, needed, [{ id: dict.id, reason: needed }]]);
    expect((await admin.purge('/sys/dictItem', { id: item.id })).envelope.message).toBe('已彻底删除，共 1 项');
    expect((await admin.purge(DICT, { id: dict.id, version: 2 })).envelope.message).toBe('已彻底删除，共 1 项');
    expect(await admin.bin(DICT)).toEqual([]);
    const log = await admin.get(`/sys/dataLog/list?dataId=${dict.id}&pageSize=10`);
    expect(log.envelope.success).toBe(true);
  });

  it('T-02 needs permissions of its own, for looking and restoring and for deleting for good', async () => {
    const clerk = await as('clerk');
    const calls = [
      await clerk.get('/isps/activity/recycleBin'),
      await clerk.restore('/isps/activity', { id: 'a' }),
      await clerk.purge('/isps/activity', { id: 'a' }),
    ];
    expect(calls.map(({ status, envelope }) => [status, envelope.message])).toEqual([
      [403, '拒绝访问：缺少权限 activity:recycle，请联系管理员授权'],
      [403, '拒绝访问：缺少权限 activity:recycle，请联系管理员授权'],
      [403, '拒绝访问：缺少权限 activity:purge，请联系管理员授权'],
    ]);
  });
});
