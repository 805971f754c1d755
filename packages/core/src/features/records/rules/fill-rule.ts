import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** How the last part of a number is made: counted up within a period, or drawn at random. */
export const FILL_HANDLERS = {
  serialNumber: localized('流水号', 'Serial number'),
  randomNumber: localized('随机数', 'Random digits'),
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type FillHandler = keyof typeof FILL_HANDLERS;

/** The date in the middle of a number; a serial number begins anew with each of its days, months or years. */
export const FILL_PERIODS = {
  none: localized('无日期', 'No date'),
  year: localized('年（2026）', 'Year (2026)'),
  month: localized('年月（202601）', 'Month (202601)'),
  day: localized('年月日（20260131）', 'Day (20260131)'),
  second: localized('年月日时分秒', 'Date and time to the second'),
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type FillPeriod = keyof typeof FILL_PERIODS;

/** Characters of `yyyyMMddHHmmss` that a period shows. */
const SHOWN: Readonly<Record<FillPeriod, number>> = { none: 0, year: 4, month: 6, day: 8, second: 14 };

export interface FillRule {
  readonly handler: FillHandler;
  readonly prefix: string;
  readonly period: FillPeriod;
  /** Digits of the last part, 1 to 12. */
  readonly digits: number;
}

const isKeyOf = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

/** A rule from the values of a row; undefined if this version of the product has no such handler or period. */
export function fillRuleOf(values: {
  readonly handler: string;
  readonly prefix: string | null;
  readonly period: string;
  readonly digits: number;
}): FillRule | undefined {
  const { handler, period } = values;
  if (!isKeyOf(FILL_HANDLERS, handler) || !isKeyOf(FILL_PERIODS, period)) return undefined;
  return { handler, period, prefix: values.prefix ?? '', digits: values.digits };
}

/** The date that a number made at this time has in its middle. `time`: `YYYY-MM-DD HH:mm:ss` on the platform's clock. */
export function fillPeriodOf({ period }: Pick<FillRule, 'period'>, time: string): string {
  return time.replaceAll(/\D/gu, '').slice(0, SHOWN[period]);
}

/** How many different last parts there are; what is counted or drawn is below it. */
export function fillNumbers({ digits }: Pick<FillRule, 'digits'>): number {
  return 10 ** digits;
}

/** The whole value: prefix, date, and the last part with leading zeros. */
export function filledValue(rule: FillRule, time: string, last: number): string {
  return `${rule.prefix}${fillPeriodOf(rule, time)}${String(last).padStart(rule.digits, '0')}`;
}
