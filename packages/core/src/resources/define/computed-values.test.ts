import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import { computedValue } from './computed-values.ts';
import { columnFields, defineResource, formFields } from './define-resource.ts';
import { isDerived, joinedFields, sourcesOf } from './derived-fields.ts';
import { dictionaryOf } from './field-kinds.ts';
import { maskOf } from './masks.ts';
import { resourceByName, resources } from './resources.registry.ts';
import type { ComputedField, Field, Resource } from './resource.types.ts';

const label = localized('字段', 'Field');
const TODAY = '2026-11-24';
const computed = (by: ComputedField['by'], ...of: readonly string[]): ComputedField => ({
  type: 'computed',
  by,
  of,
  label,
});

describe('a computed field', () => {
  it.each([
    ['1950-11-24', null, 76],
    ['1950-11-25', null, 75],
    ['1952-02-29', null, 74],
    ['1950-03-12', '2020-03-11', 69],
    ['2027-01-01', null, null],
    [null, null, null],
  ])('says how old somebody born on %s is, or was on %s', (birthday, end, age) => {
    const value = computedValue(
      computed('ageOfBirthday', 'birthday', 'deathDate'),
      { birthday, deathDate: end },
      TODAY,
    );
    expect(value?.value ?? null).toBe(age);
  });

  it.each([
    [25, 100, '25%'],
    [0, 30, '0%'],
    [31, 30, '103%'],
    [25, 0, undefined],
    [25, null, undefined],
  ])('says that %s of %s places are %s', (taken, places, text) => {
    const value = computedValue(computed('shareTaken', 'taken', 'places'), { taken, places }, TODAY);
    expect(value?.text['zh-CN']).toBe(text);
  });

  it.each([
    ['2026-11-23', '已过期'],
    ['2026-11-24', '即将到期'],
    ['2026-12-24', '即将到期'],
    ['2026-12-25', '有效'],
    [null, undefined],
  ])('says whether %s is passed or near', (last, text) => {
    expect(computedValue(computed('validity', 'last'), { last }, TODAY)?.text['zh-CN']).toBe(text);
  });

  it('is a column and in no form, and needs what it is made of', () => {
    expect([
      formFields(activityResource).some(([key]) => key === 'signUpRatio'),
      columnFields(activityResource).some(([key]) => key === 'signUpRatio'),
      sourcesOf(activityResource, ['title', 'signUpRatio', 'unknown']),
    ]).toEqual([false, true, ['title', 'signedCount', 'quota', 'unknown']]);
  });
});

const described = (fields: Readonly<Record<string, Field>>): Resource =>
  defineResource({
    name: 'patient',
    path: '/patient',
    title: label,
    singular: label,
    permissionPrefix: 'patient',
    labelField: 'name',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: {
      name: { type: 'text', label, maximumLength: 20 },
      phone: { type: 'text', label, maximumLength: 20, mask: 'phone' },
      born: { type: 'date', label },
      ...fields,
    },
  });
const joined = { type: 'joined', through: 'doctorId', field: 'name', as: 'text', label } as const;

it.each<[string, Readonly<Record<string, Field>>]>([
  ['is made of another kind', { age: computed('ageOfBirthday', 'name') }],
  ['is made of too little', { age: computed('ageOfBirthday') }],
  ['is made of what is missing', { age: computed('ageOfBirthday', 'unknown') }],
  [
    'would tell a guarded value',
    { born: { type: 'date', label, isGuarded: true }, age: computed('ageOfBirthday', 'born') },
  ],
  ['is searched by', { age: { ...computed('ageOfBirthday', 'born'), search: 'equals' } }],
  ['is sorted by', { age: { ...computed('ageOfBirthday', 'born'), column: { isSortable: true } } }],
  ['is required', { age: { ...computed('ageOfBirthday', 'born'), isRequired: true } }],
  ['is read through no reference', { doctorName: { ...joined, through: 'name' } }],
])('a derived field is refused that %s', (_what, fields) => {
  expect(() => described(fields)).toThrow(/Resource patient: "/u);
});

it('joined fields are what they say of the other resource: its kind, its mask and its guard', () => {
  const problems = resources.flatMap((resource) =>
    joinedFields(resource).flatMap(([key, field]) => {
      const reference = resource.fields[field.through];
      const other = reference?.type === 'reference' ? resourceByName(reference.resource) : undefined;
      const source = other?.fields[field.field];
      const isSame =
        source !== undefined &&
        (source.type === field.as ||
          (['multilineText', 'dictionary', 'state'].includes(source.type) && field.as === 'text')) &&
        dictionaryOf(source) === field.dictionary &&
        maskOf(source) === field.mask &&
        (source.isGuarded !== true || field.isGuarded === true) &&
        !isDerived(source);
      return isSame ? [] : [`${resource.name}.${key}`];
    }),
  );
  expect(problems).toEqual([]);
});
