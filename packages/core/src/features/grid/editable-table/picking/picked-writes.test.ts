import { describe, expect, it } from 'vitest';

import type { RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { pickedWrites } from './picked-writes.ts';

const popup: Column = {
  key: 'who',
  title: '人员',
  type: 'popup',
  popupCode: 'user_report',
  orgFields: 'name, phone,age',
  destFields: 'who,mobile, years',
};
const zhang = { name: '张三', phone: '13900000001', age: 0, extra: 'x' };
const li = { name: '李四', phone: null, age: 31, active: false };

/** Writes, or the error in Chinese. */
const written = (column: Column, ...picked: readonly RowValues[]) => {
  const writes = pickedWrites(column, { row: 'r7' }, picked);
  return writes.ok ? writes.value.map(({ row, column: key, value }) => [row, key, value]) : writes.error['zh-CN'];
};

describe('one picked row', () => {
  it('TABLE-16 fills several columns, and keeps 0 and false', () => {
    expect([
      written(popup, zhang),
      written({ ...popup, orgFields: 'active,name', destFields: 'flag,who' }, li),
    ]).toEqual([
      [
        ['r7', 'who', '张三'],
        ['r7', 'mobile', '13900000001'],
        ['r7', 'years', 0],
      ],
      [
        ['r7', 'flag', false],
        ['r7', 'who', '李四'],
      ],
    ]);
  });

  it('TABLE-16 writes nothing for a missing field, including inherited properties', () => {
    expect(written({ ...popup, orgFields: 'missing,toString,__proto__', destFields: 'a,b,c' }, zhang)).toEqual([
      ['r7', 'a', null],
      ['r7', 'b', null],
      ['r7', 'c', null],
    ]);
  });

  it('TABLE-16 displays its field if it is not a target', () => {
    expect([
      written({ ...popup, orgFields: 'phone', destFields: 'mobile', field: 'name' }, zhang),
      written({ ...popup, field: 'phone' }, zhang),
    ]).toEqual([
      [
        ['r7', 'mobile', '13900000001'],
        ['r7', 'who', '张三'],
      ],
      [
        ['r7', 'who', '张三'],
        ['r7', 'mobile', '13900000001'],
        ['r7', 'years', 0],
      ],
    ]);
  });
});

describe('several picked rows', () => {
  it('TABLE-16 are joined with commas, each at its position', () => {
    expect([
      written(popup, zhang, li),
      written({ ...popup, orgFields: 'active,missing', destFields: 'flag,none' }, li, li),
    ]).toEqual([
      [
        ['r7', 'who', '张三,李四'],
        ['r7', 'mobile', '13900000001,'],
        ['r7', 'years', '0,31'],
      ],
      [
        ['r7', 'flag', 'false,false'],
        ['r7', 'none', null],
      ],
    ]);
  });

  it('TABLE-16 none clears the columns', () => {
    expect(written(popup)).toEqual([
      ['r7', 'who', null],
      ['r7', 'mobile', null],
      ['r7', 'years', null],
    ]);
  });
});

describe('wrong configuration', () => {
  it.each([
    { popupCode: ' ' },
    { orgFields: '' },
    { destFields: ' ' },
    { orgFields: 'a,,b', destFields: 'c,d,e' },
    { orgFields: 'a,b,c', destFields: 'c,d,' },
  ])('TABLE-16 is reported if a part is missing: %j', (change) => {
    expect(written({ ...popup, ...change }, zhang)).toBe('popup参数未正确配置!');
  });

  it.each([{ orgFields: 'a' }, { destFields: 'a,b,c,d' }])('TABLE-16 is reported if the lists differ: %j', (change) => {
    expect(written({ ...popup, ...change }, zhang)).toBe('popup参数未正确配置,原始值和目标值数量不一致!');
  });

  it('TABLE-16 a popup requires all parts', () => {
    expect(written({ key: 'who', title: '人员', type: 'popup' }, zhang)).toBe('popup参数未正确配置!');
  });
});

it.each(['sel_user', 'sel_depart', 'input_pop'])('TABLE-16 %s fills columns too, or only itself', (type) => {
  const column: Column = { key: 'name', title: '人员', type };
  expect([
    written(column, zhang, li),
    written({ ...column, field: 'phone' }, zhang),
    written({ ...column, orgFields: 'name,age', destFields: 'name,years' }, zhang),
    written({ ...column, orgFields: 'name' }, zhang),
    written({ ...column, orgFields: 'name,age', destFields: 'name' }, zhang),
  ]).toEqual([
    [['r7', 'name', '张三,李四']],
    [['r7', 'name', '13900000001']],
    [
      ['r7', 'name', '张三'],
      ['r7', 'years', 0],
    ],
    'popup参数未正确配置!',
    'popup参数未正确配置,原始值和目标值数量不一致!',
  ]);
});
