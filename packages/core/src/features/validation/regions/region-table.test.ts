import { describe, expect, it } from 'vitest';

import { checkIdCard } from '../validators/index.ts';
import { earlierRegionNames } from './earlier-names/index.ts';
import { createRegionTable } from './index.ts';
import { regionCodes } from './region-data.ts';

const regions = createRegionTable();
const withEarlierNames = createRegionTable(earlierRegionNames);

describe('regions', () => {
  it.each([
    ['110000', { name: '北京市', state: 'current' }],
    ['110105', { name: '北京市朝阳区', state: 'current' }],
    ['330106', { name: '浙江省杭州市西湖区', state: 'current' }],
    ['330113', { name: '浙江省杭州市临平区', state: 'current', firstYear: 2022 }],
    ['330103', { name: '浙江省杭州市下城区', state: 'withdrawn', lastYear: 2020 }],
    ['110103', { name: '北京市崇文区', state: 'withdrawn', lastYear: 2009 }],
    ['110228', { name: '北京市密云县', state: 'withdrawn', lastYear: 2015 }],
    ['510104', { name: '四川省成都市锦江区', state: 'current' }],
    ['429004', { name: '湖北省仙桃市', state: 'current' }],
    ['150100', { name: '内蒙古自治区呼和浩特市', state: 'current' }],
    ['810000', { name: '香港特别行政区', state: 'current' }],
    ['710000', { name: '台湾省', state: 'current' }],
  ])('VAL-03 return name, state and years of %s', (code, region) => {
    expect(regions.find(code)).toEqual({ code, ...region });
  });

  it('VAL-03 include codes withdrawn before the first list, with their own names when provided', () => {
    expect([regions.find('110222'), withEarlierNames.find('110222'), withEarlierNames.find('142201')]).toEqual([
      { code: '110222', name: '北京市', state: 'withdrawn', lastYear: 2001 },
      { code: '110222', name: '北京市顺义县', state: 'withdrawn', lastYear: 2001 },
      { code: '142201', name: '山西省忻州地区忻州市', state: 'withdrawn', lastYear: 2001 },
    ]);
  });

  it.each([
    '',
    '0',
    '000000',
    '110199',
    '999999',
    ' 110101',
    '110101 ',
    '1e5',
    '１１０１０１',
    '11010１',
    '1101010',
    '-11010',
    '__proto__',
  ])('VAL-03 return nothing for %j', (code) => {
    expect([regions.find(code), withEarlierNames.find(code)]).toEqual([undefined, undefined]);
  });

  it('VAL-03 match the sources in number, each with a name and plausible years', () => {
    const codes = Array.from({ length: 900_000 }, (_, index) => String(index + 100_000));
    const found = codes.flatMap((code) => withEarlierNames.find(code) ?? []);
    const current = found.filter(({ state }) => state === 'current');
    expect([found.length, current.length]).toEqual([6663, 3221]);
    expect(
      found.filter(
        ({ name, firstYear = 2002, lastYear = 2024 }) =>
          !/^[\p{Script=Han}]{2,30}$/u.test(name) || firstYear > lastYear + 1,
      ),
    ).toEqual([]);
    expect(earlierRegionNames.split(' ')).toHaveLength(
      regionCodes.split(' ').length - (regionCodes.split('\n')[0] ?? '').split(' ').length,
    );
  });

  it('VAL-03 name the region of an identity card, and reject codes that never existed when required', () => {
    expect([
      checkIdCard('11010519491231002X', { regions }),
      checkIdCard('110199194912310020', { regions }).valid,
      checkIdCard('110105194912310020', { regions, isRegionRequired: true }),
    ]).toEqual([
      {
        valid: true,
        birthday: '1949-12-31',
        sex: 2,
        regionCode: '110105',
        regionName: '北京市朝阳区',
        regionState: 'current',
        normalized: '11010519491231002X',
      },
      false,
      { valid: false, reason: 'checkDigit' },
    ]);
  });
});
