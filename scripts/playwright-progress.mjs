import path from 'node:path';
import { readBudgets } from './budgets.mjs';
import { createProgress } from './test-progress.mjs';

/**
 * @typedef {{ id: string, title: string, expectedStatus: string, location: { file: string, line: number } }} TestCase
 * @typedef {{ message?: string, stack?: string, snippet?: string, location?: { file: string, line: number } }} TestError
 */

/** A reporter of Playwright: progress with the time that is left, and failures as they happen. */
export default class PlaywrightProgress {
  /** @type {ReturnType<typeof createProgress> | undefined} */
  #progress;

  /**
   * @param {unknown} _config
   * @param {{ allTests(): TestCase[] }} suite
   */
  onBegin(_config, suite) {
    const budgets = readBudgets().browser;
    const weights = new Map(
      suite.allTests().map((test) => {
        const { processor = 1, tests = 1 } = budgets[path.basename(path.dirname(test.location.file))] ?? {};
        return [test.id, processor / tests];
      }),
    );
    this.#progress = createProgress({ name: 'Browser tests', weights, now: () => performance.now() });
  }

  /**
   * @param {TestCase} test
   * @param {{ status: string, errors: TestError[] }} result
   */
  onTestEnd(test, result) {
    const isFailed = result.status !== test.expectedStatus && result.status !== 'skipped';
    if (isFailed) {
      console.log(`FAILED ${path.basename(test.location.file)}:${test.location.line} › ${test.title}`);
      for (const { message, snippet, location } of result.errors)
        console.log(
          `  ${message}\n${snippet ?? ''}\n${location === undefined ? '' : `  at ${location.file}:${location.line}`}`,
        );
    }
    const line = this.#progress?.end(test.id, isFailed);
    if (line !== undefined) console.log(line);
  }

  /** @param {TestError} error outside of any test */
  onError({ message, stack }) {
    console.log(`FAILED outside of any test: ${stack ?? message}`);
  }

  printsToStdio() {
    return true;
  }
}
