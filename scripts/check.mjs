import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { checkTypes } from './check-types.mjs';
import { readOptions } from './program-options.mjs';
import { shapeFindings, shapeTable } from './shape-rules.mjs';
import { checkSource } from './source-rules.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { root, run, say } from './workspace.mjs';

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

/** @returns {Promise<Outcome>} */
async function checkShape() {
  const files = trackedFiles()
    .filter((file) => /^packages\/.+(?:\.tsx?|package\.json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const findings = shapeFindings(files);
  return { code: findings.length === 0 ? 0 : 1, output: `${[...findings, ...shapeTable(files)].join('\n')}\n` };
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

/**
 * Longest first: two of them run side by side, and whichever ends makes room for the next, so that both cores have work to the end.
 * @type {Readonly<Record<string, () => Promise<Outcome>>>}
 */
const checks = {
  types: checkTypes,
  lint: tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
  dead: tool('knip/bin/knip.js'),
  boundaries: tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    'packages',
    'examples',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
  ),
  requirements: () => run(process.execPath, ['scripts/trace.mjs', '--static'], { output: 'collect' }),
  format: tool('oxfmt/bin/oxfmt', '--list-different'),
  sources: checkSources,
  shape: checkShape,
};

/** Checks that run at one time: the machine of every change has two cores. */
const LANES = 2;

/** What repairs by itself what a check finds, in this order: the formatter has the last word. */
const repairs = [
  { check: 'lint', repair: tool('oxlint/bin/oxlint', '--type-aware', '--fix') },
  { check: 'format', repair: tool('oxfmt/bin/oxfmt') },
];

/**
 * Runs a check and prints one line about it, and what it found.
 * @param {string} name
 * @returns {Promise<boolean>} whether it holds
 */
async function report(name) {
  const started = performance.now();
  const { code, output } = await (checks[name] ?? checkSources)();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(5)} s`);
  if (code !== 0 || name === 'shape') console.log(output.trimEnd());
  return code === 0;
}

/**
 * Takes checks from a queue until it is empty.
 * @param {string[]} queue
 * @returns {Promise<boolean[]>}
 */
async function takeChecks(queue) {
  const held = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) held.push(await report(name));
  return held;
}

const { values } = readOptions({
  usage: 'pnpm check [options]',
  about: `Everything that is not a test, side by side: ${Object.keys(checks).join(', ')}.`,
  options: {
    only: { type: 'string', value: 'names', about: 'these checks alone, with commas between', default: '' },
    fix: { type: 'boolean', about: 'first repairs what formatter and linter can repair by themselves' },
  },
});
const chosen = values.only === '' ? Object.keys(checks) : values.only.split(',').map((name) => name.trim());
const unknown = chosen.find((name) => !Object.hasOwn(checks, name));
if (unknown !== undefined) {
  say(`There is no check "${unknown}". There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}

await bootstrap();
if (values.fix) for (const { check, repair } of repairs) if (chosen.includes(check)) await repair();
const queue = Object.keys(checks).filter((name) => chosen.includes(name));
const lanes = Array.from({ length: LANES }, () => takeChecks(queue));
const held = (await Promise.all(lanes)).flat();
const failures = held.filter((holds) => !holds).length;
console.log(
  failures > 0
    ? `${failures} of ${held.length} checks failed.`
    : `${chosen.length === Object.keys(checks).length ? 'All' : 'These'} checks hold.`,
);
process.exitCode = failures === 0 ? 0 : 1;
