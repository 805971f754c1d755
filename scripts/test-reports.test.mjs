import { describe, expect, it } from 'vitest';
import { count, failedTests, flakyTests, readPlaywright, readVitest, summaryLine } from './test-reports.mjs';

describe("vitest's report", () => {
  it('gives every test its full title, its outcome and its package', () => {
    const report = {
      testResults: [
        {
          name: '/packages/evergreen/packages/core/src/a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['', 'signing in'], title: 'ZED-01 posts', status: 'passed' },
            {
              ancestorTitles: [],
              title: 'fails',
              status: 'failed',
              failureMessages: ['AssertionError: expected 1\n    to be 2', 'and another'],
            },
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
      {
        title: 'fails',
        outcome: 'failed',
        packageName: 'core',
        reason: 'AssertionError: expected 1 to be 2',
      },
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

  it('gives the titles of the steps of a test, and of the steps in them', () => {
    const steps = [{ title: 'ZED-01 opens', steps: [{ title: 'ZED-02 at once' }] }, { title: 'closes' }];
    const report = {
      suites: [{ specs: [{ title: 'a story', tests: [{ status: 'flaky', results: [{ steps: [] }, { steps }] }] }] }],
    };
    expect(readPlaywright(report)).toEqual([
      {
        title: 'a story',
        outcome: 'passed',
        packageName: 'app',
        steps: ['ZED-01 opens', 'ZED-02 at once', 'closes'],
        isFlaky: true,
      },
    ]);
  });

  it('says why a test failed and where, without the colors of a terminal', () => {
    const error = {
      message: '\u001B[31mTimed out\u001B[39m\n  waiting for the list',
      location: { file: '/evergreen/journey.e2e.ts', line: 12 },
    };
    const report = {
      suites: [
        { title: 'journey.e2e.ts', specs: [{ title: 'sees', tests: [{ status: 'flaky', results: [{ error }, {}] }] }] },
      ],
    };
    expect(readPlaywright(report)).toEqual([
      {
        title: 'sees',
        outcome: 'passed',
        packageName: 'app',
        isFlaky: true,
        reason: 'journey.e2e.ts:12 Timed out waiting for the list',
      },
    ]);
  });

  it('counts an error outside of any test as a failed test', () => {
    const report = { suites: [], errors: [{ message: 'the server did not start\n    at …' }] };
    expect(readPlaywright(report)).toEqual([
      { title: 'outside of any test: the server did not start', outcome: 'failed', packageName: 'app' },
    ]);
  });
});

it('a failed test is listed with its reason below it, where there is one', () => {
  expect(
    failedTests([
      { title: 'saves', outcome: 'failed', packageName: 'core', reason: 'expected 1 to be 2' },
      { title: 'opens', outcome: 'passed', packageName: 'core' },
      { title: 'the build', outcome: 'failed', packageName: 'tooling' },
    ]),
  ).toEqual(['FAILED saves', '  expected 1 to be 2', 'FAILED the build']);
});

describe('flaky tests', () => {
  /** @param {string} title */
  const flaky = (title) => /** @type {const} */ ({ title, outcome: 'passed', packageName: 'app', isFlaky: true });

  const steady = /** @type {const} */ ({ title: 'opens', outcome: 'passed', packageName: 'app' });

  it('TEST-03 are named and counted, and one of them fails the run', () => {
    expect([
      flakyTests([steady, steady]),
      flakyTests([steady, flaky('saves')]),
      flakyTests([flaky('saves'), steady, { ...flaky('the clerk › prints'), reason: 'print.e2e.ts:3 timed out' }]),
    ]).toEqual([
      [],
      ['FLAKY saves', '1 of the tests passed only on a retry; no run may have one.'],
      [
        'FLAKY saves',
        'FLAKY the clerk › prints',
        '  print.e2e.ts:3 timed out',
        '2 of the tests passed only on a retry; no run may have one.',
      ],
    ]);
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
