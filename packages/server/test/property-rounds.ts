/** Fewer say nothing about a space of values. */
const LEAST = 10;

/** `npm test -- --thorough` */
export const isThorough = process.env['TEST_THOROUGH'] === '1';

/**
 * How often a property is tried: `thorough` times with `TEST_THOROUGH=1` (`npm test -- --thorough`), else a tenth of that.
 * @param thorough rounds of a thorough test
 * @param usual rounds of every other run, where a tenth takes too long: each of them is a story of many statements
 */
export function propertyRounds(thorough: number, usual = Math.max(LEAST, Math.ceil(thorough / 10))): number {
  return isThorough ? thorough : usual;
}
