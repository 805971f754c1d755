import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { activityTypeResource } from '@evergreen/core/resources';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplication, describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const art = seedIdentifier('activityType', 'ART');
const free = { success: true, message: '该值可用！', code: 200, result: null };
const taken = { success: false, message: '该值不可用，系统中已存在！', code: 500, result: null };
const closed = { success: false, message: '拒绝访问：不能核对此字段', code: 403, result: null };

describeApplicationOnBothEngines('the duplicate check', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    return async (query: Readonly<Record<string, string>>) =>
      (
        await application().call({
          method: 'GET',
          url: `/sys/duplicate/check?${new URLSearchParams(query).toString()}`,
          token,
        })
      ).envelope;
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

  it('VAL-07 compares a number as it is written', async () => {
    const check = await as('admin');
    const number = { tableName: 'tenant', fieldName: 'number' };
    expect([
      await check({ ...number, fieldVal: '1001' }),
      await check({ ...number, fieldVal: '4711' }),
      await check({ ...number, fieldVal: '一千' }),
    ]).toEqual([taken, free, free]);
  });

  it('looks among the rows in reach alone; a value that is taken elsewhere is refused by the save', async () => {
    const { call, database, signIn } = application();
    const { grantEverything, limit } = createRowLimits(database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'activityType', { field: 'code', rule: 'ne', value: 'ART' });
    await limit('activity_clerk', 'user', { field: 'username', rule: 'eq', value: 'clerk' });
    const check = await as('clerk');
    const token = await signIn('clerk');
    const account = async (username: string) =>
      (await call({ url: `/sys/user/checkOnlyUser?username=${username}`, token })).envelope.success;
    expect([await check({ ...code, fieldVal: 'ART' }), await account('clerk'), await account('liuyang')]).toEqual([
      free,
      false,
      true,
    ]);
    const payload = { name: '美术', code: 'ART', sort: 1, status: '1' };
    const saved = await call({ method: 'POST', url: '/isps/activityType/add', token, payload });
    expect([saved.envelope.success, saved.envelope.message.includes('ART')]).toEqual([false, true]);
  });

  it('VAL-07 says nothing about an empty value', async () => {
    const check = await as('clerk');
    const nothing = { success: true, message: '数据为空,不作处理！', code: 200, result: null };
    expect([
      await check({ ...code, fieldVal: '' }),
      await check(code),
      await check({ ...code, fieldVal: '  ' }),
    ]).toEqual([nothing, nothing, nothing]);
  });

  it('VAL-07 frees the value of a row that was deleted', async () => {
    const check = await as('clerk');
    const table = resourceTable(activityTypeResource);
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
    expect([codes, (await other({ ...code, fieldVal: 'ART' })).code]).toEqual([
      [...Array.from({ length: 10 }, () => 500), 429],
      500,
    ]);
    application().clock.advance(1000);
    expect(await check({ ...code, fieldVal: 'ART' })).toEqual(taken);
  });
});

describeApplication('the check by a code rule', (application) => {
  const part = (digits: number | '*', pattern: string, message: string) => ({ digits, pattern, message });
  const keep = (ruleCode: string, ruleJson: string, delFlag = 0) =>
    application().database.orm.execute(sql`
      insert into sys_check_rule (id, rule_name, rule_code, rule_json, create_time, del_flag)
      values (${`rule-${ruleCode}-${delFlag}`}, ${ruleCode}, ${ruleCode}, ${ruleJson}, now(), ${delFlag})`);
  const asClerk = async () => {
    const token = await application().signIn('clerk');
    return async (query: Readonly<Record<string, string>>) => {
      const url = `/sys/checkRule/checkByCode?${new URLSearchParams(query).toString()}`;
      const { success, message, code } = (await application().call({ method: 'GET', url, token })).envelope;
      return { success, message, code };
    };
  };
  const refused = (message: string) => ({ success: false, message, code: 500 });

  it('VAL-07 says whether a value is right by a rule that is kept, in the rule’s own words', async () => {
    await keep('retiree', JSON.stringify([part(2, 'RC', '应以 RC 开头'), part('*', '[A-Z0-9]{6}', '')]));
    const check = await asClerk();
    expect([
      await check({ ruleCode: 'retiree', value: 'RC2026' }),
      await check({ ruleCode: 'retiree', value: 'XX2026' }),
      await check({ ruleCode: 'retiree', value: 'RC26' }),
      await check({ ruleCode: 'retiree', value: '' }),
      await check({ ruleCode: 'gone', value: 'RC2026' }),
    ]).toEqual([
      { success: true, message: '校验通过', code: 200 },
      refused('应以 RC 开头'),
      refused('第 1 到 4 个字符不符合规则'),
      refused('应以 RC 开头'),
      refused('该编码不存在'),
    ]);
  });

  it('VAL-07 VAL-09 says of a rule that cannot be run who can mend it, and knows no rule that was deleted', async () => {
    await keep('half', '[{"digits":');
    await keep('looking', JSON.stringify([part('*', '(?=a)a', 'm')]));
    await keep('deleted', JSON.stringify([part('*', 'a', 'm')]), 1);
    const check = await asClerk();
    expect([
      await check({ ruleCode: 'half', value: 'a' }),
      await check({ ruleCode: 'looking', value: 'a' }),
      await check({ ruleCode: 'deleted', value: 'a' }),
    ]).toEqual([
      refused('校验规则“half”配置有误，请联系管理员修改'),
      refused('校验规则“looking”配置有误，请联系管理员修改'),
      refused('该编码不存在'),
    ]);
  });
});
