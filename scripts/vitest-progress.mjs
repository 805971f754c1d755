import path from 'node:path';
import { readBudgets } from './budgets.mjs';
import { createProgress } from './test-progress.mjs';
import { packageOf } from './test-reports.mjs';
import { root } from './workspace.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * @param {string} file
 * @returns {string}
 */
const nameOf = (file) => path.relative(root, file).replaceAll(path.sep, '/');

/**
 * @param {string} title
 * @param {ReadonlyArray<{ message: string, diff?: string, stack?: string }>} errors
 */
function printFailure(title, errors) {
  console.log(`FAILED ${title}`);
  for (const { message, diff, stack } of errors) {
    console.log(`  ${message}`);
    if (diff !== undefined) console.log(diff);
    if (stack !== undefined)
      console.log(
        stack
          .split('\n')
          .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
          .join('\n'),
      );
  }
}

/** A reporter of vitest: progress with the time that is left, and failures as they happen. */
export default class VitestProgress {
  /** @type {ReturnType<typeof createProgress> | undefined} */
  #progress;

  /** @param {ReadonlyArray<import('vitest/node').TestSpecification>} specifications */
  onTestRunStart(specifications) {
    const files = specifications.map(({ moduleId }) => nameOf(moduleId));
    const budgets = readBudgets().unit;
    const weights = new Map(
      files.map((file) => {
        const group = packageOf(file);
        const ofGroup = files.filter((other) => packageOf(other) === group).length;
        return [file, (budgets[group]?.processor ?? ofGroup) / ofGroup];
      }),
    );
    this.#progress = createProgress({ name: 'Unit tests, files', weights, now: () => performance.now() });
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const file = nameOf(module.moduleId);
    printFailures(file, module);
    const line = this.#progress?.end(file, !module.ok());
    if (line !== undefined) console.log(line);
  }

  /**
   * @param {unknown} _modules
   * @param {ReadonlyArray<{ message: string, stack?: string }>} errors outside of any test
   */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) printFailure('outside of any test', errors);
  }
}

/**
 * @param {string} file
 * @param {TestModule} module
 */
function printFailures(file, module) {
  if (module.errors().length > 0) printFailure(file, module.errors());
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) printFailure(`${file} › ${suite.fullName}`, suite.errors());
  for (const test of module.children.allTests('failed'))
    printFailure(`${file} › ${test.fullName}`, test.result().errors ?? []);
}
