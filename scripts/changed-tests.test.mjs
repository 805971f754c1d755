import { expect, it } from 'vitest';
import { changedFiles, journeysFor, readDomains } from './changed-tests.mjs';

const domains = ['grid', 'records', 'session'];

it.each([
  ['a feature', ['packages/core/src/features/session/auth/auth.machine.ts'], ['session']],
  [
    'a page and a module',
    ['packages/app/src/pages/records/list/list.page.tsx', 'packages/server/src/modules/session/auth/auth.routes.ts'],
    ['records', 'session'],
  ],
  ['a journey', ['packages/app/e2e/journeys/grid/table-files.e2e.ts'], ['grid']],
  ['what every domain uses', ['packages/core/src/kernel/result.ts', 'packages/app/e2e/models/grid/table.ts'], domains],
  ['a migration', ['packages/server/migrations/0099_more.sql'], domains],
  [
    'a unit test',
    ['packages/core/src/features/session/auth/auth.test.ts', 'packages/core/src/kernel/tree.test.ts'],
    [],
  ],
  ['documents and scripts', ['docs/architecture.md', 'packages/core/README.md', 'scripts/test.mjs'], []],
  ['nothing', [], []],
])('%s asks for the browser tests of its domains', (_, files, expected) => {
  expect(journeysFor(files, domains)).toEqual(expected);
});

it('the domains are the folders of the journeys', () => {
  expect(readDomains()).toEqual(expect.arrayContaining(domains));
});

it('a commit that is not there is told apart from no change', () => {
  expect(changedFiles('HEAD')).toEqual(expect.any(Array));
  expect(changedFiles('no-such-commit')).toBe(undefined);
});
