import * as v from 'valibot';
import { expect, it } from 'vitest';

import { describeApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const listedRows = v.object({ records: v.array(v.object({ id: v.string() })) });

describeApplication('the upkeep of dictionaries', (application) => {
  const administrator = async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const { envelope, error } = await call({
        method,
        url,
        token,
        ...(payload === undefined ? {} : { payload }),
      });
      return { success: envelope.success, message: envelope.message, fields: error?.fields, result: envelope.result };
    };
  };
  const dict = (code: string) => seedIdentifier('dict', code);
  const item = (code: string, value: string) => seedIdentifier('dictItem', `${code}\n${value}`);

  it('DICT-03 adds a dictionary with its items, whose values are unique in it alone, and every reader sees them', async () => {
    const ask = await administrator();
    const added = await ask('POST', '/sys/dict/add', { dictName: '兴趣小组', dictCode: 'interest_group' });
    expect(added.success).toBe(true);
    const listed = await ask('GET', '/sys/dict/list?dictCode=interest_group');
    const id = v.parse(listedRows, listed.result).records[0]?.id ?? '';
    const entry = (itemText: string, itemValue: string, dictId = id) =>
      ask('POST', '/sys/dictItem/add', { dictId, itemText, itemValue, sortOrder: 1 });
    expect([
      (await entry('合唱', '1')).success,
      (await entry('书法', '1')).fields,
      (await entry('男士', '1', dict('yn'))).fields,
      (await entry('书法', '2')).success,
      (await entry('太极', 'a,b')).fields,
    ]).toEqual([
      true,
      { itemValue: '数据值“1”已存在，请换一个' },
      { itemValue: '数据值“1”已存在，请换一个' },
      true,
      { itemValue: '数据值不能包含特殊字符！' },
    ]);
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const read = await call({ method: 'GET', url: '/sys/dict/getDictItems/interest_group', token });
    expect(read.envelope.result).toEqual([
      { value: '1', text: '合唱', title: '合唱' },
      { value: '2', text: '书法', title: '书法' },
    ]);
  });

  it('renames what a description depends on, and neither moves, retires nor deletes it', async () => {
    const ask = await administrator();
    const open = item('activity_status', '1');
    const row = { id: open, dictId: dict('activity_status'), itemText: '正在报名', itemValue: '1', sortOrder: 2 };
    const stays = (text: string) => `“活动管理”的流程要用到“${text}”，只能修改名称，不能改值、停用或删除`;
    expect((await ask('PUT', '/sys/dictItem/edit', row)).success).toBe(true);
    const moved = await ask('PUT', '/sys/dictItem/edit', { ...row, itemValue: '9' });
    const retired = await ask('PUT', '/sys/dictItem/disable', { rows: [{ id: open }] });
    const deleted = await ask('DELETE', `/sys/dictItem/delete?id=${open}`);
    expect([moved.fields, retired.message, deleted.message]).toEqual([
      { itemValue: stays('正在报名') },
      stays('正在报名'),
      stays('正在报名'),
    ]);
  });

  it('retires a value that no description depends on, and offers it no more', async () => {
    const ask = await administrator();
    const row = item('activity_target', '2');
    expect((await ask('PUT', '/sys/dictItem/disable', { rows: [{ id: row }] })).success).toBe(true);
    const items = await ask('GET', '/sys/dict/getDictItems/activity_target');
    expect(items.result).toEqual([
      { value: '1', text: '退休人员', title: '退休人员' },
      { value: '2', text: '志愿者', title: '志愿者', disabled: true },
      { value: '3', text: '全部', title: '全部' },
    ]);
  });

  it('keeps code and existence of a dictionary that pages use, and of one that has items', async () => {
    const ask = await administrator();
    const id = dict('activity_status');
    const used = { id, dictName: '活动状态', dictCode: 'other_status' };
    expect([
      (await ask('PUT', '/sys/dict/edit', used)).fields,
      (await ask('PUT', '/sys/dict/edit', { ...used, dictCode: 'activity_status', description: '流程' })).success,
      (await ask('POST', '/sys/dict/add', { dictName: '颜色', dictCode: 'tag_colour' })).fields,
      (await ask('DELETE', `/sys/dict/delete?id=${id}`)).success,
    ]).toEqual([
      { dictCode: '“活动管理”按此编码使用该字典，编码不能修改' },
      true,
      { dictCode: '字典 tag_colour 由系统自带，请换一个编码' },
      false,
    ]);
  });
});
