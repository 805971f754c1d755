import { domainEdges } from './domain-edges.mjs';
import { shapeLimits } from './shape-rules.mjs';

/**
 * For every thing that `pnpm check` forbids, the smallest code that does it. They are written into a small workspace of their
 * own, with this repository's real configuration, never into the repository.
 * @typedef {object} Violation
 * @property {'types' | 'format' | 'lint' | 'boundaries' | 'dead' | 'requirements' | 'sources' | 'shape'} check that must find it
 * @property {string} rule by the name that the check prints
 * @property {string} file where it must be found
 * @property {Readonly<Record<string, string>>} files what is written, by path; the first is usually the file itself
 */

/** @type {Violation[]} */
export const violations = [];

/**
 * @param {Violation['check']} check
 * @param {string} rule
 * @param {string} file
 * @param {string} source
 * @param {Readonly<Record<string, string>>} [more]
 */
function seed(check, rule, file, source, more = {}) {
  violations.push({ check, rule, file, files: { [file]: source, ...more } });
}

const core = 'packages/core/src';

// The compiler: what the core cannot name, and what strictness forbids.
seed('types', 'TS2304', `${core}/kernel/sees-window.ts`, 'export const width: number = window.innerWidth;\n');
seed('types', 'TS2591', `${core}/kernel/sees-process.ts`, 'export const arguments_ = process.argv;\n');
seed('types', 'TS2584', `${core}/kernel/sees-console.ts`, "export const say = () => console.log('hello');\n");
seed(
  'types',
  'TS2532',
  `${core}/kernel/no-index-check.ts`,
  'export const first = (words: string[]) => words[0].length;\n',
);
seed(
  'types',
  'TS2375',
  `${core}/kernel/not-exact.ts`,
  'export const person: { name?: string } = { name: undefined };\n',
);
seed('types', 'TS1294', `${core}/kernel/an-enum.ts`, 'export enum Colour { red }\n');
seed(
  'types',
  'TS1484',
  `${core}/kernel/not-verbatim.ts`,
  "import { ClockPort } from '../ports/index.ts';\n\nexport const now = (clock: ClockPort) => clock.now();\n",
);
seed(
  'types',
  'TS7030',
  `${core}/kernel/no-return.ts`,
  'export function sign(x: number) {\n  if (x > 0) return 1;\n}\n',
);
// The exports map: a deep import does not resolve.
seed(
  'types',
  'TS2307',
  'packages/react-ui/src/theme/deep-import.ts',
  "export { word } from '@evergreen/core/kernel/word';\n",
);
seed(
  'types',
  'TS2307',
  'packages/react-ui/src/theme/deeper-import.ts',
  "export { word } from '@evergreen/core/src/kernel/word.ts';\n",
);

// The linter.
seed(
  'lint',
  'typescript(no-floating-promises)',
  `${core}/kernel/floating.ts`,
  "export function go() {\n  Promise.resolve('gone');\n}\n",
);
seed(
  'lint',
  'typescript(no-misused-promises)',
  `${core}/kernel/misused.ts`,
  'export const go = (words: string[]) => words.forEach(async () => {});\n',
);
seed(
  'lint',
  'typescript(switch-exhaustiveness-check)',
  `${core}/kernel/not-exhaustive.ts`,
  "export function mean(word: 'yes' | 'no'): string {\n  switch (word) {\n    case 'yes':\n      return 'y';\n  }\n  return '';\n}\n",
);
seed('lint', 'typescript(no-explicit-any)', `${core}/kernel/an-any.ts`, 'export const word: any = 1;\n');
seed(
  'lint',
  'typescript(no-unsafe-type-assertion)',
  `${core}/kernel/a-cast.ts`,
  "export const asWord = (word: unknown) => word as 'yes';\n",
);
seed(
  'lint',
  'typescript(consistent-type-imports)',
  `${core}/kernel/type-import.ts`,
  "export type Word = import('../ports/index.ts').ClockPort;\n",
);
seed(
  'lint',
  'import(no-cycle)',
  `${core}/kernel/cycle-one.ts`,
  "import { two } from './cycle-two.ts';\n\nexport const one = (): number => two();\n",
  {
    [`${core}/kernel/cycle-two.ts`]:
      "import { one } from './cycle-one.ts';\n\nexport const two = (): number => one();\n",
  },
);
seed('lint', 'import(no-default-export)', `${core}/kernel/default-export.ts`, 'export default 1;\n');
seed('lint', 'unicorn(filename-case)', `${core}/kernel/camelCase.ts`, 'export const word = 1;\n');
seed(
  'lint',
  'eslint(max-lines)',
  `${core}/kernel/too-long.ts`,
  `${'export {};\n'.repeat(300)}export const word = 1;\n`,
);
seed(
  'lint',
  'eslint(max-lines-per-function)',
  `${core}/kernel/long-function.ts`,
  `export function add(sum: number): number {\n  let total = sum;\n${'  total += 1;\n'.repeat(80)}  return total;\n}\n`,
);
seed(
  'lint',
  'eslint(no-unused-vars)',
  `${core}/kernel/unused-parameter.ts`,
  'export const one = (unused: string) => 1;\n',
);
seed('lint', 'eslint(eqeqeq)', `${core}/kernel/loose.ts`, 'export const isOne = (word: unknown) => word == 1;\n');
seed('lint', 'eslint(no-eval)', 'packages/server/src/evaluates.ts', "export const two = eval('1 + 1') as unknown;\n");
seed(
  'lint',
  'eslint(no-new-func)',
  'packages/server/src/makes-code.ts',
  "export const two = new Function('return 2');\n",
);
seed(
  'lint',
  'typescript(no-implied-eval)',
  'packages/server/src/implies-code.ts',
  "setTimeout('1 + 1', 1);\n\nexport const word = 1;\n",
);
for (const [name, value] of [
  ['raw', '{ error }'],
  ['text', '{ reason: String(error) }'],
  ['message', '{ reason: error.message }'],
])
  seed(
    'lint',
    'evergreen(no-raw-error-in-log)',
    `packages/server/src/logs-error-${name}.ts`,
    `import type { logger as Logger } from './logger.ts';\n\nexport function log(logger: typeof Logger, error: Error) {\n  logger.error('failed', ${value});\n}\n`,
    {
      'packages/server/src/logger.ts':
        'export const logger = { error: (_message: string, _details: object) => undefined };\n',
    },
  );
seed('lint', 'evergreen(no-export-star)', `${core}/kernel/export-star.ts`, "export * from './word.ts';\n");
seed(
  'lint',
  'react(no-danger)',
  'packages/react-ui/src/theme/raw-html.tsx',
  "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />;\n",
);
seed(
  'lint',
  'react-hooks(rules-of-hooks)',
  'packages/react-ui/src/theme/use-word.ts',
  "import { useState } from 'react';\n\nexport const useWord = (isOn: boolean) => (isOn ? useState(1) : 1);\n",
);
seed(
  'lint',
  'react-hooks(exhaustive-deps)',
  'packages/react-ui/src/theme/use-effects.ts',
  "import { useEffect } from 'react';\n\nexport function useSay(say: () => void) {\n  useEffect(() => say(), []);\n}\n",
);
seed(
  'lint',
  'jsx-a11y(alt-text)',
  'packages/react-ui/src/theme/no-alternative.tsx',
  'export const Logo = () => <img src="logo.png" />;\n',
);
seed(
  'lint',
  'jsx-a11y(click-events-have-key-events)',
  'packages/app/src/mouse-only.tsx',
  'export const Row = () => <p onClick={() => {}}>row</p>;\n',
);
seed(
  'lint',
  'jsx-a11y(no-autofocus)',
  'packages/react-ui/src/theme/takes-focus.tsx',
  'export const Name = () => <input autoFocus aria-label="name" />;\n',
);
seed(
  'lint',
  'import(no-unassigned-import)',
  'packages/app/src/for-effect.ts',
  "import 'antd';\n\nexport const word = 1;\n",
);
seed(
  'lint',
  'vitest(no-focused-tests)',
  `${core}/kernel/focused.test.ts`,
  "import { expect, it } from 'vitest';\n\nit.only('runs alone', () => {\n  expect(1).toBe(1);\n});\n",
);
seed(
  'lint',
  'vitest(expect-expect)',
  `${core}/kernel/hollow.test.ts`,
  "import { it } from 'vitest';\n\nit('expects nothing', () => {});\n",
);
seed('lint', 'evergreen(no-own-time)', `${core}/kernel/takes-time.ts`, 'export const now = () => Date.now();\n');
seed('lint', 'evergreen(no-own-time)', `${core}/kernel/makes-time.ts`, 'export const today = () => new Date();\n');
seed(
  'lint',
  'eslint(no-restricted-properties)',
  `${core}/kernel/takes-chance.ts`,
  'export const dice = () => Math.random();\n',
);
for (const name of [
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'fetch',
  'localStorage',
  'document',
  'console',
]) {
  seed(
    'lint',
    'eslint(no-restricted-globals)',
    `${core}/kernel/takes-${name.toLowerCase()}.ts`,
    `export const taken = ${name};\n`,
  );
}
seed(
  'lint',
  'eslint(no-restricted-globals)',
  `${core}/kernel/by-the-back.ts`,
  'export const later = globalThis.setTimeout;\n',
);
seed(
  'lint',
  'eslint(no-restricted-globals)',
  'packages/cli/src/knows-process.ts',
  'export const words = process.argv;\n',
);

// The formatter.
seed('format', 'not formatted', `${core}/kernel/unformatted.ts`, 'export const  word = 1\n');

// The dependency rule.
const kernelWord = "import { word } from '@evergreen/core/kernel';\n\nexport const again = word;\n";
/** @param {string} from */
const reExport = (from) => `import { word } from '${from}';\n\nexport const again = word;\n`;
seed(
  'boundaries',
  'no-circular',
  `${core}/kernel/ring-one.ts`,
  "import type { Two } from './ring-two.ts';\n\nexport type One = Two | 1;\n",
  {
    [`${core}/kernel/ring-two.ts`]: "import type { One } from './ring-one.ts';\n\nexport type Two = { one: One };\n",
  },
);
seed(
  'boundaries',
  'no-unresolvable',
  'packages/react-ui/src/theme/past-the-map.ts',
  reExport('@evergreen/core/kernel/word'),
);
seed('boundaries', 'no-orphans', `${core}/kernel/orphan.ts`, 'export const word = 1;\n');
seed(
  'boundaries',
  'packages-by-name-only',
  'packages/react-ui/src/theme/by-path.ts',
  reExport('../../../core/src/kernel/index.ts'),
);
seed('boundaries', 'own-package-by-path', `${core}/http/by-own-name.ts`, kernelWord);
seed(
  'boundaries',
  'packages-point-inward-core',
  `${core}/http/outward.ts`,
  "export { systemClock } from '@evergreen/platform/clock-system';\n",
);
seed(
  'boundaries',
  'packages-point-inward-platform',
  'packages/platform/src/outward.ts',
  "export { useWord } from '@evergreen/react-ui/adapter';\n",
);
seed(
  'boundaries',
  'packages-point-inward-react-ui',
  'packages/react-ui/src/theme/sideways.ts',
  "export { systemClock } from '../../../platform/src/clock-system.ts';\n",
);
seed(
  'boundaries',
  'packages-point-inward-gallery',
  'packages/gallery/src/sideways.ts',
  "export { systemClock } from '../../platform/src/clock-system.ts';\n",
);
seed(
  'boundaries',
  'packages-point-inward-app',
  'packages/app/src/sideways.ts',
  "export { envelope } from '../../server/src/server.ts';\n",
);
seed(
  'boundaries',
  'packages-point-inward-cli',
  'packages/cli/src/sideways.ts',
  "export { useWord } from '../../react-ui/src/adapter/index.ts';\n",
);
seed(
  'boundaries',
  'packages-point-inward-server',
  'packages/server/src/sideways.ts',
  "export { systemClock } from '../../platform/src/clock-system.ts';\n",
);
seed(
  'boundaries',
  'demonstration-behind-its-index',
  'packages/server/src/past-the-index.ts',
  "export { kept } from './demonstration/rows.ts';\n",
  {
    'packages/server/src/demonstration/rows.ts': "export { kept } from '../platform-time.ts';\n",
    'packages/server/src/platform-time.ts': 'export const kept = 1;\n',
  },
);
seed(
  'boundaries',
  'demonstration-is-data',
  'packages/server/src/demonstration/asks.ts',
  "export { kept } from '../envelope.ts';\n",
);
seed('boundaries', 'e2e-is-a-black-box', 'packages/app/e2e/peeks.e2e.ts', reExport('@evergreen/core/kernel'));
seed('boundaries', 'core-knows-no-platform', `${core}/http/knows-node.ts`, "export { readFileSync } from 'node:fs';\n");
seed('boundaries', 'core-knows-no-platform', `${core}/http/knows-react.ts`, "export { useState } from 'react';\n");
seed(
  'boundaries',
  'ciphers-behind-one-file',
  `${core}/http/knows-ciphers.ts`,
  "export { gcm } from '@noble/ciphers/aes.js';\n",
);
seed(
  'boundaries',
  'pinyin-behind-its-entry-point',
  `${core}/features/shell/navigation/knows-pinyin.ts`,
  "export { pinyin } from 'pinyin-pro';\n",
);
seed(
  'boundaries',
  'core-testing-knows-fast-check-only',
  `${core}/testing/knows-vitest.ts`,
  "export { expect } from 'vitest';\n",
);
seed(
  'boundaries',
  'the-inside-of-the-core-is-plain',
  `${core}/ports/knows-xstate.ts`,
  "export { assign } from 'xstate';\n",
);
seed(
  'boundaries',
  'core-points-inward-kernel',
  `${core}/kernel/outward.ts`,
  "export type { ClockPort } from '../ports/index.ts';\n",
);
seed(
  'boundaries',
  'core-points-inward-ports',
  `${core}/ports/outward.ts`,
  "export { envelope } from '../contract/index.ts';\n",
);
seed(
  'boundaries',
  'core-points-inward-contract',
  `${core}/contract/outward.ts`,
  "export { resource } from '../resources/index.ts';\n",
);
seed(
  'boundaries',
  'core-points-inward-resources',
  `${core}/resources/outward.ts`,
  "export type { ClockPort } from '../ports/index.ts';\n",
);
for (const part of ['machine', 'format', 'drafts'])
  seed(
    'boundaries',
    `core-points-inward-${part}`,
    `${core}/${part}/outward.ts`,
    "export { permissionSet } from '../features/access/permissions/index.ts';\n",
  );
seed(
  'boundaries',
  'core-points-inward-storage',
  `${core}/storage/outward.ts`,
  "export { send } from '../http/index.ts';\n",
);
seed(
  'boundaries',
  'core-points-inward-http',
  `${core}/http/to-a-feature.ts`,
  "export { permissionSet } from '../features/access/permissions/index.ts';\n",
);
seed(
  'boundaries',
  'core-points-inward-features',
  `${core}/features/session/auth/to-the-root.ts`,
  "export { createCore } from '../../../index.ts';\n",
);
seed(
  'boundaries',
  'features-meet-at-their-index',
  `${core}/features/session/auth/past-the-index.ts`,
  "export { permissionSet } from '../../access/permissions/permission-set.ts';\n",
);
seed(
  'boundaries',
  'composition-imports-indexes',
  `${core}/index.ts`,
  "import { permissionSet } from './features/access/permissions/permission-set.ts';\n\nexport const createCore = () => permissionSet;\n",
);
for (const [name, { root, edges }] of Object.entries(domainEdges)) {
  const domains = Object.keys(edges);
  for (const domain of [...domains, 'elsewhere']) {
    const rule = domain === 'elsewhere' ? `domains-are-listed-${name}` : `domain-edges-${name}-${domain}`;
    const other = domains.find((one) => one !== domain && edges[domain]?.includes(one) !== true);
    seed(
      'boundaries',
      rule,
      `${root}/${domain}/any/unlisted-edge.ts`,
      `export { word } from '../../${other}/other/index.ts';\n`,
      {
        [`${root}/${other}/other/index.ts`]: "export const word = 'word';\n",
      },
    );
  }
}
seed(
  'boundaries',
  'no-production-import-of-tests',
  `${core}/http/uses-a-fake.ts`,
  "export { fakeClock } from '../testing/index.ts';\n",
);
seed(
  'boundaries',
  'adapter-knows-no-antd',
  'packages/react-ui/src/adapter/draws.ts',
  "export { Button } from 'antd';\n",
);
seed(
  'boundaries',
  'platform-sees-ports',
  'packages/platform/src/decides.ts',
  "export { permissionSet } from '@evergreen/core/access/permissions';\n",
);
seed(
  'boundaries',
  'examples-use-packages-alone',
  'examples/plain/reaches-in.ts',
  "export { word } from '../../packages/core/src/kernel/word.ts';\n",
);
seed('boundaries', 'axios-only-in-platform', 'packages/app/src/sends.ts', "export { AxiosError } from 'axios';\n");
seed(
  'boundaries',
  'rows-are-read-in-a-scope',
  'packages/server/src/modules/insight/figures/counts-every-row.ts',
  "export { unscopedRows } from '../../records/resource/unscoped-rows.ts';\n",
  { 'packages/server/src/modules/records/resource/unscoped-rows.ts': "export const unscopedRows = 'activity';\n" },
);
seed(
  'boundaries',
  'tables-belong-to-the-engine',
  'packages/server/src/start/counts-a-table.ts',
  "export { resourceTable } from '../db/resource-table.ts';\n",
  { 'packages/server/src/db/resource-table.ts': "export const resourceTable = 'activity';\n" },
);
seed(
  'boundaries',
  'rows-are-read-in-a-scope',
  'packages/server/src/modules/access/picker/picks-every-user.ts',
  "export { sysUser } from '../../../db/schema/scoped-tables.ts';\n",
  { 'packages/server/src/db/schema/scoped-tables.ts': "export const sysUser = 'sys_user';\n" },
);
seed(
  'boundaries',
  'server-sees-the-contract',
  'packages/server/src/acts-as-a-client.ts',
  "export { send } from '@evergreen/core/http';\n",
);

// Dead code.
seed('dead', 'Unused files', `${core}/kernel/unused-file.ts`, 'export const word = 1;\n');
seed(
  'dead',
  'Unused exports',
  `${core}/kernel/word.ts`,
  "export const word = 'word';\nexport const unusedWord = 'never';\n",
);
seed(
  'dead',
  'Unused exported types',
  'packages/server/src/envelope.ts',
  'export const kept = 1;\nexport type NeverUsed = string;\n',
);
seed('dead', 'Unlisted dependencies', 'packages/server/src/uses-unlisted.ts', "export { produce } from 'immer';\n", {
  'packages/server/src/server.ts':
    "import { kept } from './envelope.ts';\nimport { produce } from './uses-unlisted.ts';\n\nexport const envelope = [kept, produce];\n",
});

seed(
  'dead',
  'Unused dependencies',
  'packages/cli/package.json',
  JSON.stringify({
    name: '@evergreen/cli',
    type: 'module',
    dependencies: { '@evergreen/core': 'workspace:*', valibot: 'catalog:' },
  }),
);

// Requirement tracing.
seed(
  'requirements',
  'ZED-99',
  `${core}/kernel/unknown-id.test.ts`,
  "import { expect, it } from 'vitest';\n\nit('ZED-99 cites a row that is not there', () => {\n  expect(1).toBe(1);\n});\n",
);
seed('requirements', 'ZED-01', 'docs/requirements.md', '| ZED-01 | One thing | C |\n| ZED-01 | Another thing | C |\n');

// Files as such.
seed('sources', 'no-machine-path', 'docs/a-machine.md', `See ${['', 'work', 'main'].join('/')}.\n`);
seed('sources', 'lock-holds-no-address', 'pnpm-lock.yaml', 'resolution: {tarball: https://registry.example/a.tgz}\n');
seed(
  'sources',
  'tables-are-imported',
  'packages/server/src/modules/access/picker/reads-by-name.ts',
  'export const statement = `select id from sys_user`;\n',
);
seed('sources', 'no-drawers', `${core}/kernel/utils.ts`, 'export const word = 1;\n');

// The shape as counts: one more of each than its limit allows. What is no file of its own is shown by shape-rules.test.mjs.
const page = 'packages/app/src/pages/records/resource';
const business = 'packages/server/src/modules/business';
/**
 * @param {string} rule
 * @param {string} one
 */
const oneTooMany = (rule, one) => one.repeat((shapeLimits[rule] ?? 0) + 1);
/**
 * @param {string} rule
 * @param {string} file
 * @param {string} line
 */
const seedLines = (rule, file, line) => seed('shape', rule, file, oneTooMany(rule, `${line}\n`));
seedLines('page-state-in-the-core', `${page}/keeps-state.tsx`, 'useState(0);');
seedLines('page-wiring-in-the-core', `${page}/relays.tsx`, 'useEmitted(list, () => actions.send(event));');
seedLines(
  'tables-in-the-engine',
  `${business}/reads-a-table.ts`,
  "export { tableOf } from '../../db/resource-table.ts';",
);
seedLines('services-of-a-list', 'packages/react-ui/src/widgets/records/resource-list/opens.tsx', 'core.open(made);');
seedLines('states-by-name', `${business}/counts-codes.ts`, "note('5');");
seedLines(
  'events-with-dots',
  `${core}/features/shell/undotted.types.ts`,
  "export type MenuEvent = { readonly type: 'close' };",
);
const long = 'export const word = 1;\n'.repeat(301);
for (let count = 0; count <= (shapeLimits['files-under-300-lines'] ?? 0); count += 1)
  seed('shape', 'files-under-300-lines', `${core}/kernel/long-${count}.ts`, long);
for (let count = 0; count <= (shapeLimits['folders-under-40-files'] ?? 0); count += 1) {
  const folder = `${core}/kernel/large-${count}`;
  const files = Array.from({ length: 41 }, (_, index) => [`${folder}/part-${index}.ts`, 'export const part = 1;\n']);
  violations.push({ check: 'shape', rule: 'folders-under-40-files', file: folder, files: Object.fromEntries(files) });
}
