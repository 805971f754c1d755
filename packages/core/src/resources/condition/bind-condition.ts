import * as v from 'valibot';

import { ofOneWidth } from '../../contract/index.ts';
import { err, ok, type LocalizedText, type Result } from '../../kernel/index.ts';
import type { ShownTail } from '../define/masks.ts';
import type { Resource } from '../define/resource.types.ts';
import { conditionField, conditionRules, describedRules, type ConditionField } from './condition-fields.ts';
import { conditionMessages, MOST_LEAVES, MOST_LEVELS } from './condition.messages.ts';
import { numberOperand, operandSchema, operandValues, textOperand, timeOperand } from './condition-operand.ts';
import {
  RULES,
  type BoundCondition,
  type BoundLeaf,
  type ConditionContext,
  type ConditionUse,
  type Rule,
} from './condition.types.ts';

const leafSchema = v.strictObject({
  field: v.string(),
  rule: v.picklist(RULES),
  value: v.optional(operandSchema),
});
// The members are parsed one level at a time, so that depth is limited before it is descended.
const groupSchema = v.union([
  v.strictObject({ all: v.array(v.unknown()) }),
  v.strictObject({ any: v.array(v.unknown()) }),
]);

const NEVER: BoundCondition = { kind: 'never' };

/** null: an incomplete line of a query, which is dropped. */
type Bound = Result<BoundCondition | null, LocalizedText>;

interface Binding {
  readonly resource: Resource;
  readonly context: ConditionContext;
  readonly use: ConditionUse;
  readonly isWithinAny: boolean;
  /** How many leaves there were so far. */
  readonly count: { leaves: number };
}

/**
 * Gives every operand its value and type. A variable without a value makes its leaf false.
 *
 * @param use - `description` refuses incomplete lines; `query` drops them; in `scope` they are false, and a rule that cannot be
 *   read makes the whole false instead of refusing it: what limits a person never becomes wider by an error
 */
export function bindCondition(
  resource: Resource,
  condition: unknown,
  context: ConditionContext,
  use: ConditionUse,
): Result<BoundCondition, LocalizedText> {
  const bound = bindPart({ resource, context, use, isWithinAny: false, count: { leaves: 0 } }, condition, 1);
  if (!bound.ok) return use === 'scope' ? ok(NEVER) : bound;
  return ok(bound.value ?? { kind: 'always' });
}

function bindPart(binding: Binding, part: unknown, level: number): Bound {
  if (level > MOST_LEVELS) return err(conditionMessages.tooDeep);
  const group = v.safeParse(groupSchema, part);
  if (group.success) {
    return 'all' in group.output
      ? bindGroup(binding, 'all', group.output.all, level)
      : bindGroup(binding, 'any', group.output.any, level);
  }
  binding.count.leaves += 1;
  if (binding.count.leaves > MOST_LEAVES) return err(conditionMessages.tooMany);
  const leaf = v.safeParse(leafSchema, part);
  if (leaf.success) return bindLeaf(binding, leaf.output);
  return binding.use === 'query' && v.is(incompleteLine, part) ? ok(null) : err(conditionMessages.unreadable);
}

/** A line of the query builder in which nobody has chosen a field or a rule yet. */
const incompleteLine = v.strictObject({
  field: v.nullish(v.string()),
  rule: v.nullish(v.union([v.picklist(RULES), v.literal('')])),
  value: v.nullish(operandSchema),
});

function bindGroup(binding: Binding, kind: 'all' | 'any', parts: readonly unknown[], level: number): Bound {
  if (parts.length === 0) return binding.use === 'query' ? ok(null) : err(conditionMessages.emptyGroup);
  const of: BoundCondition[] = [];
  for (const part of parts) {
    const bound = bindPart({ ...binding, isWithinAny: binding.isWithinAny || kind === 'any' }, part, level + 1);
    if (!bound.ok) return bound;
    if (bound.value !== null) of.push(bound.value);
  }
  return ok(of.length === 0 ? null : { kind, of });
}

function bindLeaf(binding: Binding, leaf: v.InferOutput<typeof leafSchema>): Bound {
  const { resource, context, use } = binding;
  const { field: key, rule, value } = leaf;
  const field = conditionField(resource, key);
  if (field === undefined) {
    if (use === 'query' && key === '') return ok(null);
    return err(conditionMessages.unknownField(key.slice(0, 40)));
  }
  // Other comparisons tell a masked value in a few questions, and so does "or".
  if (field.isMasked && (use !== 'query' || binding.isWithinAny))
    return err(conditionMessages.ruleRefused(field.label, rule));
  // What everybody is limited by would tell a guarded value by what they see.
  if (field.isGuarded && use !== 'query') return err(conditionMessages.ruleRefused(field.label, rule));
  const rules = use === 'description' ? describedRules(field) : conditionRules(field);
  if (!rules.includes(rule)) return err(conditionMessages.ruleRefused(field.label, rule));
  if (rule === 'empty' || rule === 'notEmpty') return ok({ kind: rule, field: key });
  const operand = operandValues(field, value, context);
  if (!operand.ok) return operand;
  const { values, isList, isVariable } = operand.value;
  if (isList && rule !== 'in' && rule !== 'within' && rule !== 'between')
    return err(conditionMessages.oneValueOnly(field.label));
  if (values.length === 0) {
    if (isVariable || use === 'scope') return ok(NEVER);
    return use === 'query' ? ok(null) : err(conditionMessages.valueMissing(field.label));
  }
  if (field.tail !== undefined && rule === 'left_like') return tailComparison(field.label, field.tail, key, values);
  if (rule === 'between') return betweenComparison(field, key, values, context);
  const bound = comparison(field, key, rule, values, context);
  return bound === undefined ? err(conditionMessages.valueUnfit(field.label)) : ok(bound);
}

/** A masked value is compared with what everybody sees of it and no more. */
function tailComparison(
  label: LocalizedText,
  { length, longerThan }: ShownTail,
  field: string,
  [operand = '']: readonly (string | number)[],
): Bound {
  const text = ofOneWidth(textOperand(operand) ?? '').trim();
  return text === '' || text.length > length
    ? err(conditionMessages.tailOnly(label, length))
    : ok({ kind: 'tail', field, text, longerThan });
}

/** Two comparisons, so that nobody who evaluates or compiles conditions has to know of a third. */
function betweenComparison(
  field: ConditionField,
  key: string,
  [least, most, ...others]: readonly (string | number)[],
  context: ConditionContext,
): Bound {
  const { label } = field;
  if (least === undefined || most === undefined || others.length > 0) return err(conditionMessages.twoValues(label));
  const from = comparison(field, key, 'ge', [least], context);
  const to = comparison(field, key, 'le', [most], context);
  if (from === undefined || to === undefined) return err(conditionMessages.valueUnfit(label));
  return isAbove(from, to) ? err(conditionMessages.reversed(label)) : ok({ kind: 'all', of: [from, to] });
}

function isAbove(from: BoundLeaf, to: BoundLeaf): boolean {
  if (from.kind === 'number' && to.kind === 'number') return from.value > to.value;
  return from.kind === 'time' && to.kind === 'time' && from.span.from >= to.span.before;
}

/** Undefined for a value that is none of the field's type. */
function comparison(
  { storage, isMasked }: ConditionField,
  field: string,
  rule: Exclude<Rule, 'empty' | 'notEmpty' | 'between'>,
  operand: readonly (string | number)[],
  context: ConditionContext,
): BoundLeaf | undefined {
  switch (storage) {
    case 'integer':
    case 'decimal':
    case 'tenant': {
      const values = everyOf(operand, numberOperand);
      const [value] = values ?? [];
      if (values === undefined || value === undefined) return undefined;
      return isOrder(rule) ? { kind: 'number', field, rule, value } : { kind: 'numberIn', field, values };
    }
    case 'date':
    case 'dateTime':
    case 'instant': {
      const spans = everyOf(operand, (value) => timeOperand(storage, value));
      const [span] = spans ?? [];
      if (spans === undefined || span === undefined) return undefined;
      return isOrder(rule) ? { kind: 'time', field, rule, span } : { kind: 'timeIn', field, spans };
    }
    case 'links': {
      const values = everyOf(operand, textOperand);
      return values === undefined ? undefined : { kind: 'linked', field, values };
    }
    case 'text':
    case 'longText':
    case 'code':
    case 'department':
    case 'files':
    case 'none':
    case 'secret': {
      const values = everyOf(operand, textOperand);
      const [value] = values ?? [];
      if (values === undefined || value === undefined) return undefined;
      return storage === 'text' && (rule === 'eq' || rule === 'in')
        ? textOfAnyWidth(field, rule, values, isMasked === true)
        : textComparison(field, rule, value, values, context);
    }
  }
}

/**
 * Full-width letters and digits are found as the ordinary ones, too. A masked value has no others, and each that is asked for counts.
 */
function textOfAnyWidth(field: string, rule: 'eq' | 'in', values: readonly string[], isMasked: boolean): BoundLeaf {
  const wanted = [...new Set(values.flatMap((one) => (isMasked ? [ofOneWidth(one)] : [one, ofOneWidth(one)])))];
  const [value = ''] = wanted;
  return rule === 'eq' && wanted.length === 1
    ? { kind: 'text', field, rule: 'eq', value }
    : { kind: 'textIn', field, values: wanted };
}

function textComparison(
  field: string,
  rule: Exclude<Rule, 'empty' | 'notEmpty' | 'between'>,
  value: string,
  values: readonly string[],
  context: ConditionContext,
): BoundLeaf {
  switch (rule) {
    case 'like':
      return { kind: 'like', field, place: 'anywhere', text: value };
    case 'left_like':
      return { kind: 'like', field, place: 'end', text: value };
    case 'right_like':
      return { kind: 'like', field, place: 'start', text: value };
    case 'within':
      return { kind: 'textIn', field, values: context.departmentsWithin(values) };
    case 'in':
      return { kind: 'textIn', field, values };
    case 'eq':
    case 'ne':
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
      return { kind: 'text', field, rule, value };
  }
}

function isOrder(rule: Rule): rule is 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' {
  return ['eq', 'ne', 'gt', 'ge', 'lt', 'le'].includes(rule);
}

function everyOf<Value>(
  operand: readonly (string | number)[],
  parse: (value: string | number) => Value | undefined,
): readonly Value[] | undefined {
  const values = operand.map(parse).filter((value) => value !== undefined);
  return values.length === operand.length ? values : undefined;
}
