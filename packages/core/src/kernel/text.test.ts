import { describe, expect, it } from 'vitest';

import { DEFAULT_LOCALE, isLocale, listed, LOCALES, sameText, localized } from './index.ts';

describe('texts', () => {
  it('have one wording per language, with Chinese as the default', () => {
    expect([DEFAULT_LOCALE, LOCALES]).toEqual(['zh-CN', ['zh-CN', 'en-US']]);
    expect([localized('首页', 'Home'), sameText('Ada')]).toEqual([
      { 'zh-CN': '首页', 'en-US': 'Home' },
      { 'zh-CN': 'Ada', 'en-US': 'Ada' },
    ]);
  });

  it('list names with the comma of each language', () => {
    expect([listed(['甲', '乙']), listed([])]).toEqual([localized('甲、乙', '甲, 乙'), sameText('')]);
  });

  it('match languages by exact name', () => {
    expect(['zh-CN', 'en-US', 'zh-cn', 'zh', '', null, undefined, 0].map(isLocale)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
