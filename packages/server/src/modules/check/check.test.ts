import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { activityTypeArea } from '@evergreen/core/areas';

import { describeApplication } from '../../../test/test-application.ts';
import { areaTable } from '../../db/area-table.ts';
import { seedIdentifier } from '../../db/seed/seed-random.ts';

const art = seedIdentifier('activityType', 'ART');
const free = { success: true, message: '该值可用！', code: 200, result: null };
const taken = { success: false, message: '该值不可用，系统中已存在！', code: 500, result: null };
const closed = { success: false, message: '拒绝访问：不能核对此字段', code: 403, result: null };

describeApplication('the duplicate check', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    return async (query: Readonly<Record<string, string>>) =>
      (await application().call({ method: 'GET', url: `/sys/duplicate/check?${new URLSearchParams(query).toString()}`, token })).envelope;
  };
  const code = { tableName: 'activity_type', fieldName: 'code' };

  it('VAL-07 says whether a value is taken, and leaves a row its own', async () => {
    const check = await as('clerk');
    expect([
      await check({ ...code, fieldVal: 'ART' }),
      await check({ ...code, fieldVal: ' ART ' }),
      await check({ ...code, fieldVal: 'ART', dataId: art }),
      await check({ ...code, fieldVal: 'ART', dataId: 'another' }),
      await check({ ...code, fieldVal: 'NEW' }),
    ]).toEqual([taken, taken, free, taken, free]);
  });

  it('VAL-07 says nothing about an empty value', async () => {
    const check = await as('clerk');
    const nothing = { success: true, message: '数据为空,不作处理！', code: 200, result: null };
    expect([await check({ ...code, fieldVal: '' }), await check(code), await check({ ...code, fieldVal: '  ' })]).toEqual([nothing, nothing, nothing]);
  });

  it('VAL-07 frees the value of a row that was deleted', async () => {
    const check = await as('clerk');
    const table = areaTable(activityTypeArea);
    await application().database.orm.update(table).set({ delFlag: 1 }).where(eq(table.id, art));
    expect(await check({ ...code, fieldVal: 'ART' })).toEqual(free);
  });

  it('T-28 answers alike about what is not there, what is not unique and what the caller may not see', async () => {
    const check = await as('clerk');
    const asked = [
      { tableName: 'sys_user', fieldName: 'username' },
      { tableName: 'sys_user', fieldName: 'password_hash' },
      { tableName: 'activity_type', fieldName: 'remark' },
      { tableName: 'activity_type', fieldName: 'id' },
      { tableName: 'ACTIVITY_TYPE', fieldName: 'code' },
      { tableName: 'activity_type', fieldName: "code' or '1'='1" },
      { tableName: 'activity_type.code', fieldName: '' },
      { tableName: '__proto__', fieldName: 'constructor' },
    ];
    const answers = [];
    for (const [index, query] of asked.entries()) {
      answers.push(await check({ ...query, fieldVal: 'ART' }));
      if (index === 4) application().clock.advance(1000);
    }
    expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => closed));
    // An empty name is no name at all.
    expect([answers[6]?.code, answers[7]]).toEqual([400, closed]);
  });

  it('T-28 answers ten times a second and then asks to wait', async () => {
    const [check, other] = [await as('clerk'), await as('supervisor')];
    const codes = [];
    for (let time = 0; time < 11; time += 1) codes.push((await check({ ...code, fieldVal: 'ART' })).code);
    expect([codes, (await other({ ...code, fieldVal: 'ART' })).code]).toEqual([[...Array.from({ length: 10 }, () => 500), 429], 500]);
    application().clock.advance(1000);
    expect(await check({ ...code, fieldVal: 'ART' })).toEqual(taken);
  });
});
