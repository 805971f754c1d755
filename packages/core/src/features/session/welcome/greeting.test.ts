import { expect, it } from 'vitest';

import { greeting } from './greeting.ts';

it('LAYOUT-15 greets by the hour', () => {
  const chinese = Array.from({ length: 24 }, (_, hour) => greeting(hour)['zh-CN']);
  expect(chinese).toEqual([
    ...Array.from({ length: 9 }, () => '早上好'),
    ...Array.from({ length: 3 }, () => '上午好'),
    ...Array.from({ length: 2 }, () => '中午好'),
    ...Array.from({ length: 6 }, () => '下午好'),
    ...Array.from({ length: 4 }, () => '晚上好'),
  ]);
  expect([0, 9, 12, 14, 20].map((hour) => greeting(hour)['en-US'])).toEqual([
    'Good morning',
    'Good morning',
    'Good day',
    'Good afternoon',
    'Good evening',
  ]);
});
