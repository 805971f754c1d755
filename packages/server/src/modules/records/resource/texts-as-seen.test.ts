import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityTypeResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const rowWithId = v.looseObject({ id: v.string(), name: v.string() });
const page = v.looseObject({ records: v.array(rowWithId), total: v.number() });

describeApplicationOnBothEngines('texts as people see them', (application) => {
  async function calls() {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const type = (name: string, code: string, values: object = {}) =>
      call({
        method: 'POST',
        url: '/isps/activityType/add',
        token,
        payload: { name, code, status: '1', sort: 0, ...values },
      });
    const found = async (query: Readonly<Record<string, string>>) => {
      const answer = await call({
        method: 'GET',
        url: `/isps/activityType/list?${String(new URLSearchParams(query))}`,
        token,
      });
      if (!answer.envelope.success) return [answer.status, answer.error];
      return v.parse(page, answer.envelope.result).records.map(({ name }) => name);
    };
    return { call, token, type, found };
  }

  it('TEXT-01 stores no name that cannot be seen, and none that looks like another; a name is found as it looks: case 16', async () => {
    const { type, found } = await calls();
    const blank = await type('\u200b', 'INV1');
    expect([blank.envelope.success, blank.error?.fields]).toEqual([false, { name: '请输入类型名称' }]);
    expect((await type('健步走', 'INV2')).envelope.success).toBe(true);
    const same = await type('健步走\u200b', 'INV3');
    expect([same.envelope.success, same.error?.fields]).toEqual([false, { name: '类型名称“健步走”已存在，请换一个' }]);
    expect((await type('\ufeff合唱团', 'INV4')).envelope.result).toMatchObject({ name: '合唱团' });
    expect([
      await found({ name: '合唱团' }),
      await found({ name: '\u200b合唱团' }),
      await found({ code: 'INV1' }),
    ]).toEqual([['合唱团'], ['合唱团'], []]);
  });

  it('counts characters as people do, and stores as many of them whatever they are made of', async () => {
    const { type } = await calls();
    const { name } = activityTypeResource.fields;
    const long = async (text: string) => {
      const { envelope, error } = await type(text, 'LONG1');
      return envelope.success ? v.parse(rowWithId, envelope.result).name === text : error?.fields['name'];
    };
    expect([
      await long('👨‍👩‍👧‍👦'.repeat(name.maximumLength)),
      await long(`a${'\u0316'.repeat(5000)}`),
      await long('𠮷'.repeat(name.maximumLength + 1)),
    ]).toEqual([
      true,
      '“类型名称”中叠加的符号过多，请删减后再保存',
      `“类型名称”过长，最多 ${name.maximumLength} 个字符`,
    ]);
  });

  it('finds full-width letters, digits and spaces by ordinary ones and the other way round, and reads full-width numbers: case 20', async () => {
    const { type, found } = await calls();
    await type('AB12班', 'WIDE1', { sort: 5 });
    await type('ＣＤ　３４（东区）', 'WIDE2', { sort: 6 });
    const query = (field: string, rule: string, val: string) =>
      found({ superQueryParams: JSON.stringify([{ field, rule, val }]), column: 'code', order: 'asc' });
    const five = await query('sort', 'eq', '5');
    expect([
      await found({ name: 'ＡＢ１２' }),
      await found({ name: 'ａｂ' }),
      await found({ name: 'cd 34(' }),
      await found({ name: '4' }),
      await query('name', 'like', 'Ｂ１'),
      await query('name', 'eq', 'ＡＢ１２班'),
      await query('name', 'in', 'ＡＢ１２班,没有'),
      await query('sort', 'eq', '５'),
    ]).toEqual([
      ['AB12班'],
      ['AB12班'],
      ['ＣＤ　３４（东区）'],
      ['ＣＤ　３４（东区）'],
      ['AB12班'],
      ['AB12班'],
      ['AB12班'],
      five,
    ]);
    expect(five).toContain('AB12班');
  });
});
