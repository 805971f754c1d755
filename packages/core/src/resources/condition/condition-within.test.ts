import { expect, it } from 'vitest';

import { isWithinCondition } from './condition-within.ts';
import type { BoundCondition } from './condition.types.ts';

const always: BoundCondition = { kind: 'always' };
const never: BoundCondition = { kind: 'never' };
const departments = (...values: readonly string[]): BoundCondition => ({ kind: 'textIn', field: 'sysOrgCode', values });
const writer = (value: string): BoundCondition => ({ kind: 'text', field: 'createBy', rule: 'eq', value });
const linked = (...values: readonly string[]): BoundCondition => ({ kind: 'linked', field: 'sysOrgCode', values });
const all = (...of: readonly BoundCondition[]): BoundCondition => ({ kind: 'all', of });
const any = (...of: readonly BoundCondition[]): BoundCondition => ({ kind: 'any', of });
const above = (value: number): BoundCondition => ({ kind: 'number', field: 'quota', rule: 'gt', value });

it.each<[title: string, inner: BoundCondition, outer: BoundCondition, isWithin: boolean]>([
  ['everything in everything', always, always, true],
  ['everything in a part', always, departments('A01'), false],
  ['nothing in nothing', never, never, true],
  ['a part in nothing', departments('A01'), never, false],
  ['a part in a group without parts', departments('A01'), all(), false],
  ['a group without parts in a part', any(), departments('A01'), true],
  ['fewer departments in more', departments('A01A02'), departments('A01', 'A01A02'), true],
  ['more departments in fewer', departments('A01', 'A01A02'), departments('A01A02'), false],
  ['the rows of one person in those of that person', writer('clerk'), writer('clerk'), true],
  ['the rows of one person in those of another', writer('clerk'), writer('officer'), false],
  ['one field in another', writer('A01'), departments('A01'), false],
  ['links in values', linked('A01'), departments('A01'), false],
  ['fewer links in more', linked('A01'), linked('A01', 'A02'), true],
  ['a comparison in the same', above(1), above(1), true],
  ['a comparison in one that is not the same', above(2), above(1), false],
  ['two limits in one of them', all(writer('clerk'), departments('A01')), departments('A01', 'A02'), true],
  ['one limit in two', departments('A01'), all(departments('A01'), writer('clerk')), false],
  ['one of two roles in both', writer('clerk'), any(departments('A01'), writer('clerk')), true],
  ['both roles in one of them', any(departments('A01'), writer('clerk')), writer('clerk'), false],
  [
    'roles in roles, each in one',
    any(all(writer('clerk'), departments('A01')), departments('A02')),
    any(departments('A01', 'A02'), writer('officer')),
    true,
  ],
])('%s', (_title, inner, outer, isWithin) => {
  expect(isWithinCondition(inner, outer)).toBe(isWithin);
});
