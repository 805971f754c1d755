import { describe, expect, it } from 'vitest';
import { count, flakyTests, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';

describe("vitest's report", () => {
  it('gives every test its full title, its outcome and its package', () => {
    const report = {
      testResults: [
        {
          name: '/packages/evergreen/packages/core/src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['', 'signing in'], title: 'ZED-01 posts', status: 'passed' },
            { ancestorTitles: [], title: 'fails', status: 'failed' },
            { ancestorTitles: [], title: 'waits', status: 'pending' },
            { ancestorTitles: [], title: 'is planned', status: 'todo' },
          ],
        },
        {
          name: '/packages/evergreen/scripts/b.test.mjs',
          status: 'passed',
          assertionResults: [{ ancestorTitles: [], title: 'ZED-02 of the repository', status: 'passed' }],
        },
      ],
    };
    expect(readVitest(report, '/packages/evergreen')).toEqual([
      { title: 'signing in › ZED-01 posts', outcome: 'passed', packageName: 'core' },
      { title: 'fails', outcome: 'failed', packageName: 'core' },
      { title: 'waits', outcome: 'skipped', packageName: 'core' },
      { title: 'is planned', outcome: 'skipped', packageName: 'core' },
      { title: 'ZED-02 of the repository', outcome: 'passed', packageName: 'tooling' },
    ]);
  });

  it('counts a file that could not be run as a failed test', () => {
    const report = {
      testResults: [{ name: '/evergreen/packages/cli/broken.test.ts', status: 'failed', assertionResults: [] }],
    };
    expect(readVitest(report, '/evergreen')).toEqual([
      { title: 'the file packages/cli/broken.test.ts', outcome: 'failed', packageName: 'cli' },
    ]);
  });
});

describe("Playwright's report", () => {
  /** @param {string} status */
  const spec = (status) => ({ title: status, tests: [{ status }] });

  it('gives every test its full title and its outcome, and marks what passed only on its retry as flaky', () => {
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
      { title: 'expected', outcome: 'passed', packageName: 'app' },
      { title: 'the clerk › unexpected', outcome: 'failed', packageName: 'app' },
      { title: 'the clerk › skipped', outcome: 'skipped', packageName: 'app' },
      { title: 'the clerk › flaky', outcome: 'passed', packageName: 'app', isFlaky: true },
    ]);
  });

  it('counts an error outside of any test as a failed test', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start\n    at …' }] };
    expect(readPlaywright(report)).toEqual([
      { title: 'outside of any test: the server did not start', outcome: 'failed', packageName: 'app' },
    ]);
  });
});

describe('flaky tests', () => {
  /** @param {string} title */
  const flaky = (title) => /** @type {const} */ ({ title, outcome: 'passed', packageName: 'app', isFlaky: true });

  it('are named, and two of them are accepted', () => {
    const steady = /** @type {const} */ ({ title: 'opens', outcome: 'passed', packageName: 'app' });
    expect(flakyTests([flaky('saves'), steady, flaky('the clerk › prints')])).toEqual({
      lines: ['FLAKY saves', 'FLAKY the clerk › prints'],
      areAccepted: true,
    });
  });

  it('fail the run when there are more than two', () => {
    expect(flakyTests(['saves', 'prints', 'closes'].map(flaky))).toEqual({
      lines: [
        'FLAKY saves',
        'FLAKY prints',
        'FLAKY closes',
        '3 tests passed only on their retry; a run may have 2 of them.',
      ],
      areAccepted: false,
    });
  });
});

it('the last line adds both up and speaks of skipped tests only when there are any', () => {
  const results = /** @type {const} */ (['passed', 'failed', 'passed', 'skipped']).map((outcome) => ({
    title: outcome,
    outcome,
    packageName: 'core',
  }));
  expect(count(results)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(summaryLine(count(results))).toBe('2 passed, 1 failed, 1 skipped');
  expect(summaryLine(count(results.slice(0, 3)))).toBe('2 passed, 1 failed');
  expect(summaryLine(count([]))).toBe('0 passed, 0 failed');
});
