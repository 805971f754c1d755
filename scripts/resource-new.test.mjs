import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './repository-copy.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root, run } from './workspace.mjs';

const MINUTE = 60_000;

/** @type {string} */
let folder;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'evergreen-resource-')));
  copyRepository(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} parameters */
const node = (...parameters) => run(process.execPath, parameters, { cwd: folder, output: 'collect' });

/** @param {string[]} parameters */
const create = (...parameters) => node('scripts/resource-new.mjs', ...parameters);

/** @param {string} file */
const isChanged = (file) => !readFileSync(path.join(folder, file)).equals(readFileSync(path.join(root, file)));
const changedFiles = () => trackedFiles().filter(isChanged);

describe('what is refused changes nothing', () => {
  it.each([
    [[], 'A name is missing. See: pnpm resource:new <name> --help'],
    [['SquareTopic'], '"SquareTopic" is no name of a resource; use camelCase letters and digits, such as squareTopic.'],
    [['../topic'], '"../topic" is no name of a resource; use camelCase letters and digits, such as squareTopic.'],
    [
      ['activityType'],
      'packages/core/src/resources/business/activity-type.resource.ts exists already; nothing was changed.',
    ],
    [
      ['shelf', '--group', '/attic'],
      expect.stringMatching(/^The menu has no group "\/attic"\. There are: \/activities, /),
    ],
    [
      ['shelf', '--icon', 'ShelfOutlined'],
      expect.stringMatching(/^The icon "ShelfOutlined" is not in the list of packages\/core\//),
    ],
  ])('%j', async (parameters, sentence) => {
    const { code, output } = await create(...parameters);
    expect({ code, said: output.trimEnd(), changed: changedFiles() }).toEqual({ code: 2, said: sentence, changed: [] });
  });
});

describe('two new resources', () => {
  /** @type {{ code: number, output: string }[]} */
  const outcomes = [];
  beforeAll(async () => {
    outcomes.push(await create('clubRoom', '--zh', '活动室管理', '--en', 'Club rooms', '--group', '/activities'));
    outcomes.push(await create('shelfBook', '--zh', '书架管理', '--en', "The shelf's books", '--group', '/learning'));
  }, 2 * MINUTE);

  it('are described, registered, in the menu and in a migration', () => {
    expect(outcomes).toEqual([
      { code: 0, output: expect.stringContaining('The resource "clubRoom" is described, registered and in the menu:') },
      { code: 0, output: expect.stringContaining('The resource "shelfBook" is described') },
    ]);
    expect(changedFiles()).toEqual([
      'docs/pages.md',
      'packages/core/src/resources/define/resources.registry.ts',
      'packages/core/src/resources/directory/resource-entries.ts',
      'packages/server/migrations/tables.json',
      'packages/server/src/db/seed/business-menu.seed.ts',
    ]);
  });

  it(
    'pass the types, the format and the tests of registry, migrations, menu and pages',
    async () => {
      const [types, format, tests] = await Promise.all([
        node('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'packages/core/tsconfig.lib.json'),
        node(
          'node_modules/oxfmt/bin/oxfmt',
          '--list-different',
          'packages/core/src/resources',
          'packages/server/src/db',
        ),
        node(
          'node_modules/vitest/vitest.mjs',
          'run',
          'resources.registry.test.ts',
          'resource-directory.test.ts',
          'db/drift.test.ts',
          'db/seed/seed-menu.test.ts',
          'db/seed/pages-document.test.ts',
        ),
      ]);
      expect({ types, format, tests: tests.code === 0 ? 0 : tests.output }).toEqual({
        types: { code: 0, output: '' },
        format: { code: 0, output: '' },
        tests: 0,
      });
    },
    2 * MINUTE,
  );

  it('are not written over', async () => {
    expect(await create('clubRoom', '--zh', '活动室管理', '--en', 'Club rooms')).toEqual({
      code: 2,
      output: 'packages/core/src/resources/business/club-room.resource.ts exists already; nothing was changed.\n',
    });
  });
});
