import * as v from 'valibot';

import {
  cleanText,
  days as inMilliseconds,
  err,
  isStorable,
  ok,
  seconds,
  type LocalizedText,
  type Result,
} from '../../kernel/index.ts';
import { ofOneWidth } from '../../contract/index.ts';
import { formatDate, formatDateTime, parseDateTime } from '../../format/index.ts';
import type { FieldValue } from '../define/field-value.types.ts';
import { conditionMessages, MOST_VALUES } from './condition.messages.ts';
import type { ConditionField, ConditionStorage } from './condition-fields.ts';
import {
  PERIODS,
  VARIABLES,
  type ConditionContext,
  type ConditionPeriod,
  type TimeSpan,
  type Variable,
} from './condition.types.ts';

const constant = v.nullable(v.union([v.string(), v.number()]));
/** More than a hundred years of days. */
const shift = v.pipe(v.number(), v.integer(), v.minValue(-40_000), v.maxValue(40_000));
const variable = v.strictObject({ of: v.picklist(VARIABLES), days: v.optional(shift) });
export const operandSchema = v.union([constant, v.array(constant), variable]);
export type ParsedOperand = v.InferOutput<typeof operandSchema>;

/** The constants of an operand: `isVariable` where the empty list comes from a variable without a value. */
export interface OperandValues {
  readonly values: readonly (string | number)[];
  readonly isList: boolean;
  readonly isVariable: boolean;
}

const TIMES: readonly ConditionStorage[] = ['date', 'dateTime', 'instant'];
const TENANTS: readonly ConditionStorage[] = ['tenant'];
const WORDS: readonly ConditionStorage[] = ['text', 'code', 'department'];

/** Replaces variables by their values and drops empty ones. */
export function operandValues(
  { label, storage }: ConditionField,
  operand: ParsedOperand | undefined,
  context: ConditionContext,
): Result<OperandValues, LocalizedText> {
  if (operand === null || operand === undefined || typeof operand !== 'object')
    return ok({ values: filled([operand ?? null]), isList: false, isVariable: false });
  if (Array.isArray(operand)) {
    if (operand.length > MOST_VALUES) return err(conditionMessages.tooManyValues(label));
    return ok({ values: filled(operand), isList: true, isVariable: false });
  }
  const hasDays = operand.of === 'today' || operand.of === 'now';
  const isTime = hasDays || isPeriod(operand.of);
  const isTenant = operand.of === 'tenantId';
  if (!(isTime ? TIMES : isTenant ? TENANTS : WORDS).includes(storage) || (!hasDays && operand.days !== undefined))
    return err(conditionMessages.variableRefused(label));
  const values = filled(variableValues(operand.of, operand.days ?? 0, context));
  if (values.length > MOST_VALUES) return err(conditionMessages.tooManyValues(label));
  return ok({ values, isList: operand.of === 'orgCodes', isVariable: true });
}

const filled = (values: readonly FieldValue[]): (string | number)[] =>
  values.flatMap((value) => (value === null || value === '' ? [] : [value]));

function variableValues(name: Variable, days: number, context: ConditionContext): readonly FieldValue[] {
  switch (name) {
    case 'today':
      return [formatDate(context.now + inMilliseconds(days))];
    case 'now':
      return [formatDateTime(context.now + inMilliseconds(days))];
    case 'thisMonth':
      return [formatDate(context.now).slice(0, MONTH)];
    case 'lastMonth':
      return [monthBefore(formatDate(context.now))];
    case 'thisYear':
      return [formatDate(context.now).slice(0, YEAR)];
    case 'lastYear':
      return [String(Number(formatDate(context.now).slice(0, YEAR)) - 1)];
    case 'orgCodes':
      return context.orgCodes;
    case 'tenantId':
      return [context.tenantId ?? null];
    case 'userId':
    case 'username':
    case 'orgCode':
      return [context[name]];
  }
}

/** Characters of `2026-11` and `2026`. */
const [MONTH, YEAR] = [7, 4];
const PERIOD = /^(?<year>[1-9]\d{3})(?:-(?<month>0[1-9]|1[0-2]))?$/u;
const MONTHS = 12;

const isPeriod = (name: Variable): name is ConditionPeriod => PERIODS.some((period) => period === name);

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 1 ? monthText(year - 1, MONTHS) : monthText(year, month - 1);
}

/** All of a month or a year; undefined for other texts. */
function periodSpan(text: string): TimeSpan | undefined {
  const groups = PERIOD.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const year = Number(groups['year']);
  const month = groups['month'] === undefined ? undefined : Number(groups['month']);
  const end = month === undefined || month === MONTHS ? monthText(year + 1, 1) : monthText(year, month + 1);
  const from = parseDateTime(`${monthText(year, month ?? 1)}-01`);
  const before = parseDateTime(`${end}-01`);
  return from === undefined || before === undefined ? undefined : { from, before };
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/u;
/** Longer than any text field. */
const LONGEST_TEXT = 4000;

/** The value as cleaned text that a database can store; undefined for any other. Blanks alone are compared as they are. */
export function textOperand(value: string | number): string | undefined {
  const words = String(value);
  const cleaned = cleanText(words, 'lines');
  if (words.length > LONGEST_TEXT || !isStorable(words)) return undefined;
  return cleaned === '' ? words : cleaned;
}

export function numberOperand(value: string | number): number | undefined {
  const written = typeof value === 'number' ? value : ofOneWidth(value).trim();
  const number = typeof written === 'number' || NUMBER.test(written) ? Number(written) : Number.NaN;
  // 0 has one sign in a database.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** A day, or a second where the field has seconds; all of a month or a year. */
export function timeOperand(storage: ConditionStorage, value: string | number): TimeSpan | undefined {
  const written = ofOneWidth(String(value)).trim();
  const period = periodSpan(written);
  if (period !== undefined) return period;
  const words = storage === 'date' ? written.slice(0, 10) : written;
  if (typeof value !== 'string' || written.startsWith('0000') || parseDateTime(written) === undefined) return undefined;
  const from = parseDateTime(words);
  if (from === undefined) return undefined;
  return { from, before: from + (words.length === 10 ? inMilliseconds(1) : seconds(1)) };
}
