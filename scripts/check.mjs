import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { checkSource } from './source-rules.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root, run } from './workspace.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

const binary = /\.(png|jpe?g|gif|ico|webp|woff2?|gz|tgz|tar|zip|wasm|xlsx?)$/;

/** @returns {Promise<Outcome>} */
async function checkSources() {
  const findings = trackedFiles()
    .filter((file) => !binary.test(file))
    .flatMap((file) => checkSource(file, readFileSync(path.join(root, file), 'utf8')));
  const output = findings.map(({ rule, file, line, advice }) => `${file}:${line} ${rule}: ${advice}\n`).join('');
  return { code: findings.length === 0 ? 0 : 1, output };
}

/**
 * @param {string} program below node_modules, called by this Node; no package manager is in between
 * @param {string[]} parameters
 * @returns {() => Promise<Outcome>}
 */
const tool =
  (program, ...parameters) =>
  () =>
    run(process.execPath, [path.join(root, 'node_modules', program), ...parameters], {
      output: 'collect',
      env: { ...process.env, NO_COLOR: '1' },
    });

/** @type {Readonly<Record<string, () => Promise<Outcome>>>} */
const checks = {
  types: tool('typescript/bin/tsc', '--build'),
  format: tool('oxfmt/bin/oxfmt', '--list-different'),
  lint: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
  boundaries: tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    'packages',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
  ),
  'dead code': tool('knip/bin/knip.js'),
  requirements: () => run(process.execPath, ['scripts/trace.mjs', '--static'], { output: 'collect' }),
  sources: checkSources,
};

await bootstrap();
let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  const started = performance.now();
  const { code, output } = await check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(5)} s`);
  if (code !== 0) {
    failures += 1;
    console.log(output.trimEnd());
  }
}
console.log(failures === 0 ? 'All checks hold.' : `${failures} of ${Object.keys(checks).length} checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;
