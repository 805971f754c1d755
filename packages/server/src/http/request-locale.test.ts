import { describe, expect, it } from 'vitest';

import { requestLocale } from './request-locale.ts';

describe('the language of a call', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['en-US', 'en-US'],
    ['en', 'en-US'],
    ['EN-gb,zh;q=0.9', 'en-US'],
    ['zh-TW, en;q=0.9', 'zh-CN'],
    ['en;q=0.3, zh;q=0.8', 'zh-CN'],
    ['fr, en;q=0.5', 'en-US'],
    ['fr, *', 'zh-CN'],
    ['en;q=0, zh;q=0.1', 'zh-CN'],
    ['en;q=0', 'zh-CN'],
    [';;;,,,=', 'zh-CN'],
    ['x'.repeat(10_000), 'zh-CN'],
  ])('reads %s as %s', (header, locale) => {
    expect(requestLocale(header)).toBe(locale);
  });
});
