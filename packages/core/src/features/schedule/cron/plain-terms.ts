import { addBit, bitAfter } from './bits.ts';
import type { CronTerm } from './cron.types.ts';
import { leastOf, mostOf } from './field-limits.ts';

/** Whether a term names values whatever the month. */
export const isPlain = ({ kind }: CronTerm) =>
  kind === 'value' || kind === 'range' || kind === 'from' || kind === 'all';

/** The values that the plain terms of a field name, as a set; bit 0 is the field's smallest value. */
export function plainSet(terms: readonly CronTerm[], field: number): Int32Array {
  const least = leastOf(field);
  const most = mostOf(field);
  const size = most - least + 1;
  const set = new Int32Array((size + 31) >> 5);
  for (const term of terms) {
    if (!isPlain(term)) continue;
    const { from, to, step } = term;
    // A range that ends before it begins goes on from the smallest value. Month 0 is where steps begin, and no month.
    const last = to < from ? to + size : to;
    for (let value = from; value <= last; value += step)
      if (value >= least) addBit(set, (value > most ? value - size : value) - least);
  }
  return set;
}

/** The values that the plain terms of a field name, ascending. */
export function valuesOf(terms: readonly CronTerm[], field: number): number[] {
  const least = leastOf(field);
  const set = plainSet(terms, field);
  const values: number[] = [];
  for (let bit = bitAfter(set, -1, 1); bit >= 0; bit = bitAfter(set, bit, 1)) values.push(least + bit);
  return values;
}
