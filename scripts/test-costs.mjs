import path from 'node:path';
import { packageOf } from './test-reports.mjs';

/**
 * @typedef {'unit' | 'browser'} Kind
 * @typedef {object} Cost what the tests of one file took
 * @property {Kind} kind
 * @property {string} group the package of a unit test, the domain of a browser test
 * @property {string} file relative to the repository
 * @property {number} tests
 * @property {number} loads of pages
 * @property {number} processor seconds; 0 where the system does not tell
 *
 * @typedef {{ processor: number, tests?: number, loads?: number }} Budget what a group may take at most
 * @typedef {Readonly<Record<Kind, Readonly<Record<string, Budget>>>>} Budgets by kind and group
 */

/** A run may take so much more processor time than its budget: other work beside it makes every second dearer. */
const PROCESSOR_MARGIN = 1.25;

/**
 * @param {any} report vitest's
 * @param {string} processorLines what the meter wrote: one JSON object a line and file
 * @param {string} root the repository's folder; the reports have absolute paths
 * @returns {Cost[]}
 */
export function readUnitCosts(report, processorLines, root) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const line of processorLines.split('\n').filter(Boolean)) {
    const { file, processor } = JSON.parse(line);
    seconds.set(file, (seconds.get(file) ?? 0) + processor);
  }
  return report.testResults.map((/** @type {any} */ { name, assertionResults }) => {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    return {
      kind: /** @type {const} */ ('unit'),
      group: packageOf(file),
      file,
      tests: assertionResults.length,
      loads: 0,
      processor: seconds.get(name) ?? 0,
    };
  });
}

/**
 * @param {any} report Playwright's, whose tests are annotated with what they took
 * @returns {Cost[]}
 */
export function readBrowserCosts(report) {
  /**
   * @param {any} suite
   * @returns {any[]}
   */
  const testsOf = (suite) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) => spec.tests),
    ...(suite.suites ?? []).flatMap(testsOf),
  ];
  /**
   * @param {any} test
   * @param {'loads' | 'processor'} what
   */
  const annotated = (test, what) =>
    Number(test.results?.at(-1)?.annotations?.find((/** @type {any} */ { type }) => type === what)?.description ?? 0);
  return report.suites.map((/** @type {any} */ suite) => {
    const tests = testsOf(suite);
    /** @param {'loads' | 'processor'} what */
    const sum = (what) => tests.reduce((total, test) => total + annotated(test, what), 0);
    return {
      kind: /** @type {const} */ ('browser'),
      group: path.posix.dirname(suite.file),
      file: `packages/app/e2e/journeys/${suite.file}`,
      tests: tests.length,
      loads: sum('loads'),
      processor: sum('processor'),
    };
  });
}

/**
 * What the same files would have taken on the machine whose seconds the budgets count.
 * @param {readonly Cost[]} costs as measured
 * @param {number} speed of the machine, as `processorSpeed` gives it
 * @returns {Cost[]}
 */
export const inReferenceSeconds = (costs, speed) =>
  costs.map((cost) => ({ ...cost, processor: cost.processor * speed }));

/**
 * What whole groups took beside what they may take.
 * @param {readonly Cost[]} costs of a whole run of each kind that is among them
 * @param {Budgets} budgets
 * @returns {{ lines: string[], exceeded: string[] }} lines: a table; exceeded: a sentence for each budget that does not hold
 */
export function compareWithBudgets(costs, budgets) {
  const lines = ['Costs and budgets: group, tests, page loads, processor seconds'];
  /** @type {string[]} */
  const exceeded = [];
  for (const kind of /** @type {const} */ (['unit', 'browser'])) {
    const ofKind = costs.filter((cost) => cost.kind === kind);
    const total = { tests: 0, loads: 0, processor: 0 };
    for (const group of [...new Set(ofKind.map((cost) => cost.group))].toSorted()) {
      const own = ofKind.filter((cost) => cost.group === group);
      const budget = budgets[kind][group];
      const name = `${kind} ${group}`;
      if (budget === undefined) exceeded.push(`${name} has no budget in budgets.json`);
      const cells = /** @type {const} */ (['tests', 'loads', 'processor']).map((what) => {
        const taken = own.reduce((sum, cost) => sum + cost[what], 0);
        total[what] += taken;
        const most = budget?.[what];
        const limit = most === undefined ? Infinity : most * (what === 'processor' ? PROCESSOR_MARGIN : 1);
        if (taken > limit) exceeded.push(`${name}: ${Math.round(taken)} ${WORDS[what]}, budget ${most}`);
        return `${Math.round(taken)}${most === undefined ? '' : ` of ${most}`}`.padStart(14);
      });
      lines.push(`  ${name.padEnd(20)}${cells.join('')}`);
    }
    if (ofKind.length > 0)
      lines.push(
        `  ${`${kind}, all`.padEnd(20)}${[total.tests, total.loads, total.processor].map((sum) => String(Math.round(sum)).padStart(14)).join('')}`,
      );
  }
  return { lines, exceeded };
}

const WORDS = { tests: 'tests', loads: 'page loads', processor: 'processor seconds' };

/**
 * The files of a run, dearest first.
 * @param {readonly Cost[]} costs
 * @returns {string[]} a line each
 */
export function listByCost(costs) {
  return [...costs]
    .toSorted((one, other) => other.processor - one.processor)
    .map(
      ({ file, tests, loads, processor }) =>
        `${processor.toFixed(1).padStart(8)} s ${String(tests).padStart(4)} tests ${String(loads).padStart(4)} loads  ${file}`,
    );
}

/**
 * How long a run will take, by what its budgets allow it.
 * @param {Budgets} budgets
 * @param {readonly Kind[]} kinds
 * @param {number} cores
 * @returns {number} minutes, at least 1
 */
export function expectedMinutes(budgets, kinds, cores) {
  const seconds = kinds
    .flatMap((kind) => Object.values(budgets[kind]))
    .reduce((sum, { processor }) => sum + processor, 0);
  return Math.max(1, Math.round(seconds / cores / 60));
}
