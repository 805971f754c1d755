import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rolldown } from './entry-points.mjs';
import { root } from './workspace.mjs';

const source = path.join(root, 'packages/core/src');

/**
 * What somebody bundles who takes these names and nothing else, with the libraries: kilobytes of gzip, minified. A little room over what
 * was reached; no limit is raised without a word in the change log.
 * @type {readonly (readonly [from: string, names: string, most: number])[]}
 */
const budgets = [
  ['features/schedule/cron', 'parseCron', 6],
  ['features/schedule/cron', 'parseCron, describeCron, nextFire', 12],
  ['features/schedule/cron', '*', 16],
  ['features/validation/validators', 'checkIdCard', 2],
  ['features/validation/validators', 'checkIdCard, idCardMessages', 3],
  ['features/validation/validators', '*', 25],
  ['features/records/query', 'createAdvancedQuery', 46],
  ['features/records/list', 'createListPage', 41],
  ['features/grid/editable-table', 'createEditableTable', 76],
  ['features/schedule/cron-editor', 'createCronEditor', 35],
  ['.', 'createCore', 66],
];

/**
 * @param {string} from folder of an entry point
 * @param {string} names
 * @returns {Promise<number>} kilobytes that are fetched at once
 */
async function kilobytes(from, names) {
  const file = path.join(source, from, 'index.ts');
  const entry = '\0entry';
  const code =
    names === '*' ? `export * from ${JSON.stringify(file)};` : `export { ${names} } from ${JSON.stringify(file)};`;
  const bundle = await rolldown({
    input: entry,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (/** @type {string} */ id) => (id === entry ? id : null),
        load: (/** @type {string} */ id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const first = new Set([...chunks.values()].filter((chunk) => chunk.isEntry));
  for (const chunk of first)
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported !== undefined) first.add(imported);
    }
  return [...first].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) / 1000;
}

it('CORE-07 what people want alone is bundled within its budget: cron, identity cards and validators, query, table', async () => {
  const found = [];
  for (const [from, names, most] of budgets) {
    const taken = await kilobytes(from, names);
    if (taken > most) found.push(`${names} of ${from}: ${taken.toFixed(1)} kB where ${most} are allowed`);
  }
  expect(found).toEqual([]);
});
