import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { readBudgets } from './budgets.mjs';
import { build } from './build.mjs';
import { changedFiles, journeysFor, readDomains } from './changed-tests.mjs';
import { ensurePostgres } from './postgres.mjs';
import { processorSpeed } from './processor-speed.mjs';
import { readOptions } from './program-options.mjs';
import {
  compareWithBudgets,
  expectedMinutes,
  inReferenceSeconds,
  listByCost,
  readBrowserCosts,
  readUnitCosts,
} from './test-costs.mjs';
import { count, failedTests, flakyTests, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';
import { recordVerifiedTools, toolsToVerify, verifiedTests } from './verified-tools.mjs';
import { root, run, say } from './workspace.mjs';

/**
 * @typedef {import('./test-reports.mjs').TestResult} TestResult
 * @typedef {object} Runner
 * @property {import('./test-costs.mjs').Kind} kind
 * @property {string} name
 * @property {string} report where it writes what happened
 * @property {(report: any) => TestResult[]} read
 * @property {(report: any) => import('./test-costs.mjs').Cost[]} costs
 * @property {() => Promise<number>} start runs all its tests and gives its exit code
 */

/** What the meter of the unit tests writes. */
const processorReport = path.join(root, 'reports/processor.jsonl');

/** The project of vitest whose tests run the tools in whole. */
const wholeTools = 'tooling-whole';

/** @param {string} file */
const isWholeToolsTest = (file) => file.endsWith('.whole.test.mjs');

/** @type {Runner} */
const unit = {
  kind: 'unit',
  name: 'unit tests',
  report: 'reports/vitest.json',
  read: (content) => readVitest(content, root),
  costs: (content) =>
    readUnitCosts(content, existsSync(processorReport) ? readFileSync(processorReport, 'utf8') : '', root),
  start: async () => {
    await ensurePostgres();
    rmSync(processorReport, { force: true });
    const parameters = [
      'run',
      '--reporter=./scripts/vitest-progress.mjs',
      '--reporter=json',
      '--outputFile.json=reports/vitest.json',
      ...(runsWholeTools ? [] : [`--project=!${wholeTools}`]),
      ...(values.changed ? [`--changed=${values.since}`] : []),
    ];
    const env = {
      ...process.env,
      TEST_PROCESSOR_REPORT: processorReport,
      ...(values.engines ? { TEST_ENGINES: 'each' } : {}),
      ...(values.thorough ? { TEST_THOROUGH: '1' } : {}),
    };
    return (await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters], { env })).code;
  },
};

/** @type {Runner} */
const browser = {
  kind: 'browser',
  name: 'browser tests',
  report: 'reports/playwright.json',
  read: readPlaywright,
  costs: readBrowserCosts,
  start: async () => {
    const chromium = await ensureBrowser();
    if (chromium === undefined) return 1;
    const journeys = [...chosenJourneys, ...touched.map((domain) => `journeys/${domain}/`)];
    const parameters = [
      'test',
      '--config',
      'packages/app/e2e/playwright.config.ts',
      `--reporter=${path.join(root, 'scripts/playwright-progress.mjs')},json`,
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
    engines: { type: 'boolean', about: 'every server test on every database' },
    thorough: { type: 'boolean', about: 'all rounds of the property tests, not a tenth of them' },
    tools: { type: 'boolean', about: 'the tests that run the tools in whole, even when no tool has changed' },
    list: { type: 'boolean', about: 'runs nothing: the files of the last run, dearest first' },
    changed: { type: 'boolean', about: 'what the changes since --since touch alone' },
    since: { type: 'string', value: 'commit', about: 'what --changed compares with', default: 'origin/main' },
  },
});
if (values.list) {
  for (const line of listByCost([unit, browser].flatMap(costsOfTheLastRun))) console.log(line);
  process.exit(0);
}

/** @param {Runner} runner */
function lastReport({ report }) {
  const file = path.join(root, report);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {Runner} runner */
function costsOfTheLastRun(runner) {
  const report = lastReport(runner);
  return report === undefined ? [] : runner.costs(report);
}

/** The tests of the last run that ran the tools in whole. */
function wholeToolsResults() {
  const { testResults = [] } = lastReport(unit) ?? {};
  return readVitest({ testResults: testResults.filter((/** @type {any} */ { name }) => isWholeToolsTest(name)) }, root);
}

const runsWholeTools = values.tools || toolsToVerify();
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
const isWhole = !values.changed && chosenJourneys.length === 0;
say(
  [
    `This run: ${runners.map(({ name }) => name).join(', then ')}${isWhole ? '' : ', of the changes alone'}.`,
    runsWholeTools ? 'The tools have changed and are run in whole.' : 'The tools are as they were verified.',
    ...(isWhole
      ? [
          `About ${expectedMinutes(
            readBudgets(),
            runners.map(({ kind }) => kind),
            availableParallelism(),
          )} minutes on this machine, by the budgets.`,
        ]
      : []),
  ].join(' '),
);

/** @type {TestResult[]} */
const results = [];
if ((await build(['app', 'server', 'cli'])) !== 0)
  results.push({ title: 'the build', outcome: 'failed', packageName: 'tooling' });
/** How fast the machine was before the first runner and after each. */
const speeds = [processorSpeed()];
for (const runner of runners) {
  results.push(...(await resultsOf(runner)));
  speeds.push(processorSpeed());
}

if (runners.includes(unit) && !values.changed) {
  // What only a thorough run tries says nothing here.
  const whole = wholeToolsResults().filter(({ outcome }) => outcome !== 'skipped');
  if (!runsWholeTools) results.push(...verifiedTests());
  else if (whole.length > 0 && whole.every(({ outcome }) => outcome === 'passed'))
    recordVerifiedTools(whole.map(({ title }) => title));
}

const speed = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
const { lines: costLines, exceeded } = compareWithBudgets(
  isWhole ? inReferenceSeconds(runners.flatMap(costsOfTheLastRun), speed) : [],
  readBudgets(),
);
for (const line of isWhole ? costLines : []) console.log(line);
if (isWhole)
  say(`A processor of this machine was ${speed.toFixed(2)} times as fast as the one whose seconds are counted.`);
for (const sentence of exceeded)
  results.push({ title: `the budget of ${sentence}`, outcome: 'failed', packageName: 'tooling' });

const traced =
  runners.length === 2 && !values.changed ? await run(process.execPath, ['scripts/trace.mjs']) : { code: 0 };
const flaky = flakyTests(results);
for (const line of flaky) console.log(line);
for (const line of failedTests(results)) console.log(line);
const counts = count(results);
const hasRun = counts.passed + counts.failed > 0;
if (!hasRun) say(values.changed ? 'No test covers what has changed.' : 'No test ran.');
console.log(summaryLine(counts));
process.exitCode = counts.failed > 0 || (!hasRun && !values.changed) || flaky.length > 0 || traced.code !== 0 ? 1 : 0;
