import { parseDateTime } from '../../format/index.ts';
import { referredIds } from '../define/field-kinds.ts';
import type { FieldValue } from '../define/field-value.types.ts';
import type { BoundCondition, LikePlace, OrderRule, TimeSpan } from './condition.types.ts';

/** A row's values by key, times as the wire writes them. */
export type ConditionRow = Readonly<Record<string, FieldValue | undefined>>;

/**
 * Whether a row meets a condition. There are two answers: an empty value meets `empty` and `ne` only. `ne` is the complement of `eq`.
 * Compiled to SQL it selects the same rows.
 */
export function conditionHolds(condition: BoundCondition, row: ConditionRow): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'all':
      return condition.of.every((part) => conditionHolds(part, row));
    case 'any':
      return condition.of.some((part) => conditionHolds(part, row));
    case 'empty':
    case 'notEmpty':
      return isEmpty(row[condition.field]) === (condition.kind === 'empty');
    case 'text':
      return orderHolds(condition.rule, textComparedWith(row[condition.field], condition.value));
    case 'number':
      return orderHolds(condition.rule, numberComparedWith(row[condition.field], condition.value));
    case 'time':
      return orderHolds(condition.rule, timeComparedWith(row[condition.field], condition.span));
    case 'like':
      return isLike(row[condition.field], condition.text, condition.place);
    case 'textIn':
      return condition.values.some((value) => textComparedWith(row[condition.field], value) === 0);
    case 'linked':
      return referredIds(row[condition.field]).some((id) => condition.values.includes(id));
    case 'numberIn':
      return condition.values.some((value) => numberComparedWith(row[condition.field], value) === 0);
    case 'timeIn':
      return condition.spans.some((span) => timeComparedWith(row[condition.field], span) === 0);
  }
}

/** Below 0, 0 or above 0 as the value is less than, equal to or greater than the operand; undefined for no value. */
type Compared = number | undefined;

function orderHolds(rule: OrderRule, compared: Compared): boolean {
  if (compared === undefined) return rule === 'ne';
  switch (rule) {
    case 'eq':
      return compared === 0;
    case 'ne':
      return compared !== 0;
    case 'gt':
      return compared > 0;
    case 'ge':
      return compared >= 0;
    case 'lt':
      return compared < 0;
    case 'le':
      return compared <= 0;
  }
}

function isEmpty(value: FieldValue | undefined): boolean {
  return value === null || value === undefined || value === '';
}

/** By code points: the order of UTF-8, not of UTF-16. */
function textComparedWith(value: FieldValue | undefined, operand: string): Compared {
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  let index = 0;
  while (index < text.length && text[index] === operand[index]) index += 1;
  // Where the second halves of two surrogate pairs differ, so do their code points, in the same direction.
  return rank(text.charCodeAt(index)) - rank(operand.charCodeAt(index));
}

/** The order of UTF-16 units by the code points that they begin: surrogates come after all others, the end before all. */
function rank(unit: number): number {
  if (Number.isNaN(unit)) return -1;
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function numberComparedWith(value: FieldValue | undefined, operand: number): Compared {
  return typeof value === 'number' ? Math.sign(value - operand) : undefined;
}

function timeComparedWith(value: FieldValue | undefined, { from, before }: TimeSpan): Compared {
  const instant = typeof value === 'string' ? parseDateTime(value) : undefined;
  if (instant === undefined) return undefined;
  if (instant < from) return -1;
  return instant < before ? 0 : 1;
}

function isLike(value: FieldValue | undefined, text: string, place: LikePlace): boolean {
  if (value === null || value === undefined) return false;
  const [whole, part] = [folded(String(value)), folded(text)];
  switch (place) {
    case 'anywhere':
      return whole.includes(part);
    case 'start':
      return whole.startsWith(part);
    case 'end':
      return whole.endsWith(part);
  }
}

/** The letters A to Z as a to z; every other character is itself. */
const folded = (text: string) => text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
