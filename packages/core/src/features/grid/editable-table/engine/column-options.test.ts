import { expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { tableOf, write } from './engine-table.testing.ts';

const columns: readonly Column[] = [
  { key: 'province', title: '省', type: 'text', linkageKey: 'city' },
  { key: 'city', title: '市', type: 'text', options: [{ value: 'own' }] },
  { key: 'size', title: '大小', type: 'text', options: [{ value: 's' }, { value: 'm' }], allowInput: true },
];
const given = [
  { id: '1', province: 'zj', city: 'hz', size: 'm' },
  { id: '2', province: 3, size: 'xl' },
  { id: '3', size: 's' },
];

it("TABLE-24 options are those of the parent's value, as soon as any are loaded", () => {
  const table = tableOf(given, { columns });
  const choices = () =>
    ['row-0-1', 'row-1-2', 'row-2-3', 'nobody'].map((key) =>
      table
        .options(key, 'city')
        .map(({ value }) => value)
        .join(),
    );
  const seen = [choices()];
  table.setOptions('city', [{ value: 'dictionary' }]);
  seen.push(choices());
  table.setLinkedOptions('city', 'zj', [{ value: 'hz' }]);
  table.setLinkedOptions('city', '3', [{ value: 'c' }]);
  seen.push(choices());
  write(table, 2, 'province', 'zj');
  seen.push(choices());
  expect(seen).toEqual([
    ['own', 'own', 'own', 'own'],
    ['dictionary', 'dictionary', 'dictionary', 'dictionary'],
    ['hz', 'c', '', ''],
    ['hz', 'c', 'hz', ''],
  ]);
});

it('TABLE-17 values of other rows are options if typing is allowed, in the same list until a change', () => {
  const table = tableOf(given, { columns });
  const choices = () => table.options('row-0-1', 'size');
  const first = choices();
  const again = choices();
  write(table, 0, 'size', 'own');
  const written = choices();
  table.setOptions('size', [{ value: 'one' }]);
  expect([
    first.map(({ value }) => value),
    again === first,
    written.map(({ value }) => value),
    choices().map(({ value }) => value),
  ]).toEqual([['s', 'm', 'xl'], true, ['s', 'm', 'own', 'xl'], ['one', 'own', 'xl', 's']]);
});
