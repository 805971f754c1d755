import { parseNumber } from './parse-number.ts';
import { plainDecimal } from './plain-decimal.ts';

/**
 * Add `by` to a typed number and keep its decimals: `0.1` and 1 → 1.1. An empty text counts as 0; null for invalid
 * input.
 */
export function steppedNumber(typed: string, by: number): number | null {
  const read = parseNumber(typed);
  if (!read.ok) return null;
  const value = read.value ?? 0;
  const decimals = plainDecimal(value).split('.')[1]?.length ?? 0;
  return Number((value + by).toFixed(decimals));
}
