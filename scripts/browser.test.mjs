import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ensureBrowser } from './browser.mjs';
import { findOnPath } from './find-on-path.mjs';

afterEach(() => void vi.unstubAllEnvs());

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

/**
 * A folder with programs that say a version, or fail.
 * @param {Readonly<Record<string, number>>} exitCodes by the name of the program
 */
function programs(exitCodes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-browsers-'));
  for (const [name, code] of Object.entries(exitCodes)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho Chromium 1\nexit ${code}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

it('finds one browser for tests and benches: tests take the headless shell first, benches a whole browser', async () => {
  const folder = programs({ 'chromium-headless-shell': 0, 'google-chrome': 0 });
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  expect([await ensureBrowser(), await ensureBrowser({ isWholeFirst: true })]).toEqual(
    ['chromium-headless-shell', 'google-chrome'].map((name) => path.join(folder, name)),
  );
  writeFileSync(path.join(folder, 'google-chrome'), '#!/bin/sh\nexit 1\n');
  expect(await ensureBrowser({ isWholeFirst: true })).toBe(path.join(folder, 'chromium-headless-shell'));
  rmSync(folder, { recursive: true });
});

it('takes what CHROMIUM_PATH names, and nothing else where that does not start', async () => {
  const folder = programs({ named: 0, broken: 1, 'chromium-headless-shell': 0 });
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'named'));
  const named = await ensureBrowser({ isWholeFirst: true });
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'broken'));
  expect([named, await ensureBrowser()]).toEqual([path.join(folder, 'named'), undefined]);
  rmSync(folder, { recursive: true });
});
