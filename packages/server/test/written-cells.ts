import fc from 'fast-check';

import type { FormattedNumber } from './formatted-numbers.ts';

/*
 * Numbers as programs write them, with what a person sees in the cell, told without the reader: the formats of ECMA-376 Part 1 (18.8.30, 18.8.31), and
 * those of China.
 */

/** A number of a file, what is seen of it, and what it is: a day may have a time of day. */
export interface WrittenCell extends FormattedNumber {
  readonly is: 'number' | 'day' | 'clock' | 'elapsed';
  readonly shown: string;
  /** A day with its time; empty for anything else. */
  readonly moment: string;
}

const SECONDS = 86_400;
const two = (part: number) => String(part).padStart(2, '0');
const grouped = (text: string) => text.replaceAll(/\B(?=(?:\d{3})+(?!\d))/gu, ',');
const cents = (value: number) => {
  const [whole = '', rest = ''] = value.toFixed(2).split('.');
  return `${grouped(whole)}.${rest}`;
};

type Shown = readonly [format: FormattedNumber['format'], shown: (value: number) => string];

/** Formats of whole numbers from 0 on. */
const WHOLE: readonly Shown[] = [
  [0, String],
  [1, String],
  [49, String],
  [59, String],
  ['General', String],
  ['G/通用格式', String],
  ['0', String],
  ['###0', String],
  ['0_ ', String],
  ['@', String],
  ['000000', (value) => String(value).padStart(6, '0')],
  ['000000000000', (value) => String(value).padStart(12, '0')],
  ['0"号"', (value) => `${value}号`],
  ['0号', (value) => `${value}号`],
  ['"第"0"届"', (value) => `第${value}届`],
  ['General"人"', (value) => `${value}人`],
  ['0\\人', (value) => `${value}人`],
  ['0 "元"', (value) => `${value} 元`],
  ['[红色]0"元"', (value) => `${value}元`],
  ['"NO."0000', (value) => `NO.${String(value).padStart(4, '0')}`],
  ['"工号"General', (value) => `工号${value}`],
  [3, (value) => grouped(String(value))],
  [37, (value) => grouped(String(value))],
  [38, (value) => grouped(String(value))],
  [61, (value) => grouped(String(value))],
  ['#,##0', (value) => grouped(String(value))],
  ['"¥"#,##0', (value) => `¥${grouped(String(value))}`],
  ['[$¥-804]#,##0', (value) => `¥${grouped(String(value))}`],
  ['[$-804]0', String],
  ['0.00', (value) => `${value}.00`],
  [2, (value) => `${value}.00`],
  ['0;-0;"无"', (value) => (value === 0 ? '无' : String(value))],
  ['0_);(0)', String],
  ['[<100]0"低";0"高"', (value) => `${value}${value < 100 ? '低' : '高'}`],
  ['[=1]"男";[=2]"女";0', (value) => (value === 1 ? '男' : value === 2 ? '女' : String(value))],
  ['0%', (value) => `${value}00%`.replace(/^000%$/u, '0%')],
];

/** Formats of hundredths. */
const HUNDREDTHS: readonly Shown[] = [
  ['General', String],
  ['0.00', (value) => value.toFixed(2)],
  ['0.00"米"', (value) => `${value.toFixed(2)}米`],
  ['0.##', (value) => String(value).replace(/^(\d+)$/u, '$1.')],
  [4, cents],
  [39, cents],
  [40, cents],
  ['#,##0.00', cents],
  ['"¥"#,##0.00', (value) => `¥${cents(value)}`],
  ['¥#,##0.00;[Red]-¥#,##0.00', (value) => `¥${cents(value)}`],
  ['#,##0.00"元"', (value) => `${cents(value)}元`],
  [9, (value) => `${Math.round(value * 100)}%`],
  [10, (value) => `${(Math.round(value * 10_000) / 100).toFixed(2)}%`],
  ['0%', (value) => `${Math.round(value * 100)}%`],
];

/** Formats with a day; with a time of day where the second part says so. */
const DAYS: readonly (readonly [format: FormattedNumber['format'], hasClock: boolean])[] = [
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58, 71, 72, 73, 74, 81].map(
    (id) => [id, false] as const,
  ),
  ...[22, 77].map((id) => [id, true] as const),
  ...[
    'yyyy-mm-dd',
    'yyyy/m/d;@',
    'YYYY/MM/DD',
    'yyyy"年"m"月"d"日"',
    'yyyy年m月d日',
    '[$-804]yyyy"年"m"月"d"日";@',
    '[DBNum1][$-804]yyyy"年"m"月"d"日"',
    '[$-F800]dddd\\, mmmm dd\\, yyyy',
    '[$-x-sysdate]dddd, mmmm dd, yyyy',
    'dd.mm.yyyy',
    'd-mmm',
    'mmm-yy',
    'm"月"d"日"',
    'yyyy"年"m"月"',
    'aaaa',
    '[$-411]ge.m.d',
    'yyyymmdd',
  ].map((code) => [code, false] as const),
  ...[
    'yyyy-mm-dd hh:mm:ss',
    'yyyy/m/d h:mm AM/PM',
    'yyyy\\-mm\\-dd\\ hh:mm',
    'yyyy"年"m"月"d"日" h"时"mm"分"',
    'm/d/yy h:mm',
    'yyyy-mm-dd"T"hh:mm:ss.000',
  ].map((code) => [code, true] as const),
];

/** Formats of a time of day; with seconds where the second part says so. */
const CLOCKS: readonly (readonly [format: FormattedNumber['format'], hasSeconds: boolean])[] = [
  ...[18, 20, 32, 34, 55, 75].map((id) => [id, false] as const),
  ...[19, 21, 33, 35, 56, 76].map((id) => [id, true] as const),
  ...['h:mm', 'hh:mm;@', 'h"时"mm"分"', '[$-409]h:mm AM/PM', '上午/下午h"时"mm"分"', 'h:mm A/P'].map(
    (code) => [code, false] as const,
  ),
  ...['hh:mm:ss', '[$-F400]h:mm:ss AM/PM', 'h"时"mm"分"ss"秒"'].map((code) => [code, true] as const),
];

const dayText = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * SECONDS * 1000).toISOString().slice(0, 10);
const clockText = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
/** Days that both systems have; those of 1904 begin four years and a day later. */
const IN_1904 = 1462;

const plain = { moment: '' } as const;

export const writtenNumber: fc.Arbitrary<WrittenCell> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...WHOLE), fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 99_999_999 })))
    .map(([[format, shown], value]) => ({ format, value, shown: shown(value), is: 'number' as const, ...plain })),
  fc
    .tuple(fc.constantFrom(...HUNDREDTHS), fc.integer({ min: 0, max: 9_999_999 }))
    .map(([[format, shown], hundredths]) => {
      const value = hundredths / 100;
      return { format, value, shown: shown(value), is: 'number' as const, ...plain };
    }),
);

/** A day or time of day. `is1904`: of a file that counts from 1904. */
export function writtenMoment(is1904: boolean): fc.Arbitrary<WrittenCell> {
  const serial = fc.integer({ min: IN_1904 + 1, max: 73_000 });
  const ofFile = (days: number) => (is1904 ? days - IN_1904 : days);
  const second = fc.integer({ min: 0, max: SECONDS - 1 });
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...DAYS), serial, fc.oneof(fc.constant(0), second))
      .map(([[format, hasClock], days, seconds]) => ({
        format,
        value: ofFile(days) + seconds / SECONDS,
        shown: hasClock ? `${dayText(days)} ${clockText(seconds)}` : dayText(days),
        is: 'day' as const,
        moment: `${dayText(days)} ${clockText(seconds)}`,
      })),
    fc.tuple(fc.constantFrom(...CLOCKS), second).map(([[format, hasSeconds], seconds]) => ({
      format,
      value: seconds / SECONDS,
      shown: clockText(seconds).slice(0, hasSeconds ? 8 : 5),
      is: 'clock' as const,
      ...plain,
    })),
    fc
      .tuple(fc.constantFrom(46, '[h]:mm:ss', '[hh]:mm:ss;@'), fc.integer({ min: 0, max: 1_000_000 }))
      .map(([format, seconds]) => ({
        format,
        value: seconds / SECONDS,
        shown: [
          format === '[hh]:mm:ss;@' ? two(Math.floor(seconds / 3600)) : String(Math.floor(seconds / 3600)),
          two(Math.floor(seconds / 60) % 60),
          two(seconds % 60),
        ].join(':'),
        is: 'elapsed' as const,
        ...plain,
      })),
  );
}
