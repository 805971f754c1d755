import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from './repository-copy.mjs';
import { run } from './workspace.mjs';

/** The tests that speak of every resource: those that the program runs, and those that what it wrote must pass. */
const registry = [
  'packages/core/src/resources/directory/resource-directory.test.ts',
  'packages/core/src/resources/define/resources.registry.test.ts',
  'packages/server/src/db/seed/pages-document.test.ts',
];

/**
 * What shows a resource at work, in each package: its form and its tools of a list; its calls with their permissions and its place in the
 * menu; its history and its values; its command.
 */
const atWork = [
  'packages/react-ui/src/widgets/records/record-form/record-form.resources.test.tsx',
  'packages/react-ui/src/widgets/records/resource-list/every-list.test.tsx',
  'packages/server/src/modules/records/resource/every-list.test.ts',
  'packages/server/src/db/seed/seed-menu.test.ts',
  'packages/cli/src/list-all.test.ts',
];

/** @type {string} */
let folder;
/** @type {Map<string, Buffer>} */
const before = new Map();

/** @param {string} file */
const contentsOf = (file) => readFileSync(path.join(folder, file));

/** @param {string} file */
const isNeeded = (file) =>
  [...registry, ...atWork].includes(file) ||
  (!/^(?:bench|tools|packages\/app\/e2e)\//.test(file) && !/^packages\/.*[.]test[.]tsx?$/.test(file));

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'evergreen-resource-')));
  for (const file of copyRepository(folder, isNeeded)) before.set(file, contentsOf(file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} parameters */
const node = (...parameters) => run(process.execPath, parameters, { cwd: folder, output: 'collect' });

const create = () =>
  node('scripts/resource-new.mjs', 'clubRoom', '--zh', '活动室管理', '--en', 'Club rooms', '--group', '/activities');

const changedFiles = () => [...before].filter(([file, was]) => !contentsOf(file).equals(was)).map(([file]) => file);

it('what is refused changes nothing', async () => {
  expect(await node('scripts/resource-new.mjs', 'shelf', '--group', '/attic')).toEqual({
    code: 2,
    output: expect.stringMatching(/^The menu has no group "\/attic"\. There are: \/activities, /),
  });
  expect(changedFiles()).toEqual([]);
});

it('a new resource is described, registered, in the menu and in a migration, and is not written over', async () => {
  expect(await create()).toEqual({
    code: 0,
    output: expect.stringContaining('The resource "clubRoom" is described, registered and in the menu:'),
  });
  expect(changedFiles()).toEqual([
    'docs/generated/pages.md',
    'packages/core/src/resources/define/resources.registry.ts',
    'packages/core/src/resources/directory/resource-entries.ts',
    'packages/server/migrations/tables.json',
    'packages/server/src/db/seed/business-menu.seed.ts',
  ]);
  expect(await create()).toEqual({
    code: 2,
    output: 'packages/core/src/resources/business/club-room.resource.ts exists already; nothing was changed.\n',
  });
});

it('a new resource passes the types, the format and the tests of the registry, and no migration is left to draft', async () => {
  // Its migration was applied before: the program runs a test of the server, whose databases are made by all migrations.
  const [types, format, ofRegistry, migration] = await Promise.all([
    node('node_modules/typescript7/bin/tsc', '--noEmit', '--project', 'packages/core/tsconfig.lib.json'),
    node('node_modules/oxfmt/bin/oxfmt', '--list-different', 'packages/core/src/resources', 'packages/server/src/db'),
    node('node_modules/vitest/vitest.mjs', 'run', '--project=core', ...registry),
    run(process.execPath, ['--import', 'tsx', 'src/db/draft-migration.ts', 'nothing'], {
      cwd: path.join(folder, 'packages/server'),
      output: 'collect',
    }),
  ]);
  expect({ types, format, registry: ofRegistry.code === 0 ? 0 : ofRegistry.output, migration }).toEqual({
    types: { code: 0, output: '' },
    format: { code: 0, output: '' },
    registry: 0,
    migration: { code: 0, output: 'The code declares the tables that the migrations make.\n' },
  });
});

it('RES-06 a new resource works in list, form and details, by its permissions, in the menu, its history and the command line', async () => {
  const ran = await node('node_modules/vitest/vitest.mjs', 'run', ...atWork);
  expect(ran.code === 0 ? 0 : ran.output).toBe(0);
});
