import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityResource,
  activitySignUpResource,
  bindCondition,
  conditionHolds,
  formatSuperQuery,
  type Condition,
  type ConditionContext,
  type Rule,
} from '@evergreen/core/resources';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const SEED = 20_261_124;

const words = fc.string({
  unit: fc.constantFrom('%', '_', '\\', "'", '"', ',', '+', 'a', 'A', 'b', '活', ' ', '😀'),
  minLength: 1,
  maxLength: 4,
});
const moments = fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day} 08:00:00`);
const row = fc.record({
  id: fc.uuid().map((id) => id.replaceAll('-', '')),
  title: words,
  typeId: fc.constantFrom('ART', 'SPORT').map((code) => seedIdentifier('activityType', code)),
  status: fc.constantFrom('0', '1', '2'),
  auditStatus: fc.constant('0'),
  targetGroup: fc.constant('1'),
  organizerName: words,
  address: words,
  contact: fc.option(words),
  startTime: moments,
  endTime: moments,
  quota: fc.option(fc.integer({ min: 0, max: 5 })),
  signedCount: fc.constant(0),
  tenantId: fc.constant(0),
  sysOrgCode: fc.constant('A01'),
  needAudit: fc.constant('N'),
  isTop: fc.constantFrom('Y', 'N'),
  createTime: fc.constant(Date.UTC(2026, 0, 1)),
});

const orders = fc.constantFrom<Rule>('eq', 'ne', 'gt', 'ge', 'lt', 'le');
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom('title', 'contact', 'address'),
    rule: fc.oneof(orders, fc.constantFrom<Rule>('like', 'left_like', 'right_like')),
    value: words,
  }),
  fc.record({ field: fc.constantFrom('title', 'contact'), rule: fc.constant<Rule>('in'), value: fc.array(words) }),
  fc.record({ field: fc.constant('quota'), rule: orders, value: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ field: fc.constant('startTime'), rule: orders, value: moments }),
  fc.record({
    field: fc.constant('status'),
    rule: fc.constantFrom<Rule>('eq', 'ne'),
    value: fc.constantFrom('0', '1', '9'),
  }),
  fc.record({ field: fc.constant('isTop'), rule: fc.constant<Rule>('eq'), value: fc.constantFrom('Y', 'N') }),
  fc.record({ field: fc.constantFrom('contact', 'quota'), rule: fc.constantFrom<Rule>('empty', 'notEmpty') }),
);
const condition = fc.letrec<{ group: Condition; part: Condition }>((tie) => ({
  part: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('group')),
  group: fc
    .tuple(fc.boolean(), fc.array(tie('part'), { minLength: 1, maxLength: 3 }))
    .map(([isAll, parts]): Condition => (isAll ? { all: parts } : { any: parts })),
})).group;

const nobody: ConditionContext = {
  now: 0,
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

const pageSchema = v.object({ total: v.number(), records: v.array(v.object({ id: v.string() })) });

describeApplicationOnBothEngines('an advanced query of a list', (application) => {
  const ask = async (username: string) => {
    const token = await application().signIn(username);
    return async (path: string, params: string, matchType?: string) => {
      const query = new URLSearchParams({
        pageSize: '100',
        superQueryParams: params,
        ...(matchType === undefined ? {} : { superQueryMatchType: matchType }),
      });
      const { status, envelope } = await application().call({
        method: 'GET',
        url: `${path}?${query.toString()}`,
        token,
      });
      const page = v.safeParse(pageSchema, envelope.result);
      return {
        status,
        message: envelope.message,
        ids: page.success ? page.output.records.map(({ id }) => id).toSorted() : null,
      };
    };
  };

  it('QUERY-07 QUERY-08 QUERY-09 LIST-07 answers with the rows for which the condition of the core holds', async () => {
    const { database } = application();
    const [rows = []] = fc.sample(fc.uniqueArray(row, { minLength: 80, maxLength: 80, selector: ({ id }) => id }), {
      seed: SEED,
      numRuns: 1,
    });
    const table = resourceTable(activityResource);
    await database.orm.delete(resourceTable(activitySignUpResource));
    await database.orm.delete(table);
    await database.orm.insert(table).values(rows.map((one) => ({ ...one })));
    const list = await ask('clerk');
    await fc.assert(
      fc.asyncProperty(condition, fc.boolean(), async (asked, isTwice) => {
        const bound = bindCondition(activityResource, asked, nobody, 'query');
        if (!bound.ok) throw new Error(bound.error['en-US']);
        const { superQueryParams, superQueryMatchType } = formatSuperQuery(asked);
        const params = isTwice ? encodeURIComponent(superQueryParams) : superQueryParams;
        const answer = await list('/isps/activity/list', params, superQueryMatchType);
        expect(answer.ids).toEqual(
          rows
            .flatMap(({ id, ...values }) => (conditionHolds(bound.value, { ...values, createTime: null }) ? [id] : []))
            .toSorted(),
        );
      }),
      { seed: SEED, numRuns: propertyRounds(200) },
    );
  });

  it('QUERY-07 refuses unknown, secret and masked fields, unknown rules and too many conditions, in words', async () => {
    const list = await ask('admin');
    const of = async (path: string, lines: unknown, matchType?: string) => {
      const { status, message } = await list(
        path,
        typeof lines === 'string' ? lines : JSON.stringify(lines),
        matchType,
      );
      return `${status} ${message}`;
    };
    const users = '/sys/user/list';
    const retirees = '/isps/retiree/list';
    const line = { field: 'title', rule: 'eq', val: 'a' };
    expect([
      await of('/isps/activity/list', [{ field: 'passwordHash', rule: 'eq', val: 'a' }]),
      await of('/isps/activity/list', [{ field: 'delFlag', rule: 'eq', val: '1' }]),
      await of('/isps/activity/list', [{ field: 'tenant_id', rule: 'ne', val: '0' }]),
      await of('/isps/activity/list', [{ field: "title' or '1'='1", rule: 'eq', val: 'a' }]),
      await of('/isps/activity/list', [{ ...line, rule: 'regexp' }]),
      await of('/isps/activity/list', 'title = 1'),
      await of('/isps/activity/list', [line], 'xor'),
      await of(
        '/isps/activity/list',
        Array.from({ length: 2000 }, () => line),
      ),
      await of(users, [{ field: 'password', rule: 'eq', val: 'a' }]),
      await of(retirees, [{ field: 'idCard', rule: 'right_like', val: '110' }]),
      await of(retirees, [{ field: 'idCard', rule: 'gt', val: '110' }]),
      await of(retirees, [{ field: 'idCard', rule: 'in', val: '110,120' }]),
      await of(retirees, [{ field: 'idCard', rule: 'eq', val: '110' }], 'or'),
      await of(retirees, [{ matchType: 'or', params: [{ field: 'idCard', rule: 'eq', val: '110' }] }]),
      (await of(retirees, [{ field: 'idCard', rule: 'eq', val: '110' }])).slice(0, 3),
    ]).toMatchInlineSnapshot(`
      [
        "400 没有可查询的字段“passwordHash”，请选择其他字段",
        "400 没有可查询的字段“delFlag”，请选择其他字段",
        "400 没有可查询的字段“tenant_id”，请选择其他字段",
        "400 没有可查询的字段“title' or '1'='1”，请选择其他字段",
        "400 查询条件的格式不正确，请重新设置条件",
        "400 查询条件的格式不正确，请重新设置条件",
        "400 “superQueryMatchType”的格式不正确",
        "400 条件最多 50 个，请删去一些",
        "400 “密码”不支持“等于”，请选择其他规则",
        "400 “身份证号”不支持“以…开头”，请选择其他规则",
        "400 “身份证号”不支持“大于”，请选择其他规则",
        "400 “身份证号”不支持“在…中”，请选择其他规则",
        "400 “身份证号”不支持“等于”，请选择其他规则",
        "400 “身份证号”不支持“等于”，请选择其他规则",
        "200",
      ]
    `);
  });

  it('T-29 keeps the rows of other tenants and of data rules out, whatever is joined by or', async () => {
    const list = await ask('clerk');
    const everything = JSON.stringify([
      { field: 'title', rule: 'notEmpty' },
      { field: 'title', rule: 'empty' },
    ]);
    await application().database.orm.execute(sql`update activity set tenant_id = 1001`);
    expect((await list('/isps/activity/list', everything, 'or')).ids).toEqual([]);
  });

  it('finds rows of every level of a tree', async () => {
    const list = await ask('admin');
    const names = await list('/sys/category/list', '');
    const found = await list('/sys/category/list', JSON.stringify([{ field: 'name', rule: 'notEmpty', val: '' }]));
    expect((found.ids?.length ?? 0) > (names.ids?.length ?? 0)).toBe(true);
  });
});
