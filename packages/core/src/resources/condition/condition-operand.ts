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
import { VARIABLES, type ConditionContext, type TimeSpan, type Variable } from './condition.types.ts';

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
  const isTime = operand.of === 'today' || operand.of === 'now';
  if (!(isTime ? TIMES : WORDS).includes(storage) || (!isTime && operand.days !== undefined))
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
    case 'orgCodes':
      return context.orgCodes;
    case 'userId':
    case 'username':
    case 'orgCode':
      return [context[name]];
  }
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

/** A day, or a second where the field has seconds. */
export function timeOperand(storage: ConditionStorage, value: string | number): TimeSpan | undefined {
  const written = ofOneWidth(String(value)).trim();
  const words = storage === 'date' ? written.slice(0, 10) : written;
  if (typeof value !== 'string' || written.startsWith('0000') || parseDateTime(written) === undefined) return undefined;
  const from = parseDateTime(words);
  if (from === undefined) return undefined;
  return { from, before: from + (words.length === 10 ? inMilliseconds(1) : seconds(1)) };
}
