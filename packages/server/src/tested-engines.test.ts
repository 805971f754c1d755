import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const source = dirname(fileURLToPath(import.meta.url));
const textOf = (path: string) => readFileSync(join(source, path), 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const testFiles = files.filter((path) => path.endsWith('.test.ts'));

/** What says on which engines tests run; those of PostgreSQL alone ask for its server. */
const BOTH = /\bdescribe(?:ApplicationOnBothEngines|OnBothEngines|OnOwnDatabases|EachEngine)\(/u;
const ONE = /\bdescribeApplication\(|\buseTestApplication\('|describe\.skipIf\(inject\('postgresUrl'\) === null\)/u;

/** Modules whose calls are asked by a test outside of their folder. */
const ASKED_ELSEWHERE: Readonly<Record<string, string>> = {
  'modules/base/health': 'http/contract-check.test.ts',
  'modules/base/openapi': 'http/contract-check.test.ts',
  'modules/messaging/notice-choice': 'modules/session/account/account-pages.test.ts',
};

it('TEST-02 every test with a database says whether it runs on both engines or on one', () => {
  const silent = testFiles.filter((path) => {
    const text = textOf(path);
    return /from '[./]+\/test\/test-(?:application|database)\.ts'/u.test(text) && !BOTH.test(text) && !ONE.test(text);
  });
  expect(silent).toEqual([]);
});

it('TEST-02 every module has tests that run on both engines', () => {
  const modules = files.filter((path) => path.endsWith('.module.ts')).map((path) => dirname(path));
  const missing = modules.filter((module) => {
    const elsewhere = ASKED_ELSEWHERE[module];
    const own = elsewhere === undefined ? testFiles.filter((path) => path.startsWith(`${module}/`)) : [elsewhere];
    return !own.some((path) => BOTH.test(textOf(path)));
  });
  expect([modules.length > 30, missing]).toEqual([true, []]);
});
