import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { readOptions } from './program-options.mjs';
import { describeTrace, readRequirements, repeatedIds, trace } from './requirement-trace.mjs';
import { packageOf, readPlaywright, readVitest } from './test-reports.mjs';
import { trackedFiles } from './tracked-files.mjs';
import { toolsToVerify, verifiedTests } from './verified-tools.mjs';
import { root } from './workspace.mjs';

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * What is wrong in the sources, without running a test: ids in titles that no row has.
 * @param {readonly import('./requirement-trace.mjs').Requirement[]} requirements
 * @returns {Promise<string[]>}
 */
async function unknownIdsInSources(requirements) {
  await bootstrap();
  const { testTitles } = await import('./test-titles.mjs');
  return trackedFiles()
    .filter((file) => /\.(test|e2e|spec)\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const titles = testTitles(file, read(file)).map((title) => ({
        title,
        outcome: /** @type {const} */ ('skipped'),
        packageName: packageOf(file),
      }));
      return trace(requirements, titles).unknown.map((id) => `${file}: no row has the id ${id}`);
    });
}

/** @returns {import('./test-reports.mjs').TestResult[]} */
function resultsOfTheLastRun() {
  const reports = { 'reports/vitest.json': readVitest, 'reports/playwright.json': readPlaywright };
  const found = Object.entries(reports).flatMap(([file, reader]) => {
    if (existsSync(path.join(root, file))) return reader(JSON.parse(read(file)), root);
    console.log(`There is no ${file}: run npm test first.`);
    return [];
  });
  // What ran the tools in whole passed before, and counts while no tool has changed.
  return found.length === 0 || toolsToVerify() ? found : [...found, ...verifiedTests()];
}

const { values } = readOptions({
  usage: 'pnpm trace [options]',
  about: 'Says which rows of docs/requirements.md a passing test of the last npm test shows.',
  options: {
    static: { type: 'boolean', about: 'reads the titles in the sources alone, and finds IDs that no row has' },
    list: { type: 'boolean', about: 'names every row that is not shown, or in part' },
  },
});
const requirements = readRequirements(read('docs/requirements.md'));
const problems = repeatedIds(requirements).map((id) => `docs/requirements.md: more than one row has the id ${id}`);
if (requirements.length === 0) problems.push('docs/requirements.md: no row was found');

if (values.static) {
  problems.push(...(await unknownIdsInSources(requirements)));
} else {
  const result = trace(requirements, resultsOfTheLastRun());
  for (const line of describeTrace(result, requirements, values)) console.log(line);
  if (result.unknown.length > 0) problems.push(`No row has the id that a test cites: ${result.unknown.join(', ')}`);
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
