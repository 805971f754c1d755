import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import { bindCondition } from './bind-condition.ts';
import { conditionHolds } from './condition-holds.ts';
import { conditionKeys, hasPrivateOperand } from './condition-fields.ts';
import type { Condition, ConditionContext, Rule } from './condition.types.ts';
import { formatSuperQuery, parseSuperQuery } from './super-query.ts';
import { retireeResource } from '../business/retiree.resource.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const context: ConditionContext = {
  now: Date.UTC(2026, 0, 15),
  userId: 'u1',
  username: 'clerk',
  orgCode: 'A01',
  orgCodes: ['A01'],
  departmentsWithin: (codes) => codes,
};
const bind = (condition: unknown) => {
  const bound = bindCondition(activityResource, condition, context, 'query');
  return bound.ok ? bound.value : bound.error;
};
const parsed = (params: unknown, matchType: 'and' | 'or' = 'and') => {
  const result = parseSuperQuery(typeof params === 'string' ? params : JSON.stringify(params), matchType);
  return result.ok ? result.value : result.error;
};
const line = (title: string) => ({ field: 'title', rule: 'eq', val: title });
const unreadable = localized(
  '查询条件的格式不正确，请重新设置条件',
  'The condition cannot be read. Set the conditions again.',
);

describe('an advanced query on the wire', () => {
  it('QUERY-07 is a list of lines and how they are matched', () => {
    const condition: Condition = {
      any: [
        { field: 'title', rule: 'like', value: '讲座 50%+1' },
        { field: 'status', rule: 'in', value: ['1', '2'] },
        { field: 'quota', rule: 'ge', value: 10 },
        { field: 'contact', rule: 'empty' },
      ],
    };
    const written = formatSuperQuery(condition);
    expect([written, parsed(written.superQueryParams, written.superQueryMatchType)]).toEqual([
      {
        superQueryParams:
          '[{"field":"title","rule":"like","val":"讲座 50%+1"},{"field":"status","rule":"in","val":"1,2"},' +
          '{"field":"quota","rule":"ge","val":10},{"field":"contact","rule":"empty","val":""}]',
        superQueryMatchType: 'or',
      },
      condition,
    ]);
  });

  it('QUERY-09 stays flat without nesting; a group inside is a match type and its lines', () => {
    const flat: Condition = { all: [{ field: 'title', rule: 'eq', value: 'a' }] };
    const nested: Condition = { all: [...flat.all, { any: [{ field: 'fee', rule: 'eq', value: 0 }] }] };
    expect([flat, nested].map((condition) => JSON.parse(formatSuperQuery(condition).superQueryParams))).toEqual([
      [line('a')],
      [line('a'), { matchType: 'or', params: [{ field: 'fee', rule: 'eq', val: 0 }] }],
    ]);
    const { superQueryParams } = formatSuperQuery(nested);
    expect(parsed(superQueryParams)).toEqual(nested);
  });

  it.each([
    ['once', (text: string) => text],
    ['twice', encodeURIComponent],
    ['twice, as the older family does it', encodeURI],
  ])('is read where it was encoded %s', (_title, encode) => {
    const params = JSON.stringify([{ ...line('100%+a b'), type: 'text', dictCode: '' }]);
    expect(parsed(encode(params))).toEqual({ all: [{ field: 'title', rule: 'eq', value: '100%+a b' }] });
  });

  it.each([
    ['', null],
    [' ', null],
    ['[]', null],
    [[{ matchType: 'or', params: [] }], null],
    [[{ field: '', rule: 'eq', val: 'a' }], null],
    [[{ rule: 'eq', val: 'a' }], null],
    [[{ field: 'title', rule: '', val: 'a' }], null],
    [[{ field: 'title', rule: 'eq', val: '' }], null],
    [[{ field: 'title', rule: 'eq', val: null }], null],
    [[{ field: 'title', rule: 'in', val: ',' }], null],
    [[{ field: 'title', rule: 'in', val: [] }], null],
    [[{ field: 'title', rule: 'eq' }, line('a')], { all: [{ field: 'title', rule: 'eq', value: 'a' }] }],
    [[{ field: 'quota', rule: '>=', val: 1 }], { all: [{ field: 'quota', rule: 'ge', value: 1 }] }],
    [[{ field: 'title', rule: 'in', val: ['a,b'] }], { all: [{ field: 'title', rule: 'in', value: ['a,b'] }] }],
  ])('QUERY-05 leaves empty lines out: %j', (params, condition) => {
    expect(parsed(params)).toEqual(condition);
  });

  it.each<[unknown]>([
    ['{'],
    ['name = 1'],
    ['{"field":"title"}'],
    ['null'],
    ['%'],
    ['%25'],
    [[1]],
    [[null]],
    [['title']],
    [[{ field: 'title', rule: 'regexp', val: 'a' }]],
    [[{ field: 'title', rule: 'constructor', val: 'a' }]],
    [[{ field: ['title'], rule: 'eq', val: 'a' }]],
    [[{ field: 'title', rule: 'eq', val: { $ne: '' } }]],
    [[{ field: 'title', rule: 'eq', val: [['a']] }]],
  ])('refuses %j', (params) => {
    expect(parsed(params)).toEqual(unreadable);
  });

  it('T-29 refuses more than 50 conditions and more than five levels, however many', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => ({ matchType: 'or', params: [inner] }), line('a'));
    const many = localized('条件最多 50 个，请删去一些', 'There may be 50 conditions. Remove some of them.');
    const deep = localized('条件最多嵌套 5 层，请减少分组', 'Conditions may be nested 5 deep. Use fewer groups.');
    expect([
      parsed(Array.from({ length: 51 }, () => line('a'))),
      parsed(Array.from({ length: 5000 }, () => line('a'))),
      parsed(Array.from({ length: 5 }, () => ({ params: Array.from({ length: 20 }, () => line('a')) }))),
      bind(parsed([nested(4)])),
      parsed([nested(5)]),
      parsed('['.repeat(100_000)),
    ]).toEqual([many, many, many, deep, deep, unreadable]);
    expect(bind(parsed([nested(3)]))).toMatchObject({ kind: 'all' });
  });

  it('QUERY-08 means the same before and after the wire, for every row', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'A', '%', '+', ',', '"', ' ', '活', '😀'), maxLength: 3 });
    const leaf: fc.Arbitrary<Condition> = fc.oneof(
      fc.record({
        field: fc.constant('title'),
        rule: fc.constantFrom<Rule>('eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'left_like', 'right_like'),
        value: words,
      }),
      fc.record({
        field: fc.constant('title'),
        rule: fc.constant<Rule>('in'),
        value: fc.array(words, { maxLength: 3 }),
      }),
      fc.record({
        field: fc.constant('quota'),
        rule: fc.constantFrom<Rule>('eq', 'ne', 'gt', 'ge', 'lt', 'le'),
        value: fc.integer({ min: -2, max: 2 }),
      }),
      fc.record({ field: fc.constant('quota'), rule: fc.constantFrom<Rule>('empty', 'notEmpty') }),
    );
    const tree = fc.letrec<{ group: Condition; part: Condition }>((tie) => ({
      part: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('group')),
      group: fc
        .tuple(fc.boolean(), fc.array(tie('part'), { minLength: 1, maxLength: 3 }))
        .map(([isAll, parts]): Condition => (isAll ? { all: parts } : { any: parts })),
    })).group;
    const row = fc.record({ title: fc.option(words), quota: fc.option(fc.integer({ min: -2, max: 2 })) });
    fc.assert(
      fc.property(tree, fc.array(row, { maxLength: 20 }), (condition, rows) => {
        const { superQueryParams, superQueryMatchType } = formatSuperQuery(condition);
        const sent = encodeURIComponent(superQueryParams);
        const found = (written: unknown) => {
          const bound = bindCondition(activityResource, written, context, 'query');
          if (!bound.ok) throw new Error(bound.error['en-US']);
          return rows.map((one) => conditionHolds(bound.value, one));
        };
        expect(found(parsed(sent, superQueryMatchType) ?? { all: [] })).toEqual(found(condition));
      }),
      { seed: 20_261_124, numRuns: propertyRuns(500) },
    );
  });
});

describe('fields that may be asked for', () => {
  it('are those with rules, audit fields last', () => {
    const keys = conditionKeys(activityResource);
    expect([keys[0], keys.slice(-4), keys.includes('poster')]).toEqual([
      Object.keys(activityResource.fields)[0],
      ['createBy', 'createTime', 'updateBy', 'updateTime'],
      Object.hasOwn(activityResource.fields, 'poster'),
    ]);
  });

  it('tells values of masked fields', () => {
    const masked = { field: 'idCard', rule: 'eq', value: '110' } as const;
    expect([
      hasPrivateOperand(retireeResource, { all: [masked] }),
      hasPrivateOperand(retireeResource, { all: [{ field: 'idCard', rule: 'notEmpty' }] }),
      hasPrivateOperand(retireeResource, { any: [{ field: 'name', rule: 'eq', value: 'a' }] }),
    ]).toEqual([true, false, false]);
  });
});
