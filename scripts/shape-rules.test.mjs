import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { violations } from './seeded-violations.mjs';
import { SOURCE_LINES, cyclicDomains, shapeFindings, shapeLimits, shapeRules, sourceLines } from './shape-rules.mjs';
import { root } from './workspace.mjs';

/**
 * @param {string} rule
 * @param {Readonly<Record<string, string>>} files
 */
const counted = (rule, files) =>
  shapeRules
    .find((one) => one.rule === rule)
    ?.count(Object.entries(files).map(([file, text]) => ({ file, text })))
    .map(({ file, line }) => `${file}:${line}`);

it('counts state codes in quotes, but not in tests, in comments and where a number is filled up', () => {
  const file = 'packages/server/src/modules/business/order.hooks.ts';
  const text = "// '5' is finished\nconst FINISHED = '5';\nconst hour = String(1).padStart(2, '0');\n/** '4'\n'6' */\n";
  expect([
    counted('states-by-name', { [file]: text }),
    counted('states-by-name', { [file.replace('.ts', '.test.ts')]: text }),
  ]).toEqual([[`${file}:2`], []]);
});

it('counts events without a dot, of unions and interfaces of events alone', () => {
  const file = 'packages/core/src/features/shell/menu.types.ts';
  const text = [
    'export type MenuEvent =',
    "  | { readonly type: 'menu.open' }",
    "  | { readonly type: 'close' };",
    'export interface MenuEmitted {',
    "  readonly type: 'picked';",
    '}',
    "export type Field = { readonly type: 'text' };",
  ].join('\n');
  expect(counted('events-with-dots', { [file]: text })).toEqual([`${file}:3`, `${file}:5`]);
});

it('counts the services that start with a list, but not those that start with their first event', () => {
  const file = 'packages/core/src/features/records/page/page.service.ts';
  const text =
    'const list = createListPage(a);\nconst move = createOnDemand(() => createTreeMove(a));\n' +
    'const view = createOnDemand(() =>\n  createSavedView(a),\n);\nconst actions = createRecordActions(a);\n';
  expect(counted('services-of-a-list', { [file]: text })).toEqual([`${file}:1`, `${file}:6`]);
});

it('counts entry points of the core that stand for themselves', () => {
  const file = 'packages/core/package.json';
  const text = '{\n  "exports": {\n    ".": "./a.ts",\n    "./b": "./b.ts",\n    "./*/*": "./*/*.ts"\n  }\n}\n';
  expect(counted('entry-points-by-pattern', { [file]: text })).toEqual([`${file}:4`]);
});

it('counts files of more than 300 lines of code and folders of more than 40 files', () => {
  const line = 'export const word = 1;\n';
  const file = 'packages/core/src/kernel/long.ts';
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`packages/cli/src/c/${index}.ts`, line]));
  expect([
    counted('files-under-300-lines', { [file]: line.repeat(301) }),
    counted('files-under-300-lines', { [file]: `${line.repeat(300)}\n// a word\n` }),
    counted('files-under-300-lines', { [file]: "export { word } from './word.ts';\n".repeat(301) }),
    counted('folders-under-40-files', many),
  ]).toEqual([[`${file}:301`], [], [], ['packages/cli/src/c:1']]);
});

it('counts the domains that reach themselves over others', () => {
  const edges = { one: ['two'], two: ['three'], three: ['one'], four: ['one'], five: [] };
  expect(cyclicDomains({ core: { root: 'packages/core', edges } }).map(({ file }) => file)).toEqual([
    'packages/core/one',
    'packages/core/two',
    'packages/core/three',
  ]);
});

it('each count of files has a violation that its check finds', () => {
  const tried = new Set(violations.filter(({ check }) => check === 'shape').map(({ rule }) => rule));
  // Edges and entry points are no files of their own: they are tried above.
  const ofNoFile = new Set(['domains-without-cycles', 'entry-points-by-pattern']);
  expect([...tried].toSorted()).toEqual(
    shapeRules
      .map(({ rule }) => rule)
      .filter((rule) => !ofNoFile.has(rule))
      .toSorted(),
  );
});

it('names every place of a count above its limit, and what to do', () => {
  const file = 'packages/app/src/pages/records/resource/relays.tsx';
  const limit = shapeLimits['page-wiring-in-the-core'] ?? 0;
  const text = 'useEmitted(list, tell);\n'.repeat(limit + 1);
  expect(shapeFindings([{ file, text: 'useEmitted(list, tell);\n'.repeat(limit) }])).toEqual([]);
  expect(shapeFindings([{ file, text }])).toEqual([
    expect.stringMatching(new RegExp(`^page-wiring-in-the-core: ${limit + 1} where ${limit} are allowed[.] Services`)),
    ...Array.from({ length: limit + 1 }, (_, index) => `${file}:${index + 1} page-wiring-in-the-core`),
  ]);
});

it('counts the lines of the product alone', () => {
  const lines = 'a\nb\n';
  expect(
    sourceLines(
      [
        'packages/core/src/a.ts',
        'packages/core/src/a.test.ts',
        'packages/gallery/src/base/a.tsx',
        'packages/server/src/db/seed/a.ts',
        'scripts/a.mjs',
      ].map((file) => ({ file, text: lines })),
    ),
  ).toBe(2);
  expect(
    shapeFindings([{ file: 'packages/core/src/a.ts', text: '\n'.repeat(SOURCE_LINES.limit + 1) }]).filter((line) =>
      line.startsWith('source-lines'),
    ),
  ).toEqual([expect.stringContaining(`where ${SOURCE_LINES.limit} are allowed`)]);
});

it('a count speaks of places that are there', () => {
  for (const place of [
    'packages/app/src/pages/records/resource/open-page.tsx',
    'packages/server/src/db/resource-table.ts',
  ])
    expect(readFileSync(path.join(root, place), 'utf8')).not.toBe('');
});
