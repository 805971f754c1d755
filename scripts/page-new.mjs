import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { planPage } from './page-plan.mjs';
import { readOptions } from './program-options.mjs';
import { root, run, say } from './workspace.mjs';

const {
  values,
  words: [address = ''],
} = readOptions({
  usage: 'pnpm page:new <domain>/<name> --reads <endpoint> [options]',
  about: [
    'Adds a page that is no list: its service with view and test, its page, and its entries in the registries and the menu.',
    'name: camelCase, such as insight/clubRoom. A list of rows is a resource: pnpm resource:new.',
  ].join('\n'),
  options: {
    reads: {
      type: 'string',
      value: 'endpoint',
      about: 'the call that it shows, such as homeEndpoints.counts',
      default: '',
    },
    zh: { type: 'string', value: 'title', about: 'title in Chinese' },
    en: { type: 'string', value: 'title', about: 'title in English' },
    group: { type: 'string', value: 'address', about: 'group of the menu', default: '/isystem' },
  },
  words: [1, 1],
});

const planned = planPage(address, values, {
  exists: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
if (planned.kind === 'refused') {
  say(planned.text);
  process.exit(2);
}
await bootstrap();
for (const [file, source] of Object.entries(planned.written)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), source);
}
const { code, output } = await run(
  process.execPath,
  ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(planned.written)],
  { cwd: root, output: 'collect' },
);
if (code !== 0) say(output);
console.log(`
The page is written and registered:
${Object.keys(planned.written)
  .map((file) => `  ${file}`)
  .join('\n')}

Next:
  1. Draw what was read in the page, and let its test answer the call.
  2. Say in the menu which permission shows it.
  3. pnpm run docs, pnpm check, npm test -- --changed
The list of steps: CONTRIBUTING.md, "Add a page"`);
process.exitCode = code;
