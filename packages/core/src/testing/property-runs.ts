import fc from 'fast-check';

/** Fewer say nothing about a space of values. */
const LEAST = 10;

/**
 * How often a property is tried: all runs where the tests are thorough (`npm test -- --thorough`), else a tenth. Which of the two it is
 * says fast-check's own number of runs, which is out of a hundred and set before every file of tests (vitest.setup.ts).
 * @param all runs of a thorough test
 */
export function propertyRuns(all: number): number {
  const ofHundred = fc.readConfigureGlobal()?.numRuns ?? 100;
  return Math.max(LEAST, Math.ceil((all * ofHundred) / 100));
}
