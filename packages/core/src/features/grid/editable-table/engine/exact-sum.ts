import { withoutTrailing } from '../../../../kernel/index.ts';
import type { CellValue } from '../cell.types.ts';

/** Numbers with the same number of decimals, summed as integers. */
interface Level {
  count: number;
  /** Summed separately while exact. */
  low: number;
  high: bigint;
}

/** Exact sum and average under additions and removals. */
export interface ExactSum {
  add(value: CellValue | undefined): void;
  remove(value: CellValue | undefined): void;
  /** With its decimals; '' if nothing is counted. */
  sum(): string;
  /** With at most two more decimals than the numbers, halves away from zero; '' if nothing is counted. */
  average(): string;
}

/** Powers for the decimals detected without formatting: one to four. */
const POWERS = [10, 100, 1000, 10_000] as const;
/** Below this, 15 digits identify a number uniquely. */
const PLAIN = 1e15;
const FULL = 2 ** 52;
const DECIMAL = /^(?<sign>-?)(?<whole>\d*)\.?(?<fraction>\d*)(?:e(?<exponent>[+-]?\d+))?$/u;
const AVERAGE_DECIMALS = 2;
const HUNDRED = 10 ** AVERAGE_DECIMALS;
/** A hundred times as much is still unique. */
const MOST_DIVIDED = PLAIN / HUNDRED;

/** Insert the decimal point into digits; strips trailing zeros. */
function written(digits: bigint, decimals: number): string {
  const sign = digits < 0n ? '-' : '';
  const all = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const whole = all.slice(0, all.length - decimals);
  const fraction = withoutTrailing(all.slice(all.length - decimals), '0');
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`;
}

/** Average of integers with at most two decimals. Quotient and remainder are exact. */
function averageOfPlain(sum: number, count: number): string {
  const hundredths = Math.abs(sum) * HUNDRED;
  const left = hundredths % count;
  const rounded = (hundredths - left) / count + (left * 2 >= count ? 1 : 0);
  const cents = rounded % HUNDRED;
  const text =
    String((rounded - cents) / HUNDRED) +
    (cents === 0 ? '' : `.${String(cents).padStart(AVERAGE_DECIMALS, '0').replace(/0$/u, '')}`);
  return sum < 0 && rounded > 0 ? `-${text}` : text;
}

export function createExactSum(): ExactSum {
  const levels = new Map<number, Level>();
  const whole = levelOf(0);

  function levelOf(decimals: number): Level {
    const known = levels.get(decimals);
    if (known !== undefined) return known;
    const level: Level = { count: 0, low: 0, high: 0n };
    levels.set(decimals, level);
    return level;
  }

  function countPlain(level: Level, digits: number, sign: 1 | -1): void {
    level.count += sign;
    level.low += sign * digits;
    if (Math.abs(level.low) < FULL) return;
    level.high += BigInt(level.low);
    level.low = 0;
  }

  function countWritten(text: string, sign: 1 | -1): void {
    const parts = DECIMAL.exec(text)?.groups;
    if (parts === undefined) return;
    const { whole: before = '', fraction = '', exponent = '0' } = parts;
    if (before === '' && fraction === '') return;
    const shift = Number(exponent);
    const digits = before + fraction + '0'.repeat(Math.max(0, shift - fraction.length));
    const decimals = Math.max(0, fraction.length - shift);
    const needed = digits.length - withoutTrailing(digits, '0').length;
    const spare = Math.min(needed, decimals);
    const level = levelOf(decimals - spare);
    level.count += sign;
    const magnitude = BigInt(digits.slice(0, digits.length - spare) || '0');
    level.high += (parts['sign'] === '-') === (sign === 1) ? -magnitude : magnitude;
  }

  function count(value: CellValue | undefined, sign: 1 | -1): void {
    if (typeof value === 'string' && !value.includes('e')) countWritten(value, sign);
    if (typeof value !== 'number' || !Number.isFinite(value)) return;
    if (Number.isInteger(value) && Math.abs(value) < PLAIN) {
      countPlain(whole, value, sign);
      return;
    }
    for (const [index, power] of POWERS.entries()) {
      const digits = Math.round(value * power);
      if (Math.abs(digits) < PLAIN && digits / power === value) {
        countPlain(levelOf(index + 1), digits, sign);
        return;
      }
    }
    countWritten(String(value), sign);
  }

  function total(): { readonly count: number; readonly digits: bigint; readonly decimals: number } {
    const counted = [...levels].filter(([, level]) => level.count > 0);
    const most = Math.max(0, ...counted.map(([decimals]) => decimals));
    let digits = 0n;
    for (const [decimals, { low, high }] of counted) digits += (high + BigInt(low)) * 10n ** BigInt(most - decimals);
    return { count: counted.reduce((sum, [, level]) => sum + level.count, 0), digits, decimals: most };
  }

  return {
    add: (value) => count(value, 1),
    remove: (value) => count(value, -1),
    sum() {
      if (levels.size === 1 && whole.high === 0n) return whole.count === 0 ? '' : String(whole.low);
      const { count: counted, digits, decimals } = total();
      return counted === 0 ? '' : written(digits, decimals);
    },
    average() {
      if (levels.size === 1 && whole.high === 0n && Math.abs(whole.low) < MOST_DIVIDED)
        return whole.count === 0 ? '' : averageOfPlain(whole.low, whole.count);
      const { count: counted, digits, decimals } = total();
      if (counted === 0) return '';
      const divisor = BigInt(counted);
      const doubled = digits * 10n ** BigInt(AVERAGE_DECIMALS) * 2n;
      const rounded = (doubled + (doubled < 0n ? -divisor : divisor)) / (2n * divisor);
      return written(rounded, decimals + AVERAGE_DECIMALS);
    },
  };
}
