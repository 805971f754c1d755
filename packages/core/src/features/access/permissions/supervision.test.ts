import * as v from 'valibot';
import { expect, it } from 'vitest';

import { coreConfigSchema } from '../../../index.ts';
import { isCountyLevel, isSupervision } from './index.ts';

it('PERM-07 the configured account codes, compared exactly, decide supervision and county level', () => {
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

it('PERM-07 nobody supervises where nothing is configured, and a wrong configuration is refused', () => {
  const { supervision } = v.parse(coreConfigSchema, {});
  expect([isSupervision('admin', supervision), isCountyLevel('admin', supervision)]).toEqual([false, false]);
  expect(v.safeParse(coreConfigSchema, { supervision: { county: [''] } }).success).toBe(false);
});
