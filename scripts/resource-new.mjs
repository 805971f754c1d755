import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { readOptions } from './program-options.mjs';
import { planResource } from './resource-plan.mjs';
import { snakeCase } from './resource-source.mjs';
import { root, run, say } from './workspace.mjs';

const {
  values,
  words: [name = ''],
} = readOptions({
  usage: 'pnpm resource:new <name> [options]',
  about: [
    'Adds a resource: writes its description, registers it, drafts its migration and puts its page into the menu.',
    'name: camelCase, such as squareTopic. Where the menu already announces /isps/<name>, titles and icon are taken from there.',
  ].join('\n'),
  options: {
    zh: { type: 'string', value: 'title', about: 'title in Chinese' },
    en: { type: 'string', value: 'title', about: 'title in English' },
    group: { type: 'string', value: 'address', about: 'group of the menu', default: '/activities' },
    icon: { type: 'string', value: 'name', about: 'icon of the menu (default: UnorderedListOutlined)' },
  },
  words: [1, 1],
});

const planned = planResource(name, values, {
  exists: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
if (planned.kind === 'refused') {
  say(planned.text);
  process.exit(2);
}
const { description, registry, menu, written, titles } = planned.plan;

await bootstrap();
for (const [file, source] of Object.entries(written)) writeFileSync(path.join(root, file), source);

/**
 * Runs a program of ours and ends with its code when it fails.
 * @param {string[]} parameters
 * @param {string} [folder]
 * @returns {Promise<string>} what it printed
 */
async function step(parameters, folder = root) {
  const { code, output } = await run(process.execPath, parameters, { cwd: folder, output: 'collect' });
  if (code === 0) return output;
  say(output);
  say(`${parameters.join(' ')} failed; what was written so far stays. See docs/guides for the steps by hand.`);
  process.exit(code);
}

await step(['node_modules/oxfmt/bin/oxfmt', ...Object.keys(written)]);
const server = path.join(root, 'packages/server');
const migration = await step(['--import', 'tsx', 'src/db/draft-migration.ts', snakeCase(name)], server);
const derived = ['packages/core/src/resources/directory', 'packages/server/src/db/seed/pages-document.test.ts'];
await step(['node_modules/vitest/vitest.mjs', 'run', '--project=core', '--project=server', ...derived, '--update']);

console.log(`
The resource "${name}" is described, registered and in the menu:
  ${description}
  ${registry}
  ${path.relative(root, migration.trim())}
  ${menu}

Next:
  1. Change the description to what ${titles.en} has: fields, lengths, searches${titles.zh === titles.en ? '; write its titles in Chinese' : ''}.
  2. After a change of the fields: delete the drafted migration, restore tables.json
     (git checkout packages/server/migrations/tables.json), then
     pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts ${snakeCase(name)}
  3. Let roles other than the administrator write it: packages/server/src/db/seed/roles.seed.ts
  4. pnpm check, pnpm dev, npm test -- --changed
The guide: docs/guides/add-a-resource.md`);
