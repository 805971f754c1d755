import { expect, it } from 'vitest';

import { resources, retireeResource, activityResource, userResource } from '../../../resources/index.ts';
import { lineInput, queryFields } from './query-fields.model.ts';

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
