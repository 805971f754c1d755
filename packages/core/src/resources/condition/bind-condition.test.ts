import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import type { FieldValue } from '../define/field-value.types.ts';
import type { Field, Resource } from '../define/resource.types.ts';
import { bindCondition } from './bind-condition.ts';
import { conditionHolds } from './condition-holds.ts';
import type { ConditionContext, ConditionUse } from './condition.types.ts';

const labelled = (chinese: string, english: string) => ({ label: localized(chinese, english) });
const fields: Readonly<Record<string, Field>> = {
  name: { type: 'text', ...labelled('姓名', 'Name'), maximumLength: 100 },
  status: { type: 'dictionary', dictionary: 'status', ...labelled('状态', 'Status') },
  quota: { type: 'integer', minimum: 0, maximum: 100, ...labelled('名额', 'Places') },
  fee: { type: 'decimal', minimum: 0, maximum: 100, scale: 2, ...labelled('费用', 'Fee') },
  day: { type: 'date', ...labelled('日期', 'Day') },
  start: { type: 'dateTime', ...labelled('开始', 'Start') },
};
const resource: Resource = {
  name: 'thing',
  path: '/thing',
  title: localized('物品', 'Things'),
  singular: localized('物品', 'Thing'),
  permissionPrefix: 'thing',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields,
};

/** 7:30 on 1 March 2026 in UTC+8: the day before, in UTC. */
const context: ConditionContext = {
  now: Date.UTC(2026, 1, 28, 23, 30),
  userId: 'u1',
  username: 'clerk',
  orgCode: 'A01',
  orgCodes: ['A01', 'A02'],
  departmentsWithin: (codes) => codes.flatMap((code) => [code, `${code}A01`]),
};
const nobody: ConditionContext = { ...context, userId: null, username: null, orgCode: null, orgCodes: [] };

const bind = (condition: unknown, use: ConditionUse = 'description', known = context) => {
  const bound = bindCondition(resource, condition, known, use);
  return bound.ok ? bound.value : bound.error;
};
const holds = (condition: unknown, row: Record<string, string | number | null>) => {
  const bound = bindCondition(resource, condition, context, 'description');
  if (!bound.ok) throw new Error(bound.error['en-US']);
  return conditionHolds(bound.value, row);
};

describe('what a condition means', () => {
  it.each<[field: string, rule: string, value: unknown, yes: readonly FieldValue[], no: readonly FieldValue[]]>([
    ['name', 'eq', 'Ab', ['Ab'], ['ab', 'AB', ' Ab', '', null]],
    ['name', 'ne', 'Ab', ['ab', '', null], ['Ab']],
    ['name', 'gt', 'b', ['c', 'ba', '活', '😀'], ['b', 'B', 'a', '', null]],
    ['name', 'ge', 'b', ['b', 'c'], ['a', null]],
    ['name', 'lt', '😀', ['b', '活', '\uFF21', ''], ['😀', '😁', null]],
    ['name', 'le', '活', ['活', 'z', ''], ['\uFF21', '😀', null]],
    // All of a month or a year: its first day on, and before the day after its last.
    ['day', 'eq', { of: 'thisMonth' }, ['2026-03-01', '2026-03-31'], ['2026-02-28', '2026-04-01', null]],
    ['day', 'eq', { of: 'lastMonth' }, ['2026-02-01', '2026-02-28'], ['2026-01-31', '2026-03-01']],
    ['day', 'ge', { of: 'thisYear' }, ['2026-01-01', '2027-01-01'], ['2025-12-31']],
    ['day', 'le', { of: 'thisYear' }, ['2026-12-31', '2025-01-01'], ['2027-01-01']],
    ['start', 'eq', { of: 'lastYear' }, ['2025-01-01 00:00:00', '2025-12-31 23:59:59'], ['2026-01-01 00:00:00']],
    ['name', 'in', ['a', '活'], ['a', '活'], ['A', '', null]],
    ['name', 'in', 'a', ['a'], ['b', null]],
    ['name', 'like', 'aB%', ['xAb%x', 'AB%'], ['ab', 'axb', '', null]],
    ['name', 'like', 'É', ['cafÉ'], ['café', 'cafe']],
    ['name', 'like', '\uFF21', ['\uFF21', '\uFF41', 'A'], ['\u0391']],
    ['name', 'eq', '\uFF21\u200b', ['\uFF21', 'A'], ['\uFF41', null]],
    ['quota', 'eq', '\uFF15', [5], [0, null]],
    ['name', 'right_like', '_\\', ['_\\x'], ['x_\\', 'a\\', null]],
    ['name', 'left_like', "'", ["it'"], ["'t", null]],
    ['name', 'empty', undefined, ['', null], [' ', 'a']],
    ['name', 'notEmpty', 'ignored', [' ', 'a'], ['', null]],
    ['status', 'eq', 1, ['1'], ['01', null]],
    ['status', 'ne', '1', ['01', null], ['1']],
    ['quota', 'eq', '5', [5], [0, null]],
    ['quota', 'ne', 5, [0, null], [5]],
    ['quota', 'gt', 1.5, [2], [1, null]],
    ['quota', 'ge', 0, [0, 1], [null]],
    ['quota', 'le', -0, [0], [1, null]],
    ['quota', 'in', ['1', 2], [1, 2], [3, null]],
    ['quota', 'between', ['1', 2.5], [1, 2], [0, 3, null]],
    ['start', 'between', ['2026-03-01', '2026-03-02'], ['2026-03-02 23:59:59'], ['2026-03-03 00:00:00', null]],
    ['day', 'between', ['2026-03-01', '2026-03-02'], ['2026-03-01', '2026-03-02'], ['2026-02-28', '2026-03-03', null]],
    ['quota', 'empty', null, [null], [0]],
    ['fee', 'eq', 0.3, [0.3], [0.29, 0.31, null]],
    ['fee', 'lt', '0.30', [0.29], [0.3, null]],
    ['day', 'eq', '2026-03-01', ['2026-03-01'], ['2026-02-28', '2026-03-02', null]],
    ['day', 'eq', '2026-03-01 12:00:00', ['2026-03-01'], ['2026-03-02']],
    ['day', 'gt', '2026-03-01', ['2026-03-02'], ['2026-03-01', null]],
    ['day', 'ne', '2026-03-01', ['2026-03-02', null], ['2026-03-01']],
    ['day', 'in', ['2026-03-01', '9999-12-31'], ['2026-03-01', '9999-12-31'], ['2026-03-02', null]],
    ['start', 'eq', '2026-03-01', ['2026-03-01 00:00:00', '2026-03-01 23:59:59'], ['2026-03-02 00:00:00', null]],
    ['start', 'eq', '2026-03-01 08:00:00', ['2026-03-01 08:00:00'], ['2026-03-01 08:00:01']],
    ['start', 'gt', '2026-03-01', ['2026-03-02 00:00:00'], ['2026-03-01 23:59:59', null]],
    ['start', 'ge', '2026-03-01', ['2026-03-01 00:00:00'], ['2026-02-28 23:59:59', null]],
    ['start', 'lt', '2026-03-01', ['2026-02-28 23:59:59'], ['2026-03-01 00:00:00', null]],
    ['start', 'le', '2026-03-01', ['2026-03-01 23:59:59'], ['2026-03-02 00:00:00', null]],
    ['createTime', 'eq', '2026-03-01 08:00:00', ['2026-03-01 08:00:00'], ['2026-03-01 08:00:01', null]],
    ['createBy', 'ne', { of: 'username' }, ['admin', null], ['clerk']],
    ['createBy', 'eq', { of: 'userId' }, ['u1'], ['clerk']],
    ['sysOrgCode', 'eq', { of: 'orgCode' }, ['A01'], ['A01A01', 'A02', null]],
    ['sysOrgCode', 'in', { of: 'orgCodes' }, ['A01', 'A02'], ['A01A01', null]],
    ['sysOrgCode', 'within', { of: 'orgCode' }, ['A01', 'A01A01'], ['A02', 'A01A02', null]],
    ['day', 'eq', { of: 'today' }, ['2026-03-01'], ['2026-02-28']],
    ['day', 'lt', { of: 'today', days: -1 }, ['2026-02-27'], ['2026-02-28']],
    ['start', 'le', { of: 'now' }, ['2026-03-01 07:30:00'], ['2026-03-01 07:30:01']],
    ['start', 'ge', { of: 'now', days: 1 }, ['2026-03-02 07:30:00'], ['2026-03-02 07:29:59']],
  ])('%s %s %j', (key, rule, value, yes, no) => {
    const condition = { field: key, rule, value };
    const answers = [...yes, ...no].map((one) => [one, holds(condition, { [key]: one })]);
    expect(answers).toEqual([...yes.map((one) => [one, true]), ...no.map((one) => [one, false])]);
  });

  it('combines conditions by all and any, nested', () => {
    const condition = {
      any: [
        {
          all: [
            { field: 'quota', rule: 'gt', value: 1 },
            { field: 'status', rule: 'eq', value: '1' },
          ],
        },
        { field: 'name', rule: 'eq', value: 'x' },
      ],
    };
    expect([
      holds(condition, { quota: 2, status: '1' }),
      holds(condition, { quota: 2, status: '0' }),
      holds(condition, { quota: 2, status: '0', name: 'x' }),
      holds(condition, {}),
    ]).toEqual([true, false, true, false]);
  });
});

const line = (value?: unknown) => ({ field: 'name', rule: 'eq', value });
const never = { kind: 'never' };
const always = { kind: 'always' };
const bound = { kind: 'text', field: 'name', rule: 'eq', value: 'a' };

describe('what is incomplete', () => {
  it.each<[title: string, condition: unknown, query: unknown, scope: unknown]>([
    ['no value', line(), always, never],
    ['null', line(null), always, never],
    ['an empty text', line(''), always, never],
    ['an empty list', { field: 'name', rule: 'in', value: [] }, always, never],
    ['a list of empty values', { field: 'name', rule: 'in', value: ['', null] }, always, never],
    [
      'a line among others',
      { all: [line('a'), line()] },
      { kind: 'all', of: [bound] },
      { kind: 'all', of: [bound, never] },
    ],
    [
      'a line of an alternative',
      { any: [line('a'), line()] },
      { kind: 'any', of: [bound] },
      { kind: 'any', of: [bound, never] },
    ],
    ['all lines of a group', { all: [{ any: [line()] }] }, always, { kind: 'all', of: [{ kind: 'any', of: [never] }] }],
  ])('%s: refused in a description, dropped from a query, false in a scope', (_title, condition, query, scope) => {
    expect([bind(condition), bind(condition, 'query'), bind(condition, 'scope')]).toEqual([
      localized('请填写“姓名”的条件值', 'Enter a value for "Name".'),
      query,
      scope,
    ]);
  });

  it.each([
    { field: '', rule: 'eq', value: 'a' },
    { field: null, rule: 'eq' },
    { field: 'name', rule: '' },
    { field: 'name' },
    {},
    { all: [] },
  ])('drops the line %j from a query and from nothing else', (condition) => {
    const refused = bind(condition);
    expect([bind(condition, 'query'), bind(condition, 'scope'), 'zh-CN' in refused]).toEqual([always, never, true]);
  });

  it.each(['eq', 'ne', 'in', 'like', 'right_like'])(
    'a variable without a value makes the leaf false by the rule %s, whatever the use',
    (rule) => {
      const key = rule.endsWith('like') ? 'name' : 'sysOrgCode';
      const condition = { field: key, rule, value: { of: rule === 'in' ? 'orgCodes' : 'orgCode' } };
      expect((['description', 'query', 'scope'] as const).map((use) => bind(condition, use, nobody))).toEqual([
        never,
        never,
        never,
      ]);
    },
  );
});

describe('what is refused', () => {
  const nested = (levels: number): unknown =>
    Array.from({ length: levels - 1 }).reduce<unknown>((inner) => ({ all: [inner] }), line('a'));
  const unreadable = localized(
    '查询条件的格式不正确，请重新设置条件',
    'The condition cannot be read. Set the conditions again.',
  );
  const unfit = (chinese: string, english: string) =>
    localized(
      `“${chinese}”的条件值格式不正确，请重新填写`,
      `The value for "${english}" has the wrong format. Enter it again.`,
    );
  const refused = (chinese: string, english: string, rule: string, name: string) =>
    localized(
      `“${chinese}”不支持“${rule}”，请选择其他规则`,
      `"${english}" cannot be compared by "${name}". Choose another rule.`,
    );

  it.each<[title: string, condition: unknown, message: unknown]>([
    ['no condition', undefined, unreadable],
    ['a text', 'name = 1', unreadable],
    ['a list', [line('a')], unreadable],
    ['an unknown rule', { field: 'name', rule: 'regexp', value: 'a' }, unreadable],
    ['an unknown key', { ...line('a'), sql: '1' }, unreadable],
    ['a group with both words', { all: [line('a')], any: [line('a')] }, unreadable],
    ['a group that is no list', { all: line('a') }, unreadable],
    ['a value that is an object', line({ $ne: '' }), unreadable],
    ['an unknown variable', line({ of: 'password' }), unreadable],
    [
      'an unknown field',
      { field: 'passwordHash', rule: 'eq', value: 'a' },
      localized(
        '没有可查询的字段“passwordHash”，请选择其他字段',
        'There is no field "passwordHash". Choose another one.',
      ),
    ],
    [
      'a key of every object',
      { field: 'constructor', rule: 'eq', value: 'a' },
      localized(
        '没有可查询的字段“constructor”，请选择其他字段',
        'There is no field "constructor". Choose another one.',
      ),
    ],
    ['a part of a code', { field: 'status', rule: 'like', value: '1' }, refused('状态', 'Status', '包含', 'contains')],
    [
      'the order of codes',
      { field: 'status', rule: 'gt', value: '1' },
      refused('状态', 'Status', '大于', 'is greater than'),
    ],
    ['a part of a number', { field: 'quota', rule: 'like', value: '1' }, refused('名额', 'Places', '包含', 'contains')],
    [
      'a node of text',
      { field: 'name', rule: 'within', value: 'a' },
      refused('姓名', 'Name', '属于…及下级', 'is or is below'),
    ],
    [
      'one end of a span',
      { field: 'quota', rule: 'between', value: [1] },
      localized('请填写“名额”的起止两个值', 'Enter the two values that "Places" is between.'),
    ],
    [
      'ends in the wrong order',
      { field: 'day', rule: 'between', value: ['2026-03-02', '2026-03-01'] },
      localized('“日期”的起始值大于结束值，请调换', 'The first value for "Day" is above the second. Exchange them.'),
    ],
    ['words for the end of a span', { field: 'quota', rule: 'between', value: [1, 'a'] }, unfit('名额', 'Places')],
    ['words for a number', { field: 'quota', rule: 'eq', value: 'a' }, unfit('名额', 'Places')],
    ['an endless number', { field: 'quota', rule: 'eq', value: Number.POSITIVE_INFINITY }, unfit('名额', 'Places')],
    ['words among numbers', { field: 'quota', rule: 'in', value: [1, 'a'] }, unfit('名额', 'Places')],
    ['30 February', { field: 'day', rule: 'eq', value: '2026-02-30' }, unfit('日期', 'Day')],
    ['the year 0', { field: 'day', rule: 'eq', value: '0000-01-01' }, unfit('日期', 'Day')],
    ['a number for a time', { field: 'start', rule: 'eq', value: 20_260_301 }, unfit('开始', 'Start')],
    ['a NUL', line('a\u0000'), unfit('姓名', 'Name')],
    ['half a letter', line('\ud83d'), unfit('姓名', 'Name')],
    ['endless text', line('a'.repeat(4001)), unfit('姓名', 'Name')],
    [
      'a list for one value',
      line(['a']),
      localized('“姓名”的条件只能有一个值', 'The condition on "Name" takes one value.'),
    ],
    [
      'a list variable for one value',
      line({ of: 'orgCodes' }),
      localized('“姓名”的条件只能有一个值', 'The condition on "Name" takes one value.'),
    ],
    [
      'the day for a name',
      line({ of: 'today' }),
      localized(
        '“姓名”不能与该变量比较，请选择其他变量',
        '"Name" cannot be compared with this variable. Choose another one.',
      ),
    ],
    [
      'days for a name',
      line({ of: 'username', days: 1 }),
      localized(
        '“姓名”不能与该变量比较，请选择其他变量',
        '"Name" cannot be compared with this variable. Choose another one.',
      ),
    ],
    [
      'a name for a day',
      { field: 'day', rule: 'eq', value: { of: 'username' } },
      localized(
        '“日期”不能与该变量比较，请选择其他变量',
        '"Day" cannot be compared with this variable. Choose another one.',
      ),
    ],
    [
      '1,001 values',
      { field: 'name', rule: 'in', value: Array.from({ length: 1001 }, () => 'a') },
      localized('“姓名”的条件值最多 1000 个，请减少', 'The condition on "Name" takes up to 1000 values. Use fewer.'),
    ],
    [
      '51 conditions',
      { any: Array.from({ length: 51 }, () => line('a')) },
      localized('条件最多 50 个，请删去一些', 'There may be 50 conditions. Remove some of them.'),
    ],
    [
      'six levels',
      nested(6),
      localized('条件最多嵌套 5 层，请减少分组', 'Conditions may be nested 5 deep. Use fewer groups.'),
    ],
    [
      '20,000 levels',
      nested(20_000),
      localized('条件最多嵌套 5 层，请减少分组', 'Conditions may be nested 5 deep. Use fewer groups.'),
    ],
  ])(
    '%s: with a sentence in a description and in a query; in a scope nothing is in reach',
    (_title, condition, message) => {
      expect([bind(condition), bind(condition, 'query'), bind({ any: [line('a'), condition] }, 'scope')]).toEqual([
        message,
        message,
        never,
      ]);
    },
  );

  it('takes 50 conditions, five levels and 1,000 values', () => {
    const kinds = [
      { any: Array.from({ length: 50 }, () => line('a')) },
      nested(5),
      { field: 'name', rule: 'in', value: Array.from({ length: 1000 }, () => 'a') },
    ].map((condition) => bind(condition));
    expect(kinds.map((one) => ('kind' in one ? one.kind : one))).toEqual(['any', 'all', 'textIn']);
  });
});
