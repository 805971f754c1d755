import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { changedFiles, journeysFor, readDomains } from './changed-tests.mjs';
import { readOptions } from './program-options.mjs';
import { count, failedTests, flakyTests, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';
import { root, run, say } from './workspace.mjs';

/**
 * @typedef {import('./test-reports.mjs').TestResult} TestResult
 * @typedef {object} Runner
 * @property {string} name
 * @property {string} report where it writes what happened
 * @property {(report: any) => TestResult[]} read
 * @property {() => Promise<number>} start runs all its tests and gives its exit code
 */

/** @type {Runner} */
const unit = {
  name: 'unit tests',
  report: 'reports/vitest.json',
  read: (content) => readVitest(content, root),
  start: async () => {
    const parameters = [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/vitest.json',
      ...(values.changed ? [`--changed=${values.since}`] : []),
    ];
    const env = values.engines ? { ...process.env, TEST_ENGINES: 'each' } : process.env;
    return (await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters], { env })).code;
  },
};

/** @type {Runner} */
const browser = {
  name: 'browser tests',
  report: 'reports/playwright.json',
  read: readPlaywright,
  start: async () => {
    const chromium = await ensureBrowser();
    if (chromium === undefined) return 1;
    const journeys = [...chosenJourneys, ...touched.map((domain) => `journeys/${domain}/`)];
    const parameters = [
      'test',
      '--config',
      'packages/app/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...journeys,
    ];
    const report = path.join(root, 'reports/playwright.json');
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    return (await run(process.execPath, ['packages/app/node_modules/@playwright/test/cli.js', ...parameters], { env }))
      .code;
  },
};

/**
 * Runs one runner and reads its report. That it failed without a failed test to show for it is a failure of its own.
 * @param {Runner} runner
 * @returns {Promise<TestResult[]>}
 */
async function resultsOf(runner) {
  const report = path.join(root, runner.report);
  rmSync(report, { force: true });
  const code = await runner.start();
  if (!existsSync(report)) {
    say(`The ${runner.name} left no report.`);
    return [{ title: `the ${runner.name} as a whole`, outcome: 'failed', packageName: 'tooling' }];
  }
  const results = runner.read(JSON.parse(readFileSync(report, 'utf8')));
  if (code === 0 || results.some((result) => result.outcome === 'failed')) return results;
  say(`The ${runner.name} ended with code ${code}, though no test failed.`);
  return [...results, { title: `the ${runner.name} as a whole`, outcome: 'failed', packageName: 'tooling' }];
}

const { values } = readOptions({
  usage: 'npm test -- [options]',
  about: 'Unit, property, contract and browser tests; the last line says how many passed and failed.',
  options: {
    unit: { type: 'boolean', about: 'everything but the browser tests' },
    e2e: { type: 'boolean', about: 'the browser tests alone' },
    journeys: {
      type: 'string',
      value: 'names',
      about: 'browser tests of these files alone, by the beginning of their names, with commas between',
      default: '',
    },
    engines: { type: 'boolean', about: 'every server test on every database, not half of them on each' },
    changed: { type: 'boolean', about: 'what the changes since --since touch alone' },
    since: { type: 'string', value: 'commit', about: 'what --changed compares with', default: 'origin/main' },
  },
});
const chosenJourneys = values.journeys
  .split(',')
  .filter(Boolean)
  .map((name) => `journeys/[^/]+/${name}`);
/** The domains whose browser tests a change asks for; none where everything runs. */
const touched = values.changed ? touchedDomains() : [];
const leavesBrowserOut = values.changed && touched.length === 0 && chosenJourneys.length === 0;
const runners = (values.unit === values.e2e ? [unit, browser] : values.unit ? [unit] : [browser]).filter(
  (runner) => runner === unit || !leavesBrowserOut,
);

function touchedDomains() {
  const files = changedFiles(values.since);
  if (files === undefined) {
    say(`There is no commit "${values.since}". Name one with --since.`);
    process.exit(2);
  }
  const domains = journeysFor(files, readDomains());
  say(`${files.length} files changed since ${values.since}. Browser tests of: ${domains.join(', ') || 'no domain'}.`);
  return domains;
}

await bootstrap();
mkdirSync(path.join(root, 'reports'), { recursive: true });

/** @type {TestResult[]} */
const results = [];
if ((await build(['app', 'server', 'cli'])) !== 0)
  results.push({ title: 'the build', outcome: 'failed', packageName: 'tooling' });
for (const runner of runners) results.push(...(await resultsOf(runner)));

const traced =
  runners.length === 2 && !values.changed ? await run(process.execPath, ['scripts/trace.mjs']) : { code: 0 };
const flaky = flakyTests(results);
for (const line of flaky.lines) console.log(line);
for (const line of failedTests(results)) console.log(line);
const counts = count(results);
const hasRun = counts.passed + counts.failed > 0;
if (!hasRun) say(values.changed ? 'No test covers what has changed.' : 'No test ran.');
console.log(summaryLine(counts));
process.exitCode = counts.failed > 0 || (!hasRun && !values.changed) || !flaky.areAccepted || traced.code !== 0 ? 1 : 0;
