import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildKey } from './build.mjs';

/** @type {string} */
let workspace;

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
}

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'evergreen-build-'));
  write('pnpm-lock.yaml', 'lock');
  write('tsconfig.base.json', '{}');
  for (const name of ['core', 'platform', 'cli', 'server']) write(`packages/${name}/src/index.ts`, name);
});

afterEach(() => rmSync(workspace, { recursive: true }));

it.each([
  ['its own source', 'packages/cli/src/index.ts', true],
  ['a new file', 'packages/cli/src/commands/new.ts', true],
  ['a package that it uses', 'packages/core/src/index.ts', true],
  ['the lock file', 'pnpm-lock.yaml', true],
  ['a package that it does not use', 'packages/server/src/index.ts', false],
  ['a test', 'packages/cli/src/index.test.ts', false],
  ['a page that is called test', 'packages/cli/src/test/page.ts', true],
  ['the tests of a package', 'packages/cli/test/setup.ts', false],
  ['what was built', 'packages/cli/dist/bin.js', false],
])('a build is stale after a change of %s: %#', (_, file, isStale) => {
  const before = buildKey('cli', workspace);
  write(file, 'changed');
  expect(buildKey('cli', workspace) !== before).toBe(isStale);
});

it('a build is not stale because a checkout changed the times of files', () => {
  const before = buildKey('cli', workspace);
  utimesSync(path.join(workspace, 'packages/core/src/index.ts'), 1, 1);
  expect(buildKey('cli', workspace)).toBe(before);
});
