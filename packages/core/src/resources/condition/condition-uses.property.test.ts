import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { actionObstacle } from '../define/resource-actions.ts';
import { defineResource } from '../define/define-resource.ts';
import type { Resource } from '../define/resource.types.ts';
import { bindCondition } from './bind-condition.ts';
import { conditionHolds } from './condition-holds.ts';
import type { Condition, ConditionContext } from './condition.types.ts';
import { formatSuperQuery, parseSuperQuery } from './super-query.ts';

const text = (chinese: string) => ({ label: localized(chinese, chinese) });
const things = {
  name: 'thing',
  path: '/isps/thing',
  title: localized('物品', 'Things'),
  singular: localized('物品', 'Thing'),
  permissionPrefix: 'thing',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    name: { type: 'text', ...text('名称'), maximumLength: 20, isRequired: true },
    status: { type: 'dictionary', dictionary: 'status', ...text('状态') },
    quota: { type: 'integer', minimum: -9, maximum: 9, ...text('名额') },
    day: { type: 'date', ...text('日期') },
  },
} satisfies Resource;

const context: ConditionContext = {
  now: Date.UTC(2026, 0, 15),
  userId: 'u1',
  username: 'clerk',
  orgCode: 'A01',
  orgCodes: ['A01'],
  departmentsWithin: (codes) => codes,
};

const words = fc.string({ unit: fc.constantFrom('a', 'A', '%', '_', '活', "'"), minLength: 1, maxLength: 3 });
const days = fc.constantFrom('2026-01-14', '2026-01-15', '2026-02-28');
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constant('name'),
    rule: fc.constantFrom('eq', 'ne', 'gt', 'le', 'like', 'left_like', 'right_like'),
    value: words,
  }),
  fc.record({ field: fc.constant('status'), rule: fc.constant('in'), value: fc.array(words, { minLength: 1 }) }),
  fc.record({
    field: fc.constant('quota'),
    rule: fc.constantFrom('eq', 'gt', 'le'),
    value: fc.integer({ min: -2, max: 2 }),
  }),
  fc.record({ field: fc.constant('day'), rule: fc.constantFrom('eq', 'ge', 'lt'), value: days }),
  fc.record({ field: fc.constantFrom('status', 'quota', 'day'), rule: fc.constantFrom('empty', 'notEmpty') }),
);
const condition = fc.letrec<{ group: Condition; part: Condition }>((tie) => ({
  part: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('group')),
  group: fc
    .tuple(fc.boolean(), fc.array(tie('part'), { minLength: 1, maxLength: 3 }))
    .map(([isAll, parts]): Condition => (isAll ? { all: parts } : { any: parts })),
})).group;
const row = fc.record({
  name: words,
  status: fc.option(words),
  quota: fc.option(fc.integer({ min: -2, max: 2 })),
  day: fc.option(days),
});

describe('one condition', () => {
  it('RES-03 means the same in a description, a query, a scope, an action and over the wire, for every row', () => {
    let held = 0;
    fc.assert(
      fc.property(condition, fc.array(row, { minLength: 5, maxLength: 5 }), (written, rows) => {
        const judged = (use: 'description' | 'query' | 'scope', sent: Condition = written) => {
          const bound = bindCondition(things, sent, context, use);
          if (!bound.ok) throw new Error(bound.error['en-US']);
          return rows.map((one) => conditionHolds(bound.value, one));
        };
        const doing = defineResource({
          ...things,
          actions: {
            close: {
              label: localized('关闭', 'Close'),
              on: 'rows',
              sets: { status: '9' },
              when: { condition: written, otherwise: localized('不行', 'No') },
            },
          },
        });
        const acted = rows.map(
          (one) => actionObstacle(doing, 'close', one, { textOf: (_, code) => code, context }) === null,
        );
        const wire = formatSuperQuery(written);
        const received = parseSuperQuery(wire.superQueryParams, wire.superQueryMatchType);
        if (!received.ok || received.value === null) throw new Error('Nothing came over the wire');
        const expected = judged('description');
        held += expected.filter(Boolean).length;
        expect([judged('query'), judged('scope'), acted, judged('query', received.value)]).toEqual(
          Array.from({ length: 4 }, () => expected),
        );
      }),
      { seed: 20_261_127 },
    );
    expect(held).toBeGreaterThan(0);
  });
});

describe('a data rule', () => {
  it('PERM-11 reaches by column, rule and value the rows of the person alone, and none where it cannot be read', () => {
    const rows = [
      { createBy: 'clerk', sysOrgCode: 'A01', quota: 1 },
      { createBy: 'clerk', sysOrgCode: 'A02', quota: 2 },
      { createBy: 'admin', sysOrgCode: 'A01', quota: 3 },
    ];
    const reached = (rule: unknown, by: ConditionContext = context) => {
      const bound = bindCondition(things, rule, by, 'scope');
      return bound.ok ? rows.filter((one) => conditionHolds(bound.value, one)).map(({ quota }) => quota) : null;
    };
    const own = { field: 'createBy', rule: 'eq', value: { of: 'username' } };
    const department = { field: 'sysOrgCode', rule: 'within', value: { of: 'orgCodes' } };
    const nobody: ConditionContext = { ...context, username: null, orgCode: null, orgCodes: [] };
    expect({
      own: reached(own),
      department: reached(department),
      both: reached({ all: [own, department] }),
      constant: reached({ field: 'quota', rule: 'ge', value: 2 }),
      ofNobody: [reached(own, nobody), reached(department, nobody)],
      unreadable: [reached({ field: 'nothing', rule: 'eq', value: 1 }), reached({ field: 'quota' }), reached('x')],
    }).toEqual({
      own: [1, 2],
      department: [1, 3],
      both: [1],
      constant: [2, 3],
      ofNobody: [[], []],
      unreadable: [[], [], []],
    });
  });
});
