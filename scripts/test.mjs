import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { count, flakyTests, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';
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
    const parameters = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'];
    return (await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...parameters])).code;
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
    const journeys = values.journeys
      .split(',')
      .filter(Boolean)
      .map((name) => `journeys/[^/]+/${name}`);
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

const { values } = parseArgs({
  options: {
    unit: { type: 'boolean', default: false },
    e2e: { type: 'boolean', default: false },
    /** Browser tests of these files alone, by the beginning of their names; all when left out. */
    journeys: { type: 'string', default: '' },
  },
});
const runners = values.unit === values.e2e ? [unit, browser] : values.unit ? [unit] : [browser];

await bootstrap();
mkdirSync(path.join(root, 'reports'), { recursive: true });

/** @type {TestResult[]} */
const results = [];
if ((await build(['app', 'server', 'cli'])) !== 0)
  results.push({ title: 'the build', outcome: 'failed', packageName: 'tooling' });
for (const runner of runners) results.push(...(await resultsOf(runner)));

const traced = runners.length === 2 ? await run(process.execPath, ['scripts/trace.mjs']) : { code: 0 };
const flaky = flakyTests(results);
for (const line of flaky.lines) console.log(line);
for (const { title, outcome } of results) if (outcome === 'failed') console.log(`FAILED ${title}`);
const counts = count(results);
if (counts.passed + counts.failed === 0) say('No test ran.');
console.log(summaryLine(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 || !flaky.areAccepted || traced.code !== 0 ? 1 : 0;
