import { describe, expect, it } from 'vitest';
import { processorSpeed } from './processor-speed.mjs';
import {
  compareWithBudgets,
  expectedMinutes,
  inReferenceSeconds,
  listByCost,
  readBrowserCosts,
  readUnitCosts,
} from './test-costs.mjs';

/** @type {import('./test-costs.mjs').Budgets} */
const budgets = {
  unit: { core: { processor: 80 } },
  browser: { grid: { tests: 2, loads: 3, processor: 100 } },
};

/** @param {Partial<import('./test-costs.mjs').Cost>} taken */
const grid = (taken) => ({
  kind: /** @type {const} */ ('browser'),
  group: 'grid',
  file: 'packages/app/e2e/journeys/grid/one.e2e.ts',
  tests: 2,
  loads: 3,
  processor: 100,
  ...taken,
});

describe('what tests cost', () => {
  it('is read of unit tests from the report and the meter, which writes a line a file and worker', () => {
    const report = {
      testResults: [
        { name: '/evergreen/packages/core/src/a.test.ts', assertionResults: [{}, {}] },
        { name: '/evergreen/scripts/b.test.mjs', assertionResults: [{}] },
      ],
    };
    const lines = '{"file":"/evergreen/packages/core/src/a.test.ts","processor":1.5}\n';
    expect(readUnitCosts(report, lines, '/evergreen')).toEqual([
      { kind: 'unit', group: 'core', file: 'packages/core/src/a.test.ts', tests: 2, loads: 0, processor: 1.5 },
      { kind: 'unit', group: 'tooling', file: 'scripts/b.test.mjs', tests: 1, loads: 0, processor: 0 },
    ]);
  });

  it('is read of browser tests from the annotations of their last try', () => {
    /**
     * @param {string} loads
     * @param {string} processor
     */
    const result = (loads, processor) => ({
      annotations: [
        { type: 'loads', description: loads },
        { type: 'processor', description: processor },
      ],
    });
    const report = {
      suites: [
        {
          file: 'grid/one.e2e.ts',
          specs: [{ tests: [{ results: [result('9', '90'), result('1', '4.5')] }] }],
          suites: [{ specs: [{ tests: [{ results: [result('2', '5')] }] }] }],
        },
      ],
    };
    expect(readBrowserCosts(report)).toEqual([grid({ tests: 2, loads: 3, processor: 9.5 })]);
  });
});

describe('budgets', () => {
  it('TEST-01 hold up to their number of tests and loads, and up to a quarter more processor seconds', () => {
    expect(compareWithBudgets([grid({ processor: 125 })], budgets)).toEqual({
      lines: [
        'Costs and budgets: group, tests, page loads, processor seconds',
        '  browser grid                2 of 2        3 of 3    125 of 100',
        '  browser, all                     2             3           125',
      ],
      exceeded: [],
    });
  });

  it('are exceeded by one test, by one load, and by more than a quarter of the processor seconds', () => {
    const two = [grid({ tests: 2, loads: 4, processor: 66 }), grid({ tests: 1, loads: 0, processor: 60 })];
    expect(compareWithBudgets(two, budgets).exceeded).toEqual([
      'browser grid: 3 tests, budget 2',
      'browser grid: 4 page loads, budget 3',
      'browser grid: 126 processor seconds, budget 100',
    ]);
  });

  it('count the seconds of one machine: on one that is half as fast, tests take twice as many', () => {
    const rounds = [400, 260, 300, 280, 900];
    const speed = processorSpeed(() => rounds.pop() ?? 0);
    expect({ speed, costs: inReferenceSeconds([grid({ processor: 250 })], speed) }).toEqual({
      speed: 0.5,
      costs: [grid({ processor: 125 })],
    });
  });

  it('have a line for every group that ran', () => {
    expect(compareWithBudgets([grid({ group: 'text' })], budgets).exceeded).toEqual([
      'browser text has no budget in budgets.json',
    ]);
  });

  it('say how long a run will take', () => {
    expect(expectedMinutes(budgets, ['unit', 'browser'], 2)).toBe(2);
    expect(expectedMinutes(budgets, ['unit'], 2)).toBe(1);
  });
});

it('files are listed dearest first', () => {
  expect(listByCost([grid({ processor: 3, file: 'b' }), grid({ processor: 12.34, file: 'a' })])).toEqual([
    '    12.3 s    2 tests    3 loads  a',
    '     3.0 s    2 tests    3 loads  b',
  ]);
});
