import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { readOptions } from './program-options.mjs';
import {
  announcedPage,
  descriptionSource,
  isListedIcon,
  kebabCase,
  menuGroups,
  nameProblem,
  registered,
  snakeCase,
  titleOf,
  withPage,
} from './resource-source.mjs';
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

const files = {
  description: `packages/core/src/resources/business/${kebabCase(name)}.resource.ts`,
  example: 'packages/core/src/resources/business/activity-type.resource.ts',
  registry: 'packages/core/src/resources/define/resources.registry.ts',
  menu: 'packages/server/src/db/seed/business-menu.seed.ts',
  icons: 'packages/core/src/features/shell/navigation/menu-icon.ts',
};

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} sentence */
function refuse(sentence) {
  say(sentence);
  process.exit(2);
}

const problem = nameProblem(name);
if (problem !== undefined) refuse(problem);
if (existsSync(path.join(root, files.description))) refuse(`${files.description} exists already; nothing was changed.`);
const menu = read(files.menu);
const announced = announcedPage(name, menu);
const groups = menuGroups(menu);
if (announced === undefined && !groups.includes(values.group))
  refuse(`The menu has no group "${values.group}". There are: ${groups.join(', ')}.`);

const en = values.en ?? announced?.en ?? titleOf(name);
const zh = values.zh ?? announced?.zh ?? en;
const icon = values.icon ?? announced?.icon ?? 'UnorderedListOutlined';
if (!isListedIcon(icon, read(files.icons))) refuse(`The icon "${icon}" is not in the list of ${files.icons}.`);
const written = {
  [files.description]: descriptionSource(
    { name, zh, en, singularZh: zh.replace(/管理$/, ''), singularEn: titleOf(name) },
    read(files.example),
  ),
  [files.registry]: registered(name, read(files.registry)),
  [files.menu]: withPage(name, icon, values.group, menu),
};

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
await step(['node_modules/vitest/vitest.mjs', 'run', ...derived, '--update']);

console.log(`
The resource "${name}" is described, registered and in the menu:
  ${files.description}
  ${files.registry}
  ${path.relative(root, migration.trim())}
  ${files.menu}

Next:
  1. Change the description to what ${en} has: fields, lengths, searches${zh === en ? '; write its titles in Chinese' : ''}.
  2. After a change of the fields: delete the drafted migration, restore tables.json
     (git checkout packages/server/migrations/tables.json), then
     pnpm --filter @evergreen/server exec tsx src/db/draft-migration.ts ${snakeCase(name)}
  3. Let roles other than the administrator write it: packages/server/src/db/seed/roles.seed.ts
  4. pnpm check, pnpm dev, npm test -- --changed
The guide: docs/guides/add-a-resource.md`);
