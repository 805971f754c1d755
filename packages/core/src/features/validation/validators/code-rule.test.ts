import { describe, expect, it } from 'vitest';

import { brokenPart, parseCodeRule, type CodeRule } from './index.ts';

/** RC, the year, four digits; letters and digits only. */
const retireeCode: CodeRule = [
  { digits: 2, pattern: 'RC', message: '应以 RC 开头' },
  { digits: 4, pattern: '20[0-9]{2}', message: '第 3 到 6 位应为年份' },
  { digits: 4, pattern: '[0-9]+', message: '最后四位应为数字' },
  { digits: '*', pattern: '[A-Z0-9]{10}', message: '共 10 位，只能有大写字母和数字' },
];

describe('code rule', () => {
  it.each([
    ['RC20260001', null],
    ['rC20260001', { message: '应以 RC 开头', start: 0, end: 2 }],
    ['RC19260001', { message: '第 3 到 6 位应为年份', start: 2, end: 6 }],
    ['RC202600A1', { message: '最后四位应为数字', start: 6, end: 10 }],
    ['RC2026000', { message: '共 10 位，只能有大写字母和数字', start: 0, end: 9 }],
    ['RC2026', { message: '最后四位应为数字', start: 6, end: 6 }],
    ['RC20260001X', { message: '共 10 位，只能有大写字母和数字', start: 0, end: 11 }],
    ['', { message: '应以 RC 开头', start: 0, end: 0 }],
  ])('VAL-07 reports the first part that %j violates', (value, broken) => {
    expect(brokenPart(retireeCode, value)).toEqual({ ok: true, value: broken });
  });

  it('VAL-07 anchors the pattern of a part at both ends, also with alternatives', () => {
    const either: CodeRule = [
      { digits: 1, pattern: 'a|b', message: 'a 或 b' },
      { digits: 2, pattern: '长[^a]', message: '长和一个字' },
    ];
    expect([brokenPart(either, 'b长者'), brokenPart(either, 'ab')]).toEqual([
      { ok: true, value: null },
      { ok: true, value: { message: '长和一个字', start: 1, end: 2 } },
    ]);
  });

  it('VAL-07 VAL-09 parses stored rules, and rejects malformed rules and unsupported patterns', () => {
    expect([
      parseCodeRule(
        '[{"digits":"2","pattern":"RC","message":"m","priority":1},{"digits":"*","pattern":".+","message":""}]',
      ),
      ...[
        '',
        '{}',
        '[{"digits":0,"pattern":"a","message":""}]',
        '[{"digits":"x","pattern":"a","message":""}]',
        '[{"digits":1,"pattern":"","message":""}]',
      ].map(parseCodeRule),
    ]).toEqual([
      {
        ok: true,
        value: [
          { digits: 2, pattern: 'RC', message: 'm' },
          { digits: '*', pattern: '.+', message: '' },
        ],
      },
      ...Array.from({ length: 5 }, () => ({ ok: false, error: 'malformed' })),
    ]);
    expect(brokenPart([{ digits: '*', pattern: '(a)\\1', message: '' }], 'aa').ok).toBe(false);
  });
});
