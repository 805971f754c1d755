import { describe, expect, it } from 'vitest';

import { formatDate, formatDateTime, formatThousands, formatTime, parseDateTime, shortened } from './index.ts';

describe('truncation', () => {
  it('FMT-01 truncates a text at 25 units, a wide character counting two', () => {
    expect([
      shortened('a'.repeat(25)),
      shortened('a'.repeat(26)),
      shortened('退'.repeat(12)),
      shortened('退'.repeat(13)),
      shortened(`${'退'.repeat(12)}a`),
      shortened('企业退休人员重阳节登高活动', 12),
    ]).toEqual([
      'a'.repeat(25),
      `${'a'.repeat(25)}...`,
      '退'.repeat(12),
      `${'退'.repeat(12)}...`,
      `${'退'.repeat(12)}a`,
      '企业退休人员...',
    ]);
  });
});

describe('thousands separators', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1000, '-1,000'],
    [1_234_567.8912, '1,234,567.8912'],
    [0.123456, '0.123456'],
    [-0, '0'],
    ['1000.50', '1,000.50'],
    [' 1000 ', '1,000'],
    ['+1000', '+1,000'],
    ['0001000', '0,001,000'],
    ['123456789012345678901234567890', '123,456,789,012,345,678,901,234,567,890'],
  ])('FMT-01 formats %j as %s, without commas after the point', (value, expected) => {
    expect(formatThousands(value)).toBe(expected);
  });

  it.each([
    ['abc', 'abc'],
    ['', ''],
    ['1,000', '1,000'],
    ['.5', '.5'],
    [Number.NaN, 'NaN'],
    [1e21, '1e+21'],
  ])('FMT-01 leaves %j unchanged, as it is not a plain decimal', (value, expected) => {
    expect(formatThousands(value)).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    [0, '1970-01-01 08:00:00'],
    [-1, '1970-01-01 07:59:59'],
    [Date.UTC(2024, 1, 28, 16), '2024-02-29 00:00:00'],
    [Date.UTC(2026, 11, 31, 15, 59, 59, 999), '2026-12-31 23:59:59'],
    [Date.UTC(2026, 11, 31, 16), '2027-01-01 00:00:00'],
    [Date.UTC(1900, 1, 28, 16), '1900-03-01 00:00:00'],
  ])('FMT-01 formats the instant %i as %s in UTC+8', (epochMs, expected) => {
    expect(formatDateTime(epochMs)).toBe(expected);
    expect([formatDate(epochMs), formatTime(epochMs)].join(' ')).toBe(expected);
  });

  it('FMT-01 formats with other UTC offsets in minutes', () => {
    expect([formatDateTime(0, 0), formatDateTime(0, -330), formatDateTime(0, 345)]).toEqual([
      '1970-01-01 00:00:00',
      '1969-12-31 18:30:00',
      '1970-01-01 05:45:00',
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15])(
    'FMT-01 formats %d, outside the four-digit years, as an empty text',
    (epochMs) => {
      expect([formatDateTime(epochMs), formatDate(epochMs), formatTime(epochMs)]).toEqual(['', '', '']);
    },
  );

  it.each([
    '2026-02-29 00:00:00',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-01 24:00:00',
    '2026-01-01 00:60:00',
    '2026-1-1',
    '2026-01-01T00:00:00',
    '',
    'x2026-01-01',
  ])('FMT-01 rejects %j', (value) => {
    expect(parseDateTime(value)).toBeUndefined();
  });

  it('FMT-01 parses a date as its midnight', () => {
    expect([parseDateTime('2024-02-29'), parseDateTime('2024-02-29 00:00:00'), parseDateTime('1970-01-01', 0)]).toEqual(
      [Date.UTC(2024, 1, 28, 16), Date.UTC(2024, 1, 28, 16), 0],
    );
  });
});
