/**
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {{ title: string, outcome: Outcome, isUnsteady?: true }} TestResult title: the names of its groups and its own, joined by
 *   ' › '; unsteady: it passed only when it was tried again
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The results in vitest's JSON report. A file that could not be run at all counts as one failed test.
 * @param {any} report
 * @returns {TestResult[]}
 */
export function readVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) => {
    /** @type {TestResult[]} */
    const results = file.assertionResults.map((/** @type {any} */ test) => ({
      title: [...test.ancestorTitles.filter(Boolean), test.title].join(' › '),
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    }));
    const explained = file.status !== 'failed' || results.some((result) => result.outcome === 'failed');
    return explained ? results : [...results, { title: `the file ${file.name}`, outcome: 'failed' }];
  });
}

/**
 * The results in Playwright's JSON report. A test that passes only when tried again, which happens where a change waits for it,
 * is named as unsteady.
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
        outcome: test.status === 'expected' || test.status === 'flaky' ? 'passed' : test.status === 'skipped' ? 'skipped' : 'failed',
        ...(test.status === 'flaky' ? { isUnsteady: true } : {}),
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ child) => walk(child, [...above, child.title])),
  ];
  const errors = (report.errors ?? []).map((/** @type {any} */ error) => ({
    title: `outside of any test: ${String(error.message).split('\n')[0]}`,
    outcome: /** @type {const} */ ('failed'),
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
 * The last line of a test run.
 * @param {Counts} counts
 * @returns {string} `12 passed, 0 failed`, with `, 1 skipped` only when there are any
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
