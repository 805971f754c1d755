import { describe, expect, it } from 'vitest';

import { kindOf } from './kind-words.testing.ts';

const number = kindOf('inputNumber');

it('rejects a number of a hundred thousand digits in linear time', () => {
  expect(number.read(`1.${'0'.repeat(100_000)}1`)).toHaveProperty('refused');
});

describe('number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['-', null],
    ['.', null],
    ['0', 0],
    ['-0', 0],
    ['12', 12],
    ['-0.50', -0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['0010010', 10_010],
    ['100', 100],
    ['1.0500', 1.05],
    ['0.0', 0],
    ['1,234', 1234],
    ['12,345', 12_345],
    ['123,456.70', 123_456.7],
    ['-1,234,567.89', -1_234_567.89],
    ['１２．５', 12.5],
    ['１，２３４', 1234],
    ['－３', -3],
    ['\u22123', -3],
    [' 12\t', 12],
    ['￥1,234.50', 1234.5],
    ['-¥ 3', -3],
    ['$7', 7],
    ['(1,234.50)', -1234.5],
    ['（3）', -3],
    ['0.30000000000000004', 0.300_000_000_000_000_04],
    ['1000000000000000000000', 1e21],
    ['0.0000001', 1e-7],
  ])('TABLE-13 parses %j as %j', (typed, value) => {
    expect(number.read(typed)).toBe(value);
  });

  it.each([
    ['abc', '“abc”不是数字，请写成1234.5这样的数字'],
    ['1,23', '“1,23”不是数字，请写成1234.5这样的数字'],
    ['12,34,567', '“12,34,567”不是数字，请写成1234.5这样的数字'],
    ['1 234', '“1 234”不是数字，请写成1234.5这样的数字'],
    ['--1', '“--1”不是数字，请写成1234.5这样的数字'],
    ['(-1)', '“(-1)”不是数字，请写成1234.5这样的数字'],
    ['+1', '“+1”不是数字，请写成1234.5这样的数字'],
    ['NaN', '“NaN”不是数字，请写成1234.5这样的数字'],
    ['0x1F', '“0x1F”不是数字，请写成1234.5这样的数字'],
    ['1,234x', '“1,234x”不是数字，请写成1234.5这样的数字'],
    ['1234,567', '“1234,567”不是数字，请写成1234.5这样的数字'],
    ['1(5)', '“1(5)”不是数字，请写成1234.5这样的数字'],
    ['(5)1', '“(5)1”不是数字，请写成1234.5这样的数字'],
    ['1¥5', '“1¥5”不是数字，请写成1234.5这样的数字'],
    ['x12%', '“x12%”不是数字，请写成1234.5这样的数字'],
    ['12%1', '“12%1”不是数字，请写成1234.5这样的数字'],
    ['x1e3', '“x1e3”不是数字，请写成1234.5这样的数字'],
    ['1e3x', '“1e3x”不是数字，请写成1234.5这样的数字'],
    ['12 %', '“12 %”带有百分号，请写成不带百分号的数字'],
    ['12%', '“12%”带有百分号，请写成不带百分号的数字'],
    ['１２％', '“１２％”带有百分号，请写成不带百分号的数字'],
    ['1.2E+05', '“1.2E+05”是科学记数法，可能已丢失位数，请写出全部数字'],
    ['1e3', '“1e3”是科学记数法，可能已丢失位数，请写出全部数字'],
    ['110101199003071234', '“110101199003071234”位数太多，无法按原样保存，请减少位数'],
    ['0.12345678901234567891', '“0.12345678901234567891”位数太多，无法按原样保存，请减少位数'],
    ['9'.repeat(400), `“${'9'.repeat(40)}...”位数太多，无法按原样保存，请减少位数`],
    ['不\n是', '“不 是”不是数字，请写成1234.5这样的数字'],
  ])('TABLE-13 rejects %j, with a hint', (typed, refused) => {
    expect(number.read(typed)).toEqual({ refused });
  });

  it('TABLE-13 accepts a minus, digits and one point while typing, and otherwise stays', () => {
    expect(['-', '-1', '-1.', '-1.5', '-1.5.', 'x', ''].map((typed) => number.kind.typed?.('12', typed))).toEqual([
      '-',
      '-1',
      '-1.',
      '-1.5',
      '12',
      '12',
      '',
    ]);
  });

  it.each([
    ['１', '1'],
    ['12。5', '12.5'],
    ['－3', '-3'],
    ['￥1,234.50', '1234.50'],
    ['12 ', '12'],
    ['12..', '12'],
    ['手写', '12'],
  ])('TABLE-13 normalises %j, from an input method or a spreadsheet, to %j immediately', (typed, draft) => {
    expect(number.kind.typed?.('12', typed)).toBe(draft);
  });

  it('TABLE-03 displays all its digits', () => {
    expect([null, '', 0, -1.5, 1e21, 1.5e-7, 1.25e-7, -2.5e25, '1,000', true].map(number.says)).toEqual([
      '',
      '',
      '0',
      '-1.5',
      '1000000000000000000000',
      '0.00000015',
      '0.000000125',
      '-25000000000000000000000000',
      '1,000',
      'true',
    ]);
  });

  it('TABLE-03 marks other external values and keeps them', () => {
    expect([null, '', 5, '12.50', 'abc', true, [1], { a: 1 }].map(number.wrong)).toEqual([
      null,
      null,
      null,
      null,
      '“abc”不是数字，请写成1234.5这样的数字',
      '“true”不是数字，请写成1234.5这样的数字',
      '“[1]”不是数字，请写成1234.5这样的数字',
      '“{"a":1}”不是数字，请写成1234.5这样的数字',
    ]);
  });

  it("TABLE-03 starts with the column's default", () => {
    expect(
      [{}, { defaultValue: 3 }, { defaultValue: '4' }, { defaultValue: '' }, { defaultValue: '${now}' }].map((said) =>
        kindOf('inputNumber', said).begins(),
      ),
    ).toEqual([null, 3, 4, null, '${now}']);
  });
});

describe('progress', () => {
  const progress = kindOf('progress');

  it('TABLE-03 is a percentage from 0 to 100', () => {
    expect(['', '0', '45', ' 45.5% ', '１００％', '101', '-1', 'x', '4%5'].map(progress.read)).toEqual([
      null,
      0,
      45,
      45.5,
      100,
      { refused: '请输入0到100之间的数' },
      { refused: '请输入0到100之间的数' },
      { refused: '“x”不是数字，请写成1234.5这样的数字' },
      { refused: '“4%5”不是数字，请写成1234.5这样的数字' },
    ]);
    expect([null, '', 0, 45.5].map(progress.says)).toEqual(['', '', '0%', '45.5%']);
    expect([null, 0, 45, '45', 100, 300, -1, false].map(progress.wrong)).toEqual([
      null,
      null,
      null,
      null,
      null,
      '请输入0到100之间的数',
      '请输入0到100之间的数',
      '“false”不是数字，请写成1234.5这样的数字',
    ]);
  });
});
