import * as v from 'valibot';
import { expect, it } from 'vitest';

import { coreConfigSchema } from '../../../index.ts';
import { isCountyLevel, isSupervision } from './index.ts';

it('PERM-07 detects supervision and county level by exact match of the configured account codes', () => {
  const { supervision } = v.parse(coreConfigSchema, {
    supervision: { province: ['sheng01'], commerce: ['shangwu'], county: ['qu001', 'xian002'] },
  });
  const accounts = ['sheng01', 'shangwu', 'qu001', 'xian002', 'clerk', 'QU001', 'qu00', ''];
  expect(
    accounts.map((account) => [account, isSupervision(account, supervision), isCountyLevel(account, supervision)]),
  ).toEqual([
    ['sheng01', true, false],
    ['shangwu', true, false],
    ['qu001', true, true],
    ['xian002', true, true],
    ['clerk', false, false],
    ['QU001', false, false],
    ['qu00', false, false],
    ['', false, false],
  ]);
});

it('PERM-07 nobody supervises without configuration, and a malformed configuration is rejected', () => {
  const { supervision } = v.parse(coreConfigSchema, {});
  expect([isSupervision('admin', supervision), isCountyLevel('admin', supervision)]).toEqual([false, false]);
  expect(v.safeParse(coreConfigSchema, { supervision: { county: [''] } }).success).toBe(false);
});
