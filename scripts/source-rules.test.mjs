import { describe, expect, it } from 'vitest';
import { checkSource } from './source-rules.mjs';

/**
 * @param {string} file
 * @param {string} text
 */
const broken = (file, text) => checkSource(file, text).map(({ rule, line }) => `${line} ${rule}`);

describe('a path of one machine', () => {
  // Put together, so that this file does not hold one itself.
  const path = (/** @type {string[]} */ ...parts) => ['', ...parts].join('/');

  it.each([path('work', 'main'), path('root', '.npm'), path('home', 'wang', 'x'), path('Users', 'wang', 'x')])(
    '%s is found',
    (text) => {
      expect(broken('docs/a.md', `first\nsee ${text}`)).toEqual(['2 no-machine-path']);
      expect(broken('docs/a.md', `"${text}"`)).toEqual(['1 no-machine-path']);
    },
  );

  it.each(['/user/login', '/test/home', 'packages/work/x', 'https://example.org/work/x', '/home', './work/x'])(
    '%s is none',
    (text) => {
      expect(broken('docs/a.md', `see ${text}`)).toEqual([]);
    },
  );
});

it('the lock file holds no download address; a document may', () => {
  const line = 'resolution: {tarball: https://registry.example/a.tgz}';
  expect(broken('pnpm-lock.yaml', `lockfileVersion\n${line}`)).toEqual(['2 lock-holds-no-address']);
  expect(broken('docs/a.md', line)).toEqual([]);
});

it('a statement of the server names a table by its import, in tests as it likes', () => {
  const [named, imported] = ['select 1\nfrom sys_user u', 'select 1\nfrom ${sysUser} u'];
  const file = 'packages/server/src/modules/access/a.repository.ts';
  expect([broken(file, named), broken(file, imported), broken('packages/server/src/modules/a.test.ts', named)]).toEqual(
    [['2 tables-are-imported'], [], []],
  );
});

describe('a drawer', () => {
  it.each(['src/utils.ts', 'src/menu/helpers.ts', 'src/common/x.ts', 'src/date.utils.ts'])(
    '%s has no owner',
    (file) => {
      expect(broken(`packages/core/${file}`, '')).toEqual(['1 no-drawers']);
    },
  );

  it.each(['packages/core/src/commons-hall.ts', 'packages/core/package.json', 'docs/common.md'])(
    '%s is none',
    (file) => {
      expect(broken(file, '')).toEqual([]);
    },
  );
});
