import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { defineResource } from './define-resource.ts';
import { filledFields } from './filled-fields.ts';
import { maskOf } from './masks.ts';
import { resourceByName, resources } from './resources.registry.ts';
import type { Field } from './resource.types.ts';

const label = localized('某项', 'Something');
const visitor = (fields: Readonly<Record<string, Field>>) =>
  defineResource({
    name: 'visitor',
    path: '/isps/visitor',
    title: label,
    singular: label,
    permissionPrefix: 'visitor',
    labelField: 'note',
    lookup: 'nobody',
    defaultSorter: { column: 'createTime', order: 'desc' },
    fields: {
      retireeId: { type: 'reference', resource: 'retiree', label },
      note: { type: 'text', label, maximumLength: 9 },
      ...fields,
    },
  });

it.each([
  ['is filled through no reference', { through: 'note' }, {}],
  ['is required whatever is chosen', { through: 'retireeId' }, { isRequired: true }],
  ['need not be typed where nothing is chosen', { through: 'retireeId' }, {}],
] as const)('a field that is filled from another row is refused that %s', (_what, { through }, settings) => {
  const name = { type: 'text', label, maximumLength: 30, filledFrom: { through, field: 'name' }, ...settings } as const;
  expect(() => visitor({ name })).toThrow(/Resource visitor: "name"/u);
});

it('fields are filled from texts that are no less hidden: with the same mask and guard', () => {
  const filled = resources.flatMap((resource) =>
    filledFields(resource).map(({ key, through, field }) => {
      const reference = resource.fields[through];
      const source = reference?.type === 'reference' ? resourceByName(reference.resource)?.fields[field] : undefined;
      const own = resource.fields[key];
      const isSame = source?.type === 'text' && maskOf(source) === maskOf(own) && source.isGuarded === own?.isGuarded;
      return `${resource.name}.${key} ${isSame ? 'is as hidden' : 'is hidden less'}`;
    }),
  );
  expect(filled.toSorted()).toEqual([
    'activitySignUp.name is as hidden',
    'activitySignUp.phone is as hidden',
    'matchWork.authorName is as hidden',
  ]);
});
