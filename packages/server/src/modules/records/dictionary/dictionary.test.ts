import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityTypeResource } from '@evergreen/core/resources';
import { dictionaryItem, dictionaryMap } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { dictionarySeeds } from '../../../db/seed/dictionaries.seed.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const items = v.array(dictionaryItem);
const unknown = { success: false, message: '没有这个字典', code: 500, result: null };

describeApplicationOnBothEngines('dictionaries and look-ups', (application) => {
  const reader = async (headers = {}) => {
    const { call, signIn } = application();
    const token = await signIn('supervisor');
    return (path: string) => call({ method: 'GET', url: `/sys/dict/${path}`, token, headers });
  };
  const texts = (result: unknown) => v.parse(items, result).map(({ text }) => text);

  it('DICT-01 gives the items of a dictionary by its code, in their order, retired ones marked, in the language of the call', async () => {
    const { orm } = application().database;
    await orm.execute(sql`update sys_dict_item set status = '0' where id = ${seedIdentifier('dictItem', 'sex\n2')}`);
    const english = await reader({ 'accept-language': 'en-US' });
    expect((await english('getDictItems/sex')).envelope.result).toEqual([
      { value: '1', text: 'Male', title: 'Male' },
      { value: '2', text: 'Female', title: 'Female', disabled: true },
    ]);
    const chinese = await reader();
    expect(texts((await chinese('getDictItems/activity_status')).envelope.result)).toEqual([
      '草稿',
      '报名中',
      '报名截止',
      '进行中',
      '已结束',
      '已取消',
    ]);
  });

  it('WID-12 answers selects: items of a dictionary, ten entries of a look-up or those with a word, texts of values, levels of a tree', async () => {
    const read = await reader();
    const find = async (keyword: string) => texts((await read(`loadDict/activityType${keyword}`)).envelope.result);
    const all = await find('?pageSize=100');
    const first = await find('');
    const [word = ''] = first;
    const named = v.parse(
      items,
      (await read(`loadDict/activityType?keyword=${encodeURIComponent(word)}`)).envelope.result,
    );
    const level = v.parse(
      v.array(v.object({ value: v.string(), leaf: v.number() })),
      (await read('loadTreeData?tableName=sys_category')).envelope.result,
    );
    const parent = level.find(({ leaf }) => leaf === 0)?.value ?? '';
    expect({
      items: texts((await read('getDictItems/sex')).envelope.result),
      first,
      found: named.map(({ text }) => text).includes(word),
      byColumns: texts((await read('loadDict/activity_type,name,id')).envelope.result),
      byOthers: [
        (await read('loadDict/activity_type,code,id')).envelope,
        (await read('loadDict/sys_user,password,id')).envelope,
      ],
      several: (await read(`loadDictItem/activityType?key=${named[0]?.value ?? ''},gone`)).envelope.result,
      below: v.parse(
        v.array(v.unknown()),
        (await read(`loadTreeData?tableName=sys_category&pid=${parent}`)).envelope.result,
      ).length,
    }).toEqual({
      items: ['男', '女'],
      first: all.slice(0, 10),
      found: true,
      byColumns: all.slice(0, 10),
      byOthers: [unknown, unknown],
      several: [named[0]?.text, 'gone'],
      below: 6,
    });
  });

  it('knows no dictionary that is deleted or never was, whatever its name', async () => {
    const { orm } = application().database;
    await orm.execute(sql`update sys_dict set del_flag = 1 where dict_code = 'sex'`);
    const read = await reader();
    for (const code of ['sex', 'nothing', '__proto__', 'constructor', 'toString', 'sys_user'])
      expect([code, (await read(`getDictItems/${code}`)).envelope]).toEqual([code, unknown]);
    expect((await read('getDictItems/sys_user,realname,id')).status).toBe(400);
  });

  it('gives every dictionary at once', async () => {
    const all = v.parse(dictionaryMap, (await (await reader())('queryAllDictItems')).envelope.result);
    expect(Object.keys(all).toSorted()).toEqual(dictionarySeeds.map(({ code }) => code).toSorted());
    expect(all['yn']?.map(({ value }) => value)).toEqual(['1', '0']);
  });

  it('finds rows of a resource that offers itself, every character of the keyword meaning itself', async () => {
    const { database } = application();
    const odd = [
      { id: 'odd1', name: '100%_折', code: 'ODD1', sort: 1, delFlag: 0 },
      { id: 'odd2', name: '1000折', code: 'ODD2', sort: 2, delFlag: 1 },
    ];
    await database.orm
      .insert(resourceTable(activityTypeResource))
      .values(odd.map((type) => ({ ...type, status: '1', createTime: 0 })));
    const read = await reader();
    const find = async (keyword: string, rest = '') =>
      texts((await read(`loadDict/activityType?keyword=${encodeURIComponent(keyword)}${rest}`)).envelope.result);
    expect(await find('100%')).toEqual(['100%_折']);
    expect(await find('_')).toEqual(['100%_折']);
    expect(await find('%折')).toEqual([]);
    expect(await find('1000')).toEqual([]);
    expect(await find('')).toHaveLength(10);
    expect(await find('', '&pageSize=2')).toEqual(['100%_折', '文艺演出']);
    expect((await read('loadDict/activityType?pageSize=101')).status).toBe(400);
    expect((await read(`loadDict/activityType?keyword=${'x'.repeat(65)}`)).status).toBe(400);
  });

  it('says the texts of values in their order, of deleted rows too, and the value itself where there is none', async () => {
    const read = await reader();
    const [art, skill] = [seedIdentifier('activityType', 'ART'), seedIdentifier('activityType', 'SKILL')];
    await application()
      .database.orm.update(resourceTable(activityTypeResource))
      .set({ delFlag: 1 })
      .where(eq(resourceTable(activityTypeResource).id, skill));
    expect((await read(`loadDictItem/activityType?key=${skill},gone,${art}`)).envelope.result).toEqual([
      '技能培训',
      'gone',
      '文艺演出',
    ]);
  });

  it('looks up nothing that is not registered', async () => {
    const read = await reader();
    for (const name of [
      'sys_user',
      'activity_type',
      'sys_user,username,password_hash',
      'ActivityType',
      '__proto__',
      'constructor',
    ]) {
      expect([name, (await read(`loadDict/${name}?keyword=a`)).envelope]).toEqual([name, unknown]);
      expect([name, (await read(`loadDictItem/${name}?key=a`)).envelope]).toEqual([name, unknown]);
    }
    for (const name of ['sys_user,username', 'activity_type,name,id,name', 'activityType;--', "activityType'"])
      expect((await read(`loadDict/${encodeURIComponent(name)}`)).status).toBe(400);
  });
});
