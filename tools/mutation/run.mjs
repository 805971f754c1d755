import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../../scripts/program-options.mjs';
import { root, run, say } from '../../scripts/workspace.mjs';

const home = path.join(root, 'tools/mutation');
const core = path.join(root, 'packages/core');
const {
  words: [files, ...settings],
} = readOptions({
  usage: 'pnpm mutate [files] [-- settings of Stryker]',
  about: [
    'Puts faults into the core and counts those that no test notices. reports/mutation.json has every mutant.',
    'files: globs below packages/core without braces, with commas between; all of cron and validators when left out.',
    'Only the tests of those folders take part, or those of the closest folder above that has any.',
  ].join('\n'),
  options: {},
  words: [0, Infinity],
});
const LEFT_OUT = ['test', 'testing', 'types', 'messages']
  .map((role) => `!src/**/*.${role}.ts`)
  .concat('!src/**/index.ts');

async function install() {
  if (existsSync(path.join(home, 'node_modules/@stryker-mutator/core'))) return 0;
  say('正在安装变异测试工具… / Installing the tools of mutation testing…');
  return (await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: home, output: 'stderr' }))
    .code;
}

/**
 * The tests of what a glob names: those in its folder, and below it where the glob goes deeper.
 * @param {string} glob
 * @returns {string}
 */
function testsOf(glob) {
  const isDeep = glob.includes('**');
  let folder = isDeep ? path.posix.normalize(glob.slice(0, glob.indexOf('**'))) : path.posix.dirname(glob);
  if (hasTests(folder, isDeep)) return path.posix.join(folder, isDeep ? '**/*.test.ts' : '*.test.ts');
  while (!hasTests(folder, false) && folder !== '.') folder = path.posix.dirname(folder);
  return path.posix.join(folder, '*.test.ts');
}

/**
 * @param {string} folder
 * @param {boolean} isDeep
 */
function hasTests(folder, isDeep) {
  return readdirSync(path.join(core, folder), { recursive: isDeep }).some((file) => String(file).endsWith('.test.ts'));
}

const globs = files?.split(',') ?? [];
const tests = [...new Set(globs.filter((glob) => !glob.startsWith('!')).map(testsOf))];
const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const parameters = [
  stryker,
  'run',
  path.join(home, 'stryker.config.mjs'),
  ...(files === undefined ? [] : ['--mutate', [...globs, ...LEFT_OUT].join(',')]),
  ...settings,
];
process.exitCode = await install();
if (process.exitCode === 0) {
  process.exitCode = (
    await run(process.execPath, parameters, { cwd: core, env: { ...process.env, MUTATION_TESTS: tests.join(',') } })
  ).code;
  // A page of docs/ that a test compares lies nowhere above the copy that is mutated: the test writes it there anew.
  rmSync(path.join(core, 'docs'), { recursive: true, force: true });
}
