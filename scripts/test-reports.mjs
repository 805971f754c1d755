import path from 'node:path';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ title: string, outcome: Outcome, packageName: string, steps?: string[], isFlaky?: true, reason?: string }} TestResult title: the names
 *   of its groups and its own, joined by ' › '; packageName: the folder below packages/ that has the test, `tooling` for a test at the
 *   root; steps: the titles of its steps, of a browser test that has any; flaky: it passed only on its retry; reason: what its failure
 *   said and where, of a flaky test that of its first try
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The package that a test file belongs to.
 * @param {string} file
 * @returns {string} `tooling` for a file outside of packages/
 */
export function packageOf(file) {
  return /^packages\/([^/]+)\//.exec(file)?.[1] ?? 'tooling';
}

/** So many characters of a failure stand in the last lines of a run. */
const MAX_REASON = 300;

const COLOR = /\u001B\[[\d;]*m/g;

/**
 * What a failure said, on one line.
 * @param {string | undefined} message
 * @param {string} [place] the line of the test at which it failed
 * @returns {{ reason?: string }} nothing for a test that did not fail
 */
function reasonOf(message, place) {
  if (message === undefined) return {};
  const words = message.replaceAll(COLOR, '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON);
  return { reason: place === undefined ? words : `${place} ${words}` };
}

/**
 * The results in vitest's JSON report. A file that could not be run at all counts as one failed test.
 * @param {any} report
 * @param {string} root the repository's folder; the report has absolute paths
 * @returns {TestResult[]}
 */
export function readVitest(report, root) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const name = path.relative(root, file.name).replaceAll(path.sep, '/');
    const packageName = packageOf(name);
    /** @type {TestResult[]} */
    const results = file.assertionResults.map((/** @type {any} */ test) => ({
      title: [...test.ancestorTitles.filter(Boolean), test.title].join(' › '),
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      packageName,
      ...reasonOf(test.failureMessages?.[0]),
    }));
    const explained = file.status !== 'failed' || results.some((result) => result.outcome === 'failed');
    return explained ? results : [...results, { title: `the file ${name}`, outcome: 'failed', packageName }];
  });
}

/**
 * @param {any} test
 * @returns {{ reason?: string }} of its first try that failed
 */
function playwrightReason(test) {
  const error = (test.results ?? []).find((/** @type {any} */ result) => result.error !== undefined)?.error;
  const { file, line } = error?.location ?? {};
  return reasonOf(error?.message, file === undefined ? undefined : `${path.basename(file)}:${line}`);
}

/**
 * The titles of steps and of the steps in them.
 * @param {readonly any[]} steps
 * @returns {string[]}
 */
function stepTitles(steps) {
  return steps.flatMap((step) => [step.title, ...stepTitles(step.steps ?? [])]);
}

/**
 * @param {any} test
 * @returns {{ steps?: string[] }} of its last try
 */
function stepsOf(test) {
  const steps = stepTitles(test.results?.at(-1)?.steps ?? []);
  return steps.length === 0 ? {} : { steps };
}

/**
 * The results in Playwright's JSON report. Browser tests belong to the application. A test that passes only on its
 * retry, which a run for a change has, is flaky.
 * Errors outside of any test (a server that did not start) count as one failed test each.
 * @param {any} report
 * @returns {TestResult[]}
 */
export function readPlaywright(report) {
  /**
   * @param {any} suite
   * @param {readonly string[]} above
   * @returns {TestResult[]}
   */
  const walk = (suite, above) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        title: [...above, spec.title].join(' › '),
        outcome:
          test.status === 'expected' || test.status === 'flaky'
            ? 'passed'
            : test.status === 'skipped'
              ? 'skipped'
              : 'failed',
        packageName: 'app',
        ...stepsOf(test),
        ...(test.status === 'flaky' ? { isFlaky: true } : {}),
        ...playwrightReason(test),
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ child) => walk(child, [...above, child.title])),
  ];
  const errors = (report.errors ?? []).map((/** @type {any} */ error) => ({
    title: `outside of any test: ${String(error.message).split('\n')[0]}`,
    outcome: /** @type {const} */ ('failed'),
    packageName: 'app',
  }));
  // The outermost suites are the files; their names are no part of a title.
  return [...report.suites.flatMap((/** @type {any} */ file) => walk(file, [])), ...errors];
}

/**
 * @param {readonly TestResult[]} results
 * @returns {Counts}
 */
export function count(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/**
 * @param {'FLAKY' | 'FAILED'} word
 * @param {TestResult} result
 * @returns {string[]} its title, and below it why, where that is known
 */
function linesOf(word, { title, reason }) {
  return [`${word} ${title}`, ...(reason === undefined ? [] : [`  ${reason}`])];
}

/**
 * The tests that failed, each with its reason.
 * @param {readonly TestResult[]} results
 * @returns {string[]}
 */
export function failedTests(results) {
  return results.filter(({ outcome }) => outcome === 'failed').flatMap((result) => linesOf('FAILED', result));
}

/**
 * The tests that passed only on their retry. A run accepts none: the retry tells what fails now and then from what always fails, and
 * both hide a defect of the product or of the test. Limits of time leave room for a machine that is busy with other things.
 * @param {readonly TestResult[]} results
 * @returns {string[]} one or two lines for each, and a sentence where there are any
 */
export function flakyTests(results) {
  const found = results.filter(({ isFlaky }) => isFlaky === true);
  if (found.length === 0) return [];
  return [
    ...found.flatMap((result) => linesOf('FLAKY', result)),
    `${found.length} of the tests passed only on a retry; no run may have one.`,
  ];
}

/**
 * The last line of a test run.
 * @param {Counts} counts
 * @returns {string} `12 passed, 0 failed`, with `, 1 skipped` only when there are any
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
