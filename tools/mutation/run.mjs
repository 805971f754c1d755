// Puts faults into the core and counts those that no test notices: `pnpm mutate [files]`, files as globs below packages/core,
// separated by commas; all of cron and validators when left out. reports/mutation.json has every mutant.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, say } from '../../scripts/workspace.mjs';

const home = path.join(root, 'tools/mutation');
const [files] = process.argv.slice(2);

async function install() {
  if (existsSync(path.join(home, 'node_modules/@stryker-mutator/core'))) return 0;
  say('正在安装变异测试工具… / Installing the tools of mutation testing…');
  return (await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: home, output: 'stderr' })).code;
}

const installed = await install();
const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const parameters = [stryker, 'run', path.join(home, 'stryker.config.mjs'), ...(files === undefined ? [] : ['--mutate', files])];
process.exitCode = installed === 0 ? (await run(process.execPath, parameters, { cwd: path.join(root, 'packages/core') })).code : installed;
