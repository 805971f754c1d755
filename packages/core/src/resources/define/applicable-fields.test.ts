import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { fieldsDependingOn, isApplicable, isRequiredWith, keptValue } from './applicable-fields.ts';
import { defineResource } from './define-resource.ts';
import type { Field, Resource } from './resource.types.ts';

const label = localized('字段', 'Field');

const banner = (fields: Readonly<Record<string, Field>>): Resource =>
  defineResource({
    name: 'banner',
    path: '/isps/banner',
    title: label,
    singular: label,
    permissionPrefix: 'banner',
    labelField: 'name',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: { name: { type: 'text', label, maximumLength: 20 }, ...fields },
  });

const isLink = { field: 'kind', rule: 'eq', value: '2' } as const;
const resource = banner({
  kind: { type: 'dictionary', dictionary: 'kind', label, initial: '1' },
  address: { type: 'text', label, maximumLength: 20, isRequired: true, when: isLink },
  isCounted: { type: 'yesNo', label, initial: 'N', when: { field: 'address', rule: 'notEmpty' } },
  counter: { type: 'text', label, maximumLength: 20, when: { field: 'isCounted', rule: 'eq', value: 'Y' } },
});

it('asks for a field while its condition holds, and keeps its first value otherwise', () => {
  const filled = { kind: '2', address: 'https://a.example', isCounted: 'Y', counter: 'c1' };
  const judged = [filled, { ...filled, kind: '1' }, { ...filled, address: null }, {}].map((values) =>
    ['address', 'isCounted', 'counter'].map((key) => [
      isApplicable(resource, key, values),
      keptValue(resource, key, values),
    ]),
  );
  expect(judged).toEqual([
    [
      [true, 'https://a.example'],
      [true, 'Y'],
      [true, 'c1'],
    ],
    [
      [false, null],
      [false, 'N'],
      [false, null],
    ],
    [
      [true, null],
      [false, 'N'],
      [false, null],
    ],
    [
      [false, null],
      [false, 'N'],
      [false, null],
    ],
  ]);
});

it('needs a value while the condition for that holds', () => {
  const contact = banner({
    friend: { type: 'text', label, maximumLength: 20 },
    phone: { type: 'text', label, maximumLength: 20, requiredWhen: { field: 'friend', rule: 'notEmpty' } },
  });
  expect({
    required: [{ friend: '张三' }, { friend: '' }, {}].map((values) => isRequiredWith(contact, 'phone', values)),
    asked: isApplicable(contact, 'phone', {}),
    depending: fieldsDependingOn(contact, 'friend'),
    always: isRequiredWith(resource, 'address', {}),
    never: [isRequiredWith(resource, 'name', {}), isRequiredWith(resource, 'unknown', {})],
  }).toEqual({
    required: [true, false, false],
    asked: true,
    depending: ['phone'],
    always: true,
    never: [false, false],
  });
  expect(() => banner({ phone: { type: 'text', label, maximumLength: 5, requiredWhen: isLink } })).toThrow(
    'depends on',
  );
});

it('names what depends on a field through others', () => {
  expect(['kind', 'address', 'counter'].map((key) => fieldsDependingOn(resource, key))).toEqual([
    ['address', 'isCounted', 'counter'],
    ['isCounted', 'counter'],
    [],
  ]);
});

it('refuses conditions that a form could not judge', () => {
  const refused = (fields: Readonly<Record<string, Field>>) => {
    try {
      banner(fields);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
    return 'defined';
  };
  const kind: Field = { type: 'dictionary', dictionary: 'kind', label };
  const text = (when: Field['when']): Field => ({ type: 'text', label, maximumLength: 5, ...(when ? { when } : {}) });
  expect([
    refused({ note: text(isLink), kind }),
    refused({ kind: { ...kind, form: false }, note: text(isLink) }),
    refused({ kind: { type: 'state', dictionary: 'kind', initial: '1', label }, note: text(isLink) }),
    refused({ kind, note: text({ field: 'kind', rule: 'eq', value: { of: 'username' } }) }),
    refused({ kind, note: text({ field: 'kind', rule: 'gt', value: 3 }) }),
    refused({ kind, note: text(isLink) }),
  ]).toEqual([
    'Resource banner: "note" depends on "kind", which is no field of the form before it',
    'Resource banner: "note" depends on "kind", which is no field of the form before it',
    'Resource banner: "note" depends on "kind", which is no field of the form before it',
    'Resource banner: "note" depends on more than constants',
    expect.stringMatching(/^Resource banner: "note" depends on what cannot be read/u),
    'defined',
  ]);
});
