import { expect, expectTypeOf, it } from 'vitest';

import { localized } from '@evergreen/core/kernel';
import { defineResource, type ValuesOf } from '@evergreen/core/resources';

import { seededRows } from './resource-rows.ts';

const label = localized('名称', 'Name');
const shelf = defineResource({
  name: 'shelf',
  path: '/isps/shelf',
  title: label,
  singular: label,
  permissionPrefix: 'shelf',
  labelField: 'name',
  lookup: 'nobody',
  scope: 'platform',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    name: { type: 'text', label, maximumLength: 5, isRequired: true, rule: 'lettersAndDigits' },
    books: { type: 'integer', label, minimum: 0, maximum: 99, form: false },
    isOpen: { type: 'yesNo', label, isRequired: true },
    since: { type: 'date', label },
    until: { type: 'date', label, notBefore: 'since' },
  },
});
type ShelfValues = ValuesOf<typeof shelf>;

const row = (values: ShelfValues, id = 'a') => ({ id, values, createBy: 'system', createTime: 1 });
const right: ShelfValues = { name: 'A1', isOpen: 'Y' };

it('types values by the fields of their resource', () => {
  expectTypeOf<ShelfValues['name']>().toEqualTypeOf<string>();
  expectTypeOf<ShelfValues['isOpen']>().toEqualTypeOf<'Y' | 'N'>();
  expectTypeOf<ShelfValues['books']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<Pick<ShelfValues, 'name'>>().not.toExtend<{ readonly name?: never }>();
});

it('gives rows that the resource takes, as they are inserted', () => {
  expect(seededRows(shelf, [row(right), row({ ...right, books: 7, since: null }, 'b')])).toEqual([
    { id: 'a', createBy: 'system', createTime: 1, name: 'A1', isOpen: 'Y' },
    { id: 'b', createBy: 'system', createTime: 1, name: 'A1', isOpen: 'Y', books: 7, since: null },
  ]);
});

it('gives an owner to rows of a tenant, and to no others', () => {
  const owner = { tenantId: 1001, sysOrgCode: 'A01' };
  const ofTenant = { ...shelf, scope: 'tenant' as const };
  expect(seededRows(ofTenant, [{ ...row(right), owner }])).toEqual([
    { id: 'a', createBy: 'system', createTime: 1, name: 'A1', isOpen: 'Y', ...owner },
  ]);
  expect(() => seededRows(ofTenant, [row(right)])).toThrow('row 1 (a): the row belongs to no tenant');
  expect(() => seededRows(shelf, [{ ...row(right), owner }])).toThrow('the rows belong to the platform');
});

it.each<[string, object, string]>([
  ['a text that is too long', { name: 'ABCDEF' }, 'the field "name" cannot hold "ABCDEF": × Invalid'],
  ['a text against its rule', { name: 'A-1' }, 'the field "name": Enter at most 20 English letters and digits'],
  ['a missing value', { name: null }, 'the field "name": Enter name'],
  ['a number out of bounds that no form has', { books: 100 }, 'the field "books" cannot hold 100: × Invalid'],
  ['a day that there is not', { since: '2026-02-30' }, 'the field "since" cannot hold "2026-02-30": × Invalid'],
  ['days in the wrong order', { since: '2026-02-02', until: '2026-02-01' }, 'the field "until": '],
  ['a field that there is not', { colour: 'red' }, 'the resource has no field "colour"'],
])('names row and field of %s', (_, wrong, sentence) => {
  const rows = [row(right), row({ ...right, ...wrong }, 'b')];
  expect(() => seededRows(shelf, rows)).toThrow(`Seed of shelf, row 2 (b): ${sentence}`);
});
