/** Fewer say nothing about a space of values. */
const LEAST = 10;

/**
 * How often a property is tried: `thorough` times with `TEST_THOROUGH=1` (`npm test -- --thorough`), else a tenth of that.
 * @param thorough rounds of a thorough test
 */
export function propertyRounds(thorough: number): number {
  return process.env['TEST_THOROUGH'] === '1' ? thorough : Math.max(LEAST, Math.ceil(thorough / 10));
}
