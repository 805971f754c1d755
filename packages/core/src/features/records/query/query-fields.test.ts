import { expect, it } from 'vitest';

import { resources, retireeResource, activityResource, userResource } from '../../../resources/index.ts';
import * as v from 'valibot';

import { lineInput, queryFields } from './query-fields.model.ts';
import { queryItem } from './query-items.model.ts';

it('QUERY-03 enters each value by the type of its field', () => {
  const inputs = [activityResource, retireeResource, userResource].flatMap((resource) =>
    queryFields(resource).map(({ key, input }) => [key, input] as const),
  );
  const byInput = Object.fromEntries(inputs.map(([key, input]) => [input, key]));
  expect(Object.keys(byInput).toSorted()).toEqual([
    'date',
    'dateTime',
    'dictionary',
    'number',
    'reference',
    'region',
    'text',
    'tree',
    'yesNo',
  ]);
  expect(lineInput(queryFields(activityResource), { field: 'title', rule: 'empty' })).toBe('none');
  expect(lineInput(queryFields(activityResource), { field: null, rule: 'eq' })).toBe(null);
});

const popup = { code: 'retiree', orgFields: 'name,id', destFields: 'contact,title', field: 'contact' };
const asked = (item: object) => {
  const [field] = queryFields(activityResource, [v.parse(queryItem, { field: 'title', ...item })]);
  if (field === undefined) throw new Error('There is no field');
  return field;
};

it('QUERY-03 an item says what the value is chosen from: options, a dictionary, a table, users, departments, rows of a popup', () => {
  const config = {
    code: 'retiree',
    orgFields: 'name,id',
    destFields: 'contact,title',
    field: 'contact',
    separator: '\t',
  };
  expect(
    [
      {
        options: [
          { value: 1, title: '一' },
          { value: 'b', label: '乙', disabled: true },
        ],
      },
      { dictCode: 'sex' },
      { type: 'sel_search', dictTable: 'activityType' },
      { type: 'sel_search', dictTable: 'activity_type', dictText: 'name', dictCode: 'id' },
      { type: 'sel_user' },
      { type: 'select-user', customReturnField: 'username' },
      { type: 'sel_depart' },
      { type: 'popup', popup },
      { type: 'input' },
    ].map((item) => asked(item).choice),
  ).toEqual([
    {
      input: 'options',
      options: [
        { value: '1', text: '一', title: '一' },
        { value: 'b', text: '乙', disabled: true },
      ],
    },
    { input: 'code', dictionary: 'sex' },
    { input: 'lookup', lookup: 'activityType' },
    { input: 'lookup', lookup: 'activity_type,name,id' },
    { input: 'user', returnField: 'id' },
    { input: 'user', returnField: 'username' },
    { input: 'department' },
    { input: 'popup', popup: { config, stored: 'title', shown: 'contact' } },
    null,
  ]);
});

it.each([
  [{ type: 'popup' }, 'popup参数未正确配置!'],
  [{ popup: { ...popup, code: '' } }, 'popup参数未正确配置!'],
  [{ popup: { ...popup, destFields: 'title' } }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
  [{ popup: { ...popup, field: 'phone' } }, 'popup参数未正确配置！field 必须是 destFields 中的一个'],
  [
    { dictTable: 'user', dictText: 'realname' },
    '数据表字典未正确配置！请填写 dictTable；dictText 和 dictCode 要么都填，要么都不填',
  ],
  [
    { dictText: 'realname', dictCode: 'id' },
    '数据表字典未正确配置！请填写 dictTable；dictText 和 dictCode 要么都填，要么都不填',
  ],
  [
    { type: 'sel_user', customReturnField: 'password' },
    'customReturnField 不能是“password”，只能是 id、username、realname',
  ],
  [{ type: 'sel_depart', customReturnField: 'username' }, 'customReturnField 不能是“username”，只能是 id'],
])('QUERY-03 an item that does not fit together is said to be wrong: %j', (item, words) => {
  const { problem, choice } = asked(item);
  expect([problem?.['zh-CN'], choice]).toEqual([words, null]);
});

it('QUERY-03 a part of a chosen value is typed, and entries of a table are chosen one at a time', () => {
  const lookup = asked({ dictTable: 'activityType' });
  const input = (rule: 'eq' | 'like' | 'empty') => lineInput([lookup], { field: 'title', rule });
  expect([
    input('eq'),
    input('like'),
    input('empty'),
    lookup.rules.includes('in'),
    asked({ popup }).rules.includes('in'),
  ]).toEqual(['lookup', 'text', 'none', false, true]);
});

it('QUERY-01 offers the rules in the order of the specification', () => {
  const rules = queryFields(activityResource).find(({ key }) => key === 'title')?.rules;
  expect(rules).toEqual([
    'eq',
    'like',
    'right_like',
    'left_like',
    'in',
    'ne',
    'gt',
    'ge',
    'lt',
    'le',
    'empty',
    'notEmpty',
  ]);
});

it('offers fields with rules in every resource, and no secret one', () => {
  const lacking = resources.filter((resource) => queryFields(resource).some(({ rules }) => rules.length === 0));
  const secret = queryFields(userResource).filter(({ key }) => key === 'password');
  expect([lacking, secret]).toEqual([[], []]);
});
