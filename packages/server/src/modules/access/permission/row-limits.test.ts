import { expect, it } from 'vitest';
import * as v from 'valibot';

import { permissionEndpoints, roleRightsEndpoints, rowLimitEndpoints } from '@evergreen/core/contract';
import { ROW_SCOPES, rowScopeCondition, type Condition } from '@evergreen/core/resources';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

describeApplicationOnBothEngines('limits of rows', (application) => {
  it('PERM-17 tells what a rule means and how many rows it leaves to whom, on the role, to the grant page and to the explainer', async () => {
    const { call, signIn, database } = application();
    const token = await signIn('admin');
    const judge = async (condition: Condition | string, username = '', resource = 'activity') => {
      const written = typeof condition === 'string' ? condition : JSON.stringify(condition);
      const payload = { resource, condition: written, username };
      return call({ method: 'POST', url: rowLimitEndpoints.judge.path, token, payload });
    };
    const judged = async (...asked: Parameters<typeof judge>) =>
      v.parse(rowLimitEndpoints.judge.answer, (await judge(...asked)).envelope.result);
    const listed = async (username: string) => {
      const answer = await call({
        method: 'GET',
        url: '/isps/activity/list?total=exact&pageSize=1',
        token: await signIn(username),
      });
      return v.parse(v.object({ total: v.number() }), answer.envelope.result).total;
    };

    // The five ready scopes, as the clerk: what is said is what the clerk reads once the role is limited by it.
    const { limit, unlimit } = createRowLimits(database);
    const sentences: string[] = [];
    for (const scope of ROW_SCOPES) {
      const { sentence, count } = await judged(rowScopeCondition(scope), 'clerk');
      sentences.push(sentence);
      await limit('activity_clerk', 'activity', rowScopeCondition(scope));
      expect([scope, count]).toEqual([scope, { reached: await listed('clerk'), total: 200 }]);
      await unlimit();
    }
    expect(sentences).toEqual(['全部数据', '本租户的数据', '本部门及下级的数据', '本部门的数据', '本人创建的数据']);

    // One that was built, and those that cannot be.
    const drafts: Condition = {
      all: [
        { field: 'status', rule: 'eq', value: '0' },
        { field: 'createTime', rule: 'ge', value: { of: 'today', days: -30 } },
      ],
    };
    expect((await judged(drafts)).sentence).toBe('活动状态等于“草稿”，且创建时间不早于 今天前 30 天');
    const refused = [];
    for (const [condition, username, resource] of [
      ['{', '', 'activity'],
      ['{"field":"nothing","rule":"eq","value":"1"}', '', 'activity'],
      ['{"field":"phone","rule":"eq","value":"13800000000"}', '', 'retiree'],
      [JSON.stringify(drafts), 'nobody', 'activity'],
      [JSON.stringify(drafts), '', 'unheard'],
    ] as const)
      refused.push((await judge(condition, username, resource)).envelope.message);
    expect(refused).toEqual([
      '条件的格式不正确，请重新设置',
      '没有可查询的字段“nothing”，请选择其他字段',
      '“手机号码”不支持“等于”，请选择其他规则',
      '没有账号“nobody”，请检查后重新输入',
      '没有这样的数据，请重新选择要限制的数据',
    ]);

    // On the role and in the explainer.
    await limit('activity_clerk', 'activity', rowScopeCondition('own'));
    await limit('activity_clerk', 'activity', { field: 'status', rule: 'eq', value: '0' });
    const rights = await call({ method: 'GET', url: '/sys/role/rights?role=activity_clerk', token });
    const explained = await call({ method: 'GET', url: '/sys/permission/rightsOf?username=clerk', token });
    expect([
      v.parse(roleRightsEndpoints.ofRole.answer, rights.envelope.result).rules.map(({ sentence }) => sentence),
      v.parse(permissionEndpoints.rightsOf.answer, explained.envelope.result).limits,
    ]).toEqual([
      ['本人创建的数据', '活动状态等于“草稿”'],
      [
        {
          resource: 'activity',
          sentences: ['本人创建的数据，且 活动状态等于“草稿”'],
          count: { reached: await listed('clerk'), total: 200 },
        },
      ],
    ]);
  });

  it('counts no rows that the caller may not list, and sees as nobody else without the right to explain', async () => {
    const { call, signIn, database } = application();
    await database.orm.execute(`
      insert into sys_role_permission (role_id, permission_id)
      select r.id, p.id from sys_role r, sys_permission p
      where r.role_code = 'activity_clerk' and p.perms = 'permissionDataRule:list' on conflict do nothing`);
    const token = await signIn('clerk');
    const judge = async (resource: string, username: string) => {
      const payload = { resource, condition: JSON.stringify(rowScopeCondition('own')), username };
      const { envelope } = await call({ method: 'POST', url: rowLimitEndpoints.judge.path, token, payload });
      return envelope.success ? envelope.result : envelope.message;
    };
    expect([await judge('role', ''), await judge('activity', 'admin')]).toEqual([
      { sentence: '本人创建的数据', count: null },
      '您不能以他人身份查看，请清空人员',
    ]);
  });
});
