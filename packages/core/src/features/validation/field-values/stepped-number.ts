import { parseNumber } from './parse-number.ts';
import { plainDecimal } from './plain-decimal.ts';

/** A typed number and `by` more, with as many decimals: `0.1` and 1 → 1.1. Nothing counts as 0; null where no number was typed. */
export function steppedNumber(typed: string, by: number): number | null {
  const read = parseNumber(typed);
  if (!read.ok) return null;
  const value = read.value ?? 0;
  const decimals = plainDecimal(value).split('.')[1]?.length ?? 0;
  return Number((value + by).toFixed(decimals));
}
