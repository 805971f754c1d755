import { addBit, bitAfter } from './bits.ts';
import type { CronTerm } from './cron.types.ts';
import { leastOf, mostOf } from './field-limits.ts';

/** Whether the values of a term are independent of the month. */
export const isPlain = ({ kind }: CronTerm) =>
  kind === 'value' || kind === 'range' || kind === 'from' || kind === 'all';

/** Values of a field's plain terms as a set; bit 0 is the field's minimum. */
export function plainSet(terms: readonly CronTerm[], field: number): Int32Array {
  const least = leastOf(field);
  const most = mostOf(field);
  const size = most - least + 1;
  const set = new Int32Array((size + 31) >> 5);
  for (const term of terms) {
    if (!isPlain(term)) continue;
    const { from, to, step } = term;
    // A range whose end precedes its start wraps to the minimum. Month 0 is a start for steps, not a month.
    const last = to < from ? to + size : to;
    for (let value = from; value <= last; value += step)
      if (value >= least) addBit(set, (value > most ? value - size : value) - least);
  }
  return set;
}

/** Values of a field's plain terms, ascending. */
export function valuesOf(terms: readonly CronTerm[], field: number): number[] {
  const least = leastOf(field);
  const set = plainSet(terms, field);
  const values: number[] = [];
  for (let bit = bitAfter(set, -1, 1); bit >= 0; bit = bitAfter(set, bit, 1)) values.push(least + bit);
  return values;
}
