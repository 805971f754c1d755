import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { planResource } from './resource-plan.mjs';
import { root } from './workspace.mjs';

const menuFile = 'packages/server/src/db/seed/business-menu.seed.ts';
const registryFile = 'packages/core/src/resources/define/resources.registry.ts';

/**
 * The repository with other contents of some files.
 * @param {Readonly<Record<string, string>>} written
 * @returns {import('./resource-plan.mjs').Sources}
 */
const repository = (written = {}) => ({
  exists: (file) => Object.hasOwn(written, file) || existsSync(path.join(root, file)),
  read: (file) => written[file] ?? readFileSync(path.join(root, file), 'utf8'),
});

const unsaid = { zh: undefined, en: undefined, group: '/activities', icon: undefined };

/**
 * The plan of a resource that nothing refuses.
 * @param {string} name
 * @param {Partial<import('./resource-plan.mjs').Wishes>} wishes
 * @param {import('./resource-plan.mjs').Sources} sources
 */
function planned(name, wishes, sources) {
  const outcome = planResource(name, { ...unsaid, ...wishes }, sources);
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.plan;
}

/**
 * The lines of a text that another one does not have.
 * @param {string} text
 * @param {string} before
 */
function addedLines(text, before) {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

/**
 * What the compiler cannot read of a source.
 * @param {string} file
 * @param {string} source
 */
const syntaxErrors = (file, source) =>
  ts
    .transpileModule(source, { fileName: file, reportDiagnostics: true })
    .diagnostics?.map(({ messageText }) => messageText);

describe('a new resource is refused', () => {
  it.each([
    [
      'SquareTopic',
      {},
      '"SquareTopic" is no name of a resource; use camelCase letters and digits, such as squareTopic.',
    ],
    ['../topic', {}, '"../topic" is no name of a resource; use camelCase letters and digits, such as squareTopic.'],
    [
      'activityType',
      {},
      'packages/core/src/resources/business/activity-type.resource.ts exists already; nothing was changed.',
    ],
    [
      'shelf',
      { group: '/attic' },
      expect.stringMatching(/^The menu has no group "\/attic"\. There are: \/activities, /),
    ],
    [
      'shelf',
      { icon: 'ShelfOutlined' },
      expect.stringMatching(/^The icon "ShelfOutlined" is not in the list of packages\/core\//),
    ],
  ])('%s %j', (name, wishes, text) => {
    expect(planResource(name, { ...unsaid, ...wishes }, repository())).toEqual({ kind: 'refused', text });
  });
});

describe('two new resources', () => {
  const first = planned('clubRoom', { zh: '活动室管理', en: 'Club rooms' }, repository());
  const second = planned(
    'shelfBook',
    { zh: '书架管理', en: "The shelf's books", group: '/learning', icon: 'BookOutlined' },
    repository(first.written),
  );
  const all = { ...first.written, ...second.written };

  it('are described, registered at the end of the list, and the last pages of their groups', () => {
    const before = repository();
    expect(Object.keys(all)).toEqual([first.description, registryFile, menuFile, second.description]);
    expect(addedLines(all[registryFile] ?? '', before.read(registryFile))).toEqual([
      "import { clubRoomResource } from '../business/club-room.resource.ts';",
      "import { shelfBookResource } from '../business/shelf-book.resource.ts';",
      expect.stringMatching(/^ {2}\w+, clubRoomResource, shelfBookResource$/),
    ]);
    expect(addedLines(all[menuFile] ?? '', before.read(menuFile))).toEqual([
      "    resourcePage('clubRoom', 'UnorderedListOutlined'),",
      "    resourcePage('shelfBook', 'BookOutlined'),",
    ]);
    const menu = all[menuFile] ?? '';
    expect(
      ["group('/activities'", "'clubRoom'", "group('/retirees'", "group('/learning'", "'shelfBook'", "group('/content'"]
        .map((word) => menu.indexOf(word))
        .map((at, index, places) => at > (places[index - 1] ?? 0)),
    ).toEqual([true, true, true, true, true, true]);
  });

  it('have the titles that were asked for, and those of their singular', () => {
    const titlesOf = (/** @type {string} */ file) =>
      all[file]?.match(/^ {2}(?:name|path|title|singular|permissionPrefix): .*$/gm);
    expect([first.description, second.description].map(titlesOf)).toEqual([
      [
        "  name: 'clubRoom',",
        "  path: '/isps/clubRoom',",
        "  title: localized('活动室管理', 'Club rooms'),",
        "  singular: localized('活动室', 'Club room'),",
        "  permissionPrefix: 'clubRoom',",
      ],
      [
        "  name: 'shelfBook',",
        "  path: '/isps/shelfBook',",
        "  title: localized('书架管理', 'The shelf\\'s books'),",
        "  singular: localized('书架', 'Shelf book'),",
        "  permissionPrefix: 'shelfBook',",
      ],
    ]);
  });

  it('are sources that the compiler can read', () => {
    expect(Object.entries(all).map(([file, source]) => syntaxErrors(file, source))).toEqual([[], [], [], []]);
  });

  it('are not written over', () => {
    expect(planResource('clubRoom', unsaid, repository(all))).toEqual({
      kind: 'refused',
      text: 'packages/core/src/resources/business/club-room.resource.ts exists already; nothing was changed.',
    });
  });
});

it('a page that the menu announces gives its titles and its icon to the resource, which takes its place', () => {
  const menu = repository().read(menuFile);
  const announcement = "page('/isps/shelf', localized('书架管理', 'Shelves'), { icon: 'BookOutlined' })";
  const entry = "resourcePage('activityType', 'TagsOutlined')";
  const sources = repository({ [menuFile]: menu.replace(entry, `${entry},\n    ${announcement}`) });
  const plan = planned('shelf', { group: '/attic' }, sources);
  expect({ titles: plan.titles, menu: plan.written[menuFile] }).toEqual({
    titles: { zh: '书架管理', en: 'Shelves' },
    menu: menu.replace(entry, `${entry},\n    resourcePage('shelf', 'BookOutlined')`),
  });
});
