import { expect, it } from 'vitest';

import { SWITCH_VALUES } from '../kernel/index.ts';
import {
  DEFAULT_TOTAL,
  firstCharacters,
  formatThousands,
  pageLabel,
  SHOWN_CHARACTERS,
  TABLE_PAGE_SIZES,
} from './index.ts';

it.each([
  [1, 10, 100, '1-10 共 100 条'],
  [3, 30, 61, '61-61 共 61 条'],
  [1, 10, 0, '0-0 共 0 条'],
])('WID-14 labels page %i of %i rows out of %i as %s', (page, pageSize, total, label) => {
  expect(pageLabel({ page, pageSize, total })['zh-CN']).toBe(label);
});

it('WID-14 offers 10, 20 and 30 rows a page out of 100, cuts texts at 25 characters, and switches between Y and N', () => {
  expect([
    pageLabel({ page: 1, pageSize: 10, total: 10_001, isTotalLowerBound: true }),
    [TABLE_PAGE_SIZES, DEFAULT_TOTAL],
    SWITCH_VALUES,
    firstCharacters('重阳节登高活动请各位提前十分钟到西门集合，自备饮水'),
    firstCharacters('重阳节登高活动请各位提前十分钟到西门集合，自备'),
    firstCharacters('👨‍👩‍👧‍👦'.repeat(SHOWN_CHARACTERS + 1)),
    formatThousands(1_234_567.5),
  ]).toEqual([
    { 'zh-CN': '1-10 共 10000+ 条', 'en-US': '1-10 of 10000+' },
    [[10, 20, 30], 100],
    ['Y', 'N'],
    '重阳节登高活动请各位提前十分钟到西门集合，自备饮水',
    '重阳节登高活动请各位提前十分钟到西门集合，自备',
    `${'👨‍👩‍👧‍👦'.repeat(25)}...`,
    '1,234,567.5',
  ]);
});
