import { formatDateTime, parseDateTime } from '../../format/index.ts';
import { foldText } from '../../kernel/index.ts';
import { referredIds } from '../define/field-kinds.ts';
import type { FieldValue } from '../define/field-value.types.ts';
import type { BoundCondition, BoundLeaf, LikePlace, OrderRule, TimeSpan } from './condition.types.ts';

/** A row's values by key, times as the wire writes them. */
export type ConditionRow = Readonly<Record<string, FieldValue | undefined>>;

/** Whether a row meets the condition that it was made of. */
export type RowTest = (row: ConditionRow) => boolean;

const known = new WeakMap<BoundCondition, RowTest>();

/**
 * Whether a row meets a condition. There are two answers: an empty value meets `empty` and `ne` only. `ne` is the complement of `eq`.
 * Compiled to SQL it selects the same rows.
 */
export function conditionHolds(condition: BoundCondition, row: ConditionRow): boolean {
  const test = known.get(condition) ?? compileCondition(condition);
  known.set(condition, test);
  return test(row);
}

/** Makes a condition a function of rows, for who asks about many: what does not depend on the row is done once. */
export function compileCondition(condition: BoundCondition): RowTest {
  switch (condition.kind) {
    case 'always':
      return () => true;
    case 'never':
      return () => false;
    case 'all': {
      const parts = condition.of.map(compileCondition);
      return (row) => {
        for (const part of parts) if (!part(row)) return false;
        return true;
      };
    }
    case 'any': {
      const parts = condition.of.map(compileCondition);
      return (row) => parts.some((part) => part(row));
    }
    default: {
      const { field } = condition;
      const test = valueTest(condition);
      return (row) => test(row[field]);
    }
  }
}

/** Whether a value meets a leaf. */
function valueTest(leaf: BoundLeaf): (value: FieldValue | undefined) => boolean {
  switch (leaf.kind) {
    case 'empty':
      return isEmpty;
    case 'notEmpty':
      return (value) => !isEmpty(value);
    case 'text': {
      const { rule, value: operand } = leaf;
      return (value) => orderHolds(rule, textComparedWith(value, operand));
    }
    case 'number': {
      const { rule, value: operand } = leaf;
      return (value) => orderHolds(rule, numberComparedWith(value, operand));
    }
    case 'time': {
      const { rule, span } = leaf;
      const compared = timeComparer(span);
      return (value) => orderHolds(rule, compared(value));
    }
    case 'like':
      return likeTest(leaf.text, leaf.place);
    case 'tail': {
      const { text, longerThan } = leaf;
      return (value) => typeof value === 'string' && value.endsWith(text) && Array.from(value).length > longerThan;
    }
    case 'textIn': {
      const operands = new Set(leaf.values);
      return (value) => value !== null && value !== undefined && operands.has(String(value));
    }
    case 'linked': {
      const operands = new Set(leaf.values);
      return (value) => referredIds(value).some((id) => operands.has(id));
    }
    case 'numberIn': {
      const operands = new Set(leaf.values);
      return (value) => typeof value === 'number' && operands.has(value);
    }
    case 'timeIn': {
      const comparers = leaf.spans.map(timeComparer);
      return (value) => comparers.some((compared) => compared(value) === 0);
    }
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

/** A time as rows have it, of a day that every month has: such times are ordered as their texts are. */
const PLAIN_TIME = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u;

/** The first whole second from an instant on, as text; empty where it cannot be written. */
const secondFrom = (instant: number) => formatDateTime(Math.ceil(instant / 1000) * 1000);

function timeComparer({ from, before }: TimeSpan): (value: FieldValue | undefined) => Compared {
  const [first, end] = [secondFrom(from), secondFrom(before)];
  const isWritable = first !== '' && end !== '';
  return (value) => {
    if (typeof value !== 'string') return undefined;
    if (isWritable && PLAIN_TIME.test(value)) {
      if (value < first) return -1;
      return value < end ? 0 : 1;
    }
    const instant = parseDateTime(value);
    if (instant === undefined) return undefined;
    if (instant < from) return -1;
    return instant < before ? 0 : 1;
  };
}

function likeTest(text: string, place: LikePlace): (value: FieldValue | undefined) => boolean {
  const part = foldText(text);
  return (value) => {
    if (value === null || value === undefined) return false;
    const whole = foldText(String(value));
    switch (place) {
      case 'anywhere':
        return whole.includes(part);
      case 'start':
        return whole.startsWith(part);
      case 'end':
        return whole.endsWith(part);
    }
  };
}
