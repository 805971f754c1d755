import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isToolInput, recordVerifiedTools, toolsToVerify, verifiedTests } from './verified-tools.mjs';

it('the scripts, their configuration and what is installed decide how the tools behave; the product and its documents do not', () => {
  const deciding = [
    'scripts/lint-plugin.mjs',
    'tools/mutation/run.mjs',
    'bench/grid.mjs',
    '.oxlintrc.json',
    '.dependency-cruiser.mjs',
    'knip.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'packages/core/tsconfig.lib.json',
    'packages/app/vite.config.ts',
  ];
  const others = [
    'scripts/verified-tools.json',
    'docs/house-style.md',
    'README.md',
    'packages/core/src/index.ts',
    'packages/app/e2e/playwright.config.ts',
  ];
  expect([...others, ...deciding].filter(isToolInput)).toEqual(deciding);
});

describe('the tools of a repository', () => {
  /** @type {string} */
  let folder;

  /**
   * @param {string} file
   * @param {string} text
   */
  function write(file, text) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'evergreen-verified-'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    write('scripts/check.mjs', 'check');
    write('packages/core/src/index.ts', 'core');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('have to be verified where nobody has', () => {
    expect({ isAsked: toolsToVerify(folder), tests: verifiedTests(folder) }).toEqual({ isAsked: true, tests: [] });
  });

  it('need it again only after a change of theirs', () => {
    recordVerifiedTools(['DEV-01 serves', 'bites'], folder);
    const wasAsked = toolsToVerify(folder);
    write('packages/core/src/index.ts', 'changed');
    const afterProduct = toolsToVerify(folder);
    write('scripts/check.mjs', 'changed');
    const afterChange = toolsToVerify(folder);
    write('scripts/check.mjs', 'check');
    const afterReturn = toolsToVerify(folder);
    write('scripts/new.mjs', 'new');
    expect([wasAsked, afterProduct, afterChange, afterReturn, toolsToVerify(folder)]).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('count as tested by the titles of what passed then', () => {
    recordVerifiedTools(['finds a cycle', 'DEV-01 serves'], folder);
    expect(verifiedTests(folder)).toEqual([
      { title: 'DEV-01 serves', outcome: 'passed', packageName: 'tooling' },
      { title: 'finds a cycle', outcome: 'passed', packageName: 'tooling' },
    ]);
  });
});
