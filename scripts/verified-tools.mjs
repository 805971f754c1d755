import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from './tracked-files.mjs';
import { root } from './workspace.mjs';

/** @typedef {import('./test-reports.mjs').TestResult} TestResult */

/** Says for which tools the tests that run them in whole have passed. Committed, so that a fresh clone knows it, too. */
const record = 'scripts/verified-tools.json';

/** No tool reads them. */
const leftOut = new Set([record, 'budgets.json']);

/** What decides how the tools behave, beside the code that they are run on. */
const inputs = [
  /^(?:scripts|tools|bench)\//,
  /^[^/]*(?:\.json|\.mjs|\.ts|lock\.yaml|workspace\.yaml)$/,
  /^packages\/[^/]+\/(?:package\.json|tsconfig[^/]*\.json|vite\.config\.ts|vitest\.config\.ts|bundling\.ts|page-groups\.ts)$/,
  // What `pnpm resource:new` takes as its example, and calls.
  /^packages\/core\/src\/resources\/business\/activity-type\.resource\.ts$/,
  /^packages\/server\/src\/db\/draft-migration\.ts$/,
];

/** @param {string} file relative to the repository */
export const isToolInput = (file) => !leftOut.has(file) && inputs.some((input) => input.test(file));

/**
 * One hash over the contents of all that decides how the tools behave.
 * @param {string} [folder] a git repository
 */
function toolsKey(folder = root) {
  const hash = createHash('sha256');
  for (const file of trackedFiles(folder).filter(isToolInput)) {
    const contents = createHash('sha256').update(readFileSync(path.join(folder, file)));
    hash.update(`${file} ${contents.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

/**
 * Whether the tools differ from those that were run in whole, so that the tests of the project `tooling-whole` have to run.
 * @param {string} [folder]
 */
export const toolsToVerify = (folder = root) => readRecord(folder).key !== toolsKey(folder);

/**
 * The tests that passed when the tools were run in whole. While `toolsToVerify()` says no they count as passed.
 * @param {string} [folder]
 * @returns {TestResult[]}
 */
export const verifiedTests = (folder = root) =>
  readRecord(folder).tests.map((title) => ({ title, outcome: 'passed', packageName: 'tooling' }));

/**
 * Writes down that the tools as they are now have passed the tests that run them in whole.
 * @param {readonly string[]} titles of these tests
 * @param {string} [folder]
 */
export function recordVerifiedTools(titles, folder = root) {
  const text = JSON.stringify({ key: toolsKey(folder), tests: titles.toSorted() }, null, 2);
  writeFileSync(path.join(folder, record), `${text}\n`);
}

/**
 * @param {string} folder
 * @returns {{ key: string, tests: string[] }}
 */
function readRecord(folder) {
  const file = path.join(folder, record);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { key: '', tests: [] };
}
