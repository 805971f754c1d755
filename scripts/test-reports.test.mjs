import { describe, expect, it } from 'vitest';
import { count, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';

describe("vitest's report", () => {
  it('gives every test its full title and its outcome', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['', 'signing in'], title: 'ZED-01 posts', status: 'passed' },
            { ancestorTitles: [], title: 'fails', status: 'failed' },
            { ancestorTitles: [], title: 'waits', status: 'pending' },
            { ancestorTitles: [], title: 'is planned', status: 'todo' },
          ],
        },
      ],
    };
    expect(readVitest(report)).toEqual([
      { title: 'signing in › ZED-01 posts', outcome: 'passed' },
      { title: 'fails', outcome: 'failed' },
      { title: 'waits', outcome: 'skipped' },
      { title: 'is planned', outcome: 'skipped' },
    ]);
  });

  it('counts a file that could not be run as a failed test', () => {
    const report = { testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] };
    expect(readVitest(report)).toEqual([{ title: 'the file broken.test.ts', outcome: 'failed' }]);
  });
});

describe("Playwright's report", () => {
  /** @param {string} status */
  const spec = (status) => ({ title: status, tests: [{ status }] });

  it('gives every test its full title and its outcome, and names what passed only when it was tried again', () => {
    const report = {
      suites: [
        {
          title: 'journey.e2e.ts',
          specs: [spec('expected')],
          suites: [{ title: 'the clerk', specs: [spec('unexpected'), spec('skipped'), spec('flaky')] }],
        },
      ],
      errors: [],
    };
    expect(readPlaywright(report)).toEqual([
      { title: 'expected', outcome: 'passed' },
      { title: 'the clerk › unexpected', outcome: 'failed' },
      { title: 'the clerk › skipped', outcome: 'skipped' },
      { title: 'the clerk › flaky', outcome: 'passed', isUnsteady: true },
    ]);
  });

  it('counts an error outside of any test as a failed test', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start\n    at …' }] };
    expect(readPlaywright(report)).toEqual([{ title: 'outside of any test: the server did not start', outcome: 'failed' }]);
  });
});

it('the last line adds both up and speaks of skipped tests only when there are any', () => {
  const results = /** @type {const} */ (['passed', 'failed', 'passed', 'skipped']).map((outcome) => ({ title: outcome, outcome }));
  expect(count(results)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(summaryLine(count(results))).toBe('2 passed, 1 failed, 1 skipped');
  expect(summaryLine(count(results.slice(0, 3)))).toBe('2 passed, 1 failed');
  expect(summaryLine(count([]))).toBe('0 passed, 0 failed');
});
