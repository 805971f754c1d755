import { expect, it } from 'vitest';

import { browserPreferences } from './preferences-browser.ts';

it.each([
  [true, 'dark'],
  [false, 'light'],
] as const)('answers theme and languages of the device: dark %s', (matches, theme) => {
  const asked: string[] = [];
  const preferences = browserPreferences({
    matchMedia(query) {
      asked.push(query);
      return { matches };
    },
    navigator: { languages: ['en-GB', 'zh-CN'] },
  });
  expect([preferences, asked]).toEqual([{ theme, languages: ['en-GB', 'zh-CN'] }, ['(prefers-color-scheme: dark)']]);
});
