import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findOnPath } from './browser.mjs';

it('takes the first name that any folder of the search path holds, before the second in an earlier folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-path-'));
  for (const file of ['first/google-chrome', 'second/chromium']) {
    mkdirSync(path.dirname(path.join(folder, file)));
    writeFileSync(path.join(folder, file), '');
  }
  const searchPath = ['first', '', 'second'].map((name) => name && path.join(folder, name)).join(path.delimiter);
  expect(findOnPath(['chromium', 'google-chrome'], searchPath)).toBe(path.join(folder, 'second', 'chromium'));
  expect(findOnPath(['google-chrome'], searchPath)).toBe(path.join(folder, 'first', 'google-chrome'));
  expect(findOnPath(['firefox'], searchPath)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
