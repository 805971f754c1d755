import { describe, expect, it } from 'vitest';

import type { Field } from '../../../resources/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import { fieldText, readFieldValue } from './field-text.ts';
import type { DateReading } from './parse-date.ts';

const label = sameText('开始时间');
const day: Field = { type: 'date', label };
const moment: Field = { type: 'dateTime', label };
const amount: Field = { type: 'decimal', label, minimum: 0, maximum: 100 };

/** Thursday. */
const now = parseDateTime('2026-12-31 23:30:00') ?? 0;

function read(
  field: Field,
  typed: string,
  reading: DateReading = { now },
): string | number | null | { readonly refused: string } {
  const outcome = readFieldValue(field, typed, reading);
  return outcome.ok ? outcome.value : { refused: outcome.error['zh-CN'] };
}

describe('date input', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['2026-12-1', '2026-12-01'],
    ['2026.12.1', '2026-12-01'],
    ['2026年12月1日', '2026-12-01'],
    ['2026 年 12 月 1 日', '2026-12-01'],
    ['２０２６－１２－１', '2026-12-01'],
    [' 2026 / 12 / 1 ', '2026-12-01'],
    ['12-1', '2026-12-01'],
    ['12/1', '2026-12-01'],
    ['12.1', '2026-12-01'],
    ['12月1日', '2026-12-01'],
    ['12月1', '2026-12-01'],
    ['十二月一日', '2026-12-01'],
    ['12月1日 星期二', '2026-12-01'],
    ['今天', '2026-12-31'],
    ['今日', '2026-12-31'],
    ['today', '2026-12-31'],
    ['明天', '2027-01-01'],
    ['后天', '2027-01-02'],
    ['昨天', '2026-12-30'],
    ['前天', '2026-12-29'],
    ['+3', '2027-01-03'],
    ['＋３', '2027-01-03'],
    ['+3天', '2027-01-03'],
    ['-2', '2026-12-29'],
    ['\u22122', '2026-12-29'],
    ['+0', '2026-12-31'],
    ['', null],
    ['　', null],
  ])('parses %j as %j', (typed, value) => {
    expect(read(day, typed)).toBe(value);
  });

  it.each([
    ['2026-12-01 8:00', '2026-12-01 08:00:00'],
    ['2026-12-01 08:00', '2026-12-01 08:00:00'],
    ['20261201 8:00:30', '2026-12-01 08:00:30'],
    ['2026-12-01 8点', '2026-12-01 08:00:00'],
    ['2026-12-01 8 点', '2026-12-01 08:00:00'],
    ['2026-12-01 8点半', '2026-12-01 08:30:00'],
    ['2026-12-01 8点15分', '2026-12-01 08:15:00'],
    ['2026-12-01 下午3点', '2026-12-01 15:00:00'],
    ['2026年12月1日8点', '2026-12-01 08:00:00'],
    ['12-1 8:00', '2026-12-01 08:00:00'],
    ['今天8点', '2026-12-31 08:00:00'],
    ['明天 8：00', '2027-01-01 08:00:00'],
    ['+3 8:00', '2027-01-03 08:00:00'],
    ['+3天8点', '2027-01-03 08:00:00'],
    ['2026-12-01', '2026-12-01 00:00:00'],
    ['明天', '2027-01-01 00:00:00'],
  ])('parses date and time of %j as %j', (typed, value) => {
    expect(read(moment, typed)).toBe(value);
  });

  it('parses a date at the end of a range as its last second, unless it has a time', () => {
    const end: DateReading = { now, timeOfDayAlone: 'last' };
    expect(
      ['20261201', '今天', '2026-12-01 00:00', '2026-12-01 8:00'].map((typed) => read(moment, typed, end)),
    ).toEqual(['2026-12-01 23:59:59', '2026-12-31 23:59:59', '2026-12-01 00:00:00', '2026-12-01 08:00:00']);
    expect(read(day, '20261201', end)).toBe('2026-12-01');
  });

  it.each([
    ['2026-02-30', '日历上没有“2026-02-30”，请核对后写成2026-03-08'],
    ['2-30', '日历上没有“2-30”，请核对后写成2026-03-08'],
    ['13/8', '日历上没有“13/8”，请核对后写成2026-03-08'],
    ['20261301', '日历上没有“20261301”，请核对后写成2026-03-08'],
    ['3/8/2026', '“3/8/2026”分不清年、月、日，请写成2026-03-08'],
    ['26-3-8', '“26-3-8”分不清年、月、日，请写成2026-03-08'],
    ['2026-12', '“2026-12”分不清年、月、日，请写成2026-03-08'],
    ['下周一', '“下周一”不是日期，请写成2026-03-08'],
    ['+99999', '“+99999”不是日期，请写成2026-03-08'],
    ['2026-12-01 8:00', '“2026-12-01 8:00”带有时间，这里只填日期，请去掉时间'],
  ])('rejects date %j and shows the expected format', (typed, refused) => {
    expect(read(day, typed)).toEqual({ refused });
  });

  it.each([
    ['8:00', '“8:00”不是日期时间，请写成2026-03-08 09:30:00'],
    ['今天 25:00', '“今天 25:00”不是日期时间，请写成2026-03-08 09:30:00'],
    ['今天 8点70分', '“今天 8点70分”不是日期时间，请写成2026-03-08 09:30:00'],
  ])('rejects date and time %j', (typed, refused) => {
    expect(read(moment, typed)).toEqual({ refused });
  });

  it('parses pasted text independently of the current date', () => {
    expect(['今天', '+3', '12-1', '12月1日'].map((typed) => read(day, typed, {}))).toEqual([
      { refused: '“今天”不是日期，请写成2026-03-08' },
      { refused: '“+3”不是日期，请写成2026-03-08' },
      { refused: '“12-1”分不清年、月、日，请写成2026-03-08' },
      { refused: '“12月1日”分不清年、月、日，请写成2026-03-08' },
    ]);
  });
});

describe('number input', () => {
  it.each([
    ['12.5', 12.5],
    ['１２．５', 12.5],
    ['1,200', 1200],
    ['¥30', 30],
    ['', null],
    [' ', null],
  ])('parses %j as %j', (typed, value) => {
    expect(read(amount, typed)).toBe(value);
  });

  it.each([
    ['abc', '“abc”不是数字，请写成1234.5这样的数字'],
    ['-', '“-”不是数字，请写成1234.5这样的数字'],
    ['.', '“.”不是数字，请写成1234.5这样的数字'],
    ['12人', '“12人”不是数字，请写成1234.5这样的数字'],
    ['1e3', '“1e3”是科学记数法，可能已丢失位数，请写出全部数字'],
    ['12345678901234567890', '“12345678901234567890”位数太多，无法按原样保存，请减少位数'],
  ])('rejects %j', (typed, refused) => {
    expect(read(amount, typed)).toEqual({ refused });
  });
});

it('returns texts and choices unchanged', () => {
  const fields: readonly Field[] = [
    { type: 'text', label, maximumLength: 9 },
    { type: 'multilineText', label, maximumLength: 9 },
    { type: 'dictionary', label, dictionary: 'd' },
    { type: 'reference', label, resource: 'a' },
    { type: 'yesNo', label },
  ];
  expect(fields.map((field) => read(field, ' 今天 '))).toEqual(fields.map(() => ' 今天 '));
  expect(readFieldValue(amount, 3, { now })).toEqual({ ok: true, value: 3 });
});

it.each([
  [{ type: 'yesNo', label }, 'Y', undefined, localized('是', 'Yes')],
  [{ type: 'yesNo', label }, 'N', undefined, localized('否', 'No')],
  [{ type: 'yesNo', label }, '?', undefined, sameText('?')],
  [{ type: 'dictionary', label, dictionary: 'd' }, '1', '报名中', sameText('报名中')],
  [{ type: 'dictionary', label, dictionary: 'd' }, '1', null, sameText('1')],
  [
    { type: 'references', label, resource: 'a', maximum: 9 },
    'a,b',
    '梨园街道,西山区',
    localized('梨园街道、西山区', '梨园街道, 西山区'),
  ],
  [
    { type: 'file', label, accepts: 'any', maximum: 2 },
    'f/a.txt,f/b.txt',
    undefined,
    localized('a.txt、b.txt', 'a.txt, b.txt'),
  ],
  [amount, 1e-7, undefined, sameText('0.0000001')],
  [moment, '2026-12-01 08:00:00', undefined, sameText('2026-12-01 08:00:00')],
  [moment, null, undefined, sameText('')],
] satisfies readonly (readonly [Field, string | number | null, string | null | undefined, unknown])[])(
  'formats the value of %j: %j as %j',
  (field, value, choiceText, words) => {
    expect(fieldText(field, value, choiceText)).toEqual(words);
  },
);
