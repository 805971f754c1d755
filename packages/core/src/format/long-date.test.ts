import { expect, it } from 'vitest';

import { longDate } from './index.ts';

it('writes a day of the platform with its weekday in both languages', () => {
  const lastSecond = Date.UTC(2026, 10, 23, 15, 59, 59);
  expect([longDate(lastSecond), longDate(lastSecond + 1000)]).toEqual([
    { 'zh-CN': '2026年11月23日星期一', 'en-US': 'Monday, November 23, 2026' },
    { 'zh-CN': '2026年11月24日星期二', 'en-US': 'Tuesday, November 24, 2026' },
  ]);
});
