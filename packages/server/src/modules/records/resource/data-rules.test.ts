import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { homeEndpoints } from '@evergreen/core/contract';
import { activityResource, formFields, type Condition } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysRoleDataRule, sysUserDepart } from '../../../db/schema/index.ts';
import { sysPermissionDataRule, sysUser } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const pageSchema = v.object({
  total: v.number(),
  records: v.array(v.looseObject({ id: v.string(), version: v.number() })),
});
const ofWriter: Condition = { field: 'createBy', rule: 'eq', value: { of: 'username' } };
const drafts: Condition = { field: 'status', rule: 'eq', value: '0' };

describeApplicationOnBothEngines('data rules', (application) => {
  let rules = 0;
  /** Limits a role to the rows of a condition. */
  async function limit(role: string, condition: unknown): Promise<void> {
    const { orm } = application().database;
    const id = `rule${(rules += 1)}`;
    await orm.insert(sysPermissionDataRule).values({
      id,
      resource: 'activity',
      ruleName: id,
      ruleCondition: condition,
      createTime: 0,
    });
    await orm.insert(sysRoleDataRule).values({ roleId: seedIdentifier('role', role), ruleId: id });
  }
  const callAs = async (username: string) => {
    const token = await application().signIn(username);
    return (options: InjectOptions) => application().call({ ...options, token });
  };
  const listOf = async (username: string, query = '') => {
    const call = await callAs(username);
    const answer = await call({ method: 'GET', url: `/isps/activity/list?total=exact&pageSize=100${query}` });
    return v.parse(pageSchema, answer.envelope.result);
  };
  async function countOf(condition: string): Promise<number> {
    const [row] = await application().database.orm.execute<{ total: number }>(
      sql`select count(*)::int as total from activity where tenant_id = 0 and del_flag = 0 and (${sql.raw(condition)})`,
    );
    return row?.total ?? -1;
  }

  it('PERM-11 joins the rules of a role by and, roles by or; a role without rules and administrators are not limited', async () => {
    const { orm } = application().database;
    const totals: unknown[] = [];
    const note = async (username: string) => totals.push((await listOf(username)).total);
    await note('clerk');
    await limit('activity_clerk', ofWriter);
    await note('clerk');
    await limit('activity_clerk', drafts);
    await note('clerk');
    await orm.execute(
      sql`insert into sys_user_role (user_id, role_id) values (${seedIdentifier('user', 'clerk')}, ${seedIdentifier('role', 'supervisor')})`,
    );
    await note('clerk');
    await limit('supervisor', { field: 'isTop', rule: 'eq', value: 'Y' });
    await note('clerk');
    await note('admin');
    expect(totals).toEqual([
      200,
      await countOf(`create_by = 'clerk'`),
      await countOf(`create_by = 'clerk' and status = '0'`),
      200,
      await countOf(`(create_by = 'clerk' and status = '0') or is_top = 'Y'`),
      200,
    ]);
  });

  it('PERM-11 knows departments and all below them, days, and no rule that is out of force', async () => {
    await limit('activity_clerk', { field: 'sysOrgCode', rule: 'within', value: 'A01A04' });
    expect((await listOf('clerk')).total).toBe(await countOf(`sys_org_code like 'A01A04%'`));
    await limit('activity_clerk', { field: 'createTime', rule: 'ge', value: { of: 'today', days: -7 } });
    expect((await listOf('clerk')).total).toBe(
      await countOf(`sys_org_code like 'A01A04%' and create_time >= '2026-01-08 00:00:00+08'`),
    );
    await application().database.orm.update(sysPermissionDataRule).set({ status: '0' });
    expect((await listOf('clerk')).total).toBe(200);
  });

  it.each<[title: string, condition: unknown]>([
    ['an unknown field', { field: 'password', rule: 'eq', value: '1' }],
    ['no condition', {}],
    ['a text', 'status = 0'],
    ['no value', { field: 'title', rule: 'right_like', value: '' }],
    ['a variable without a value', { field: 'sysOrgCode', rule: 'within', value: { of: 'orgCode' } }],
    ['a list variable without a value', { field: 'sysOrgCode', rule: 'in', value: { of: 'orgCodes' } }],
  ])('PERM-11 lets no row through by a rule with %s', async (_title, condition) => {
    const { orm } = application().database;
    const userId = seedIdentifier('user', 'clerk');
    await orm.update(sysUser).set({ orgCode: null }).where(eq(sysUser.id, userId));
    await orm.delete(sysUserDepart).where(eq(sysUserDepart.userId, userId));
    await limit('activity_clerk', condition);
    expect((await listOf('clerk')).total).toBe(0);
  });

  it('PERM-11 T-03 treats rows outside as missing in every call, and in sums and look-ups', async () => {
    const foreign = (await listOf('admin')).records.find((row) => row['createBy'] !== 'clerk');
    await limit('activity_clerk', ofWriter);
    const call = await callAs('clerk');
    const values = Object.fromEntries(formFields(activityResource).map(([key]) => [key, foreign?.[key] ?? null]));
    const seen = async (id: string) => {
      const version = foreign?.version;
      const calls: InjectOptions[] = [
        { method: 'GET', url: `/isps/activity/queryById?id=${id}` },
        { method: 'PUT', url: '/isps/activity/edit', payload: { ...values, id, version } },
        { method: 'PUT', url: '/isps/activity/cancel', payload: { rows: [{ id, version }], asked: {} } },
        { method: 'DELETE', url: `/isps/activity/delete?id=${id}` },
        { method: 'GET', url: `/isps/activity/history?id=${id}` },
        { method: 'GET', url: `/sys/dict/loadDictItem/activity?key=${id}` },
      ];
      const answers: string[] = [];
      for (const options of calls) {
        const { status, envelope, error } = await call(options);
        answers.push(JSON.stringify({ status, envelope, error }).replaceAll(id, 'ID'));
      }
      return answers;
    };
    expect(await seen(foreign?.id ?? '')).toEqual(await seen('0'.repeat(32)));
    const own = (await listOf('clerk')).records.map(({ id }) => id);
    const choices = await call({ method: 'GET', url: '/sys/dict/loadDict/activity?pageSize=100' });
    expect(
      v
        .parse(v.array(v.object({ value: v.string() })), choices.envelope.result)
        .filter(({ value }) => !own.includes(value)),
    ).toEqual([]);
    const sums = await call({ method: 'GET', url: `${homeEndpoints.signUps.path}?months=12` });
    const months = v.parse(v.array(v.object({ activities: v.number() })), sums.envelope.result);
    expect(months.reduce((sum, { activities }) => sum + activities, 0)).toBe(
      await countOf(`create_by = 'clerk' and start_time >= '2025-02-01' and start_time < '2026-02-01'`),
    );
  });

  it('PERM-11 refuses to add or edit a row out of reach, and nothing is stored; an action may take it there, and back', async () => {
    const { orm } = application().database;
    await orm.execute(sql`update activity set audit_status = '1'`);
    await orm.execute(sql`update activity set status = '0', address = '东湖区' where create_by = 'clerk'`);
    await limit('activity_clerk', { field: 'address', rule: 'right_like', value: '东湖区' });
    await limit('activity_clerk', drafts);
    const call = await callAs('clerk');
    const [row] = (await listOf('clerk')).records;
    const values = Object.fromEntries(formFields(activityResource).map(([key]) => [key, row?.[key] ?? null]));
    const before = await countOf('true');
    const write = async (method: 'POST' | 'PUT', path: string, payload: object) =>
      (await call({ method, url: `/isps/activity/${path}`, payload })).envelope.message;
    const target = { id: row?.id, version: row?.version };
    expect([
      await write('POST', 'add', { ...values, address: '南浦区' }),
      await write('PUT', 'edit', { ...values, ...target, address: '南浦区' }),
      await countOf('true'),
      await countOf(`address = '南浦区'`),
      await write('POST', 'add', { ...values, address: '东湖区一号' }),
      await write('PUT', 'publish', { rows: [target], asked: {} }),
      (await call({ method: 'GET', url: `/isps/activity/queryById?id=${row?.id ?? ''}` })).envelope.code,
      await write('PUT', 'publish/undo', { rows: [{ id: row?.id }] }),
      (await call({ method: 'GET', url: `/isps/activity/queryById?id=${row?.id ?? ''}` })).envelope.code,
    ]).toEqual([
      '保存后您将无法再看到这条数据，请按您的数据权限重新填写',
      '保存后您将无法再看到这条数据，请按您的数据权限重新填写',
      before,
      0,
      '添加成功！',
      '发布成功',
      404,
      '已撤销，共 1 项',
      200,
    ]);
  });
});
