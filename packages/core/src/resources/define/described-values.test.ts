import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { defineResource } from './define-resource.ts';
import { describedValues, usesDictionary } from './described-values.ts';

const label = localized('名', 'Name');
const resource = defineResource({
  name: 'sample',
  path: '/isps/sample',
  title: label,
  singular: label,
  permissionPrefix: 'sample',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    name: { type: 'text', label, maximumLength: 10 },
    kind: { type: 'dictionary', dictionary: 'kind', label, initial: 'first', search: 'equals' },
    status: { type: 'state', dictionary: 'status', label, initial: '0', search: 'equals' },
    result: { type: 'dictionary', dictionary: 'result', label },
  },
  views: [{ key: 'second', title: label, search: { kind: 'second' } }],
  actions: {
    open: {
      label,
      on: 'rows',
      move: { field: 'status', from: ['0', '3'], to: '1' },
      sets: { result: 'good', name: 'status' },
      when: {
        condition: {
          any: [
            { field: 'kind', rule: 'in', value: ['third', 'first'] },
            {
              all: [
                { field: 'name', rule: 'eq', value: 'kind' },
                { field: 'result', rule: 'notEmpty' },
              ],
            },
          ],
        },
        otherwise: label,
      },
    },
  },
});

it('names the values of a dictionary without which a description would not work', () => {
  expect(['kind', 'status', 'result', 'other'].map((one) => describedValues(resource, one))).toEqual([
    ['first', 'third', 'second'],
    ['0', '3', '1'],
    ['good'],
    [],
  ]);
  expect(['kind', 'other'].map((one) => usesDictionary(resource, one))).toEqual([true, false]);
});
