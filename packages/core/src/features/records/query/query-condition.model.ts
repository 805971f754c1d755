import { readFieldValue, type DateReading } from '../../validation/field-values/index.ts';
import { err, ok, sameText, type LocalizedText, type Result } from '../../../kernel/index.ts';
import {
  bindCondition,
  type Condition,
  type ConditionContext,
  type ConditionLeaf,
  type Field,
  type Operand,
  type Resource,
  type VariableOperand,
} from '../../../resources/index.ts';
import type { QueryField, QueryGroup, QueryLine, QueryMember } from './advanced-query.types.ts';
import { hasNoValue } from './query-fields.model.ts';
import { EMPTY_ROOT, linesOf } from './query-lines.model.ts';

/** Moments, also of audit fields, are read as one of these. */
const moment: Field = { type: 'dateTime', label: sameText('') };
const day: Field = { type: 'date', label: sameText('') };

/** A line counts as empty if its field or its value is missing. */
export function isEmptyLine({ field, rule, values, variable }: QueryLine): boolean {
  if (variable !== undefined) return field === null;
  return field === null || (!hasNoValue(rule) && values.every((value) => value.trim() === ''));
}

/** The values of a line as they are compared: days and numbers parsed. Fails for the first that cannot be read. */
function readValues(
  fields: readonly QueryField[],
  { field, rule, values }: QueryLine,
  reading: DateReading,
): Result<readonly (string | number)[], LocalizedText> {
  const known = fields.find(({ key }) => key === field);
  const read: (string | number)[] = [];
  for (const value of values) {
    if (value.trim() === '') {
      // The other end keeps its place.
      if (rule === 'between') read.push('');
      continue;
    }
    const kind = known?.input === 'dateTime' ? momentKind(value) : known?.field;
    const one = kind === undefined || kind === null ? ok(value) : readFieldValue(kind, value, reading);
    if (!one.ok) return one;
    if (one.value !== null && one.value !== '') read.push(one.value);
  }
  return ok(read);
}

/** A day without a time means all of it: nobody asks for its first second. */
function momentKind(value: string): Field {
  return /[:：时点]/u.test(value) ? moment : day;
}

/** The values of a line as its input shows them once they were read; as they are where they cannot be. */
export function shownValues(fields: readonly QueryField[], line: QueryLine, reading: DateReading): readonly string[] {
  const read = readValues(fields, line, reading);
  return read.ok && line.values.length > 0 ? read.value.map(String) : line.values;
}

/** By line: why its values cannot be read. */
export function lineErrors(
  fields: readonly QueryField[],
  root: QueryGroup,
  reading: DateReading,
): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(
    linesOf(root).flatMap((line) => {
      const read = isEmptyLine(line) ? ok([]) : readValues(fields, line, reading);
      return read.ok ? [] : [[line.id, read.error] as const];
    }),
  );
}

/** The condition that the lines ask for, without empty ones; null where nothing is asked. Values that cannot be read count as empty. */
export function conditionOf(
  fields: readonly QueryField[],
  root: QueryGroup,
  reading: DateReading,
): Exclude<Condition, ConditionLeaf> | null {
  const parts = root.members.flatMap((member): readonly Condition[] => {
    const part = member.kind === 'group' ? conditionOf(fields, member, reading) : leafOf(fields, member, reading);
    return part === null ? [] : [part];
  });
  if (parts.length === 0) return null;
  return root.matchType === 'and' ? { all: parts } : { any: parts };
}

function leafOf(fields: readonly QueryField[], line: QueryLine, reading: DateReading): ConditionLeaf | null {
  const { field, rule } = line;
  if (field === null || isEmptyLine(line)) return null;
  if (hasNoValue(rule)) return { field, rule };
  if (line.variable !== undefined) return { field, rule, value: line.variable };
  const read = readValues(fields, line, reading);
  const values = read.ok ? read.value.filter((value) => value !== '') : [];
  const [first] = values;
  if (first === undefined) return null;
  return { field, rule, value: rule === 'in' || rule === 'between' ? values : first };
}

/** Variables have no values here: the server knows them. */
const unknownContext = (now: number): ConditionContext => ({
  now,
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: (codes) => codes,
});

/** Why the server would refuse a condition; null if it would not. */
export function conditionProblem(resource: Resource, condition: Condition, now: number): LocalizedText | null {
  const bound = bindCondition(resource, condition, unknownContext(now), 'query');
  return bound.ok ? null : bound.error;
}

/** The lines that build a condition; their identifiers begin after `used`. */
export function linesFor(
  condition: Condition | null,
  used: number,
): { readonly root: QueryGroup; readonly used: number } {
  let count = used;
  const id = () => {
    count += 1;
    return `m${count}`;
  };
  const memberOf = (part: Condition): QueryMember => {
    if ('all' in part) return { kind: 'group', id: id(), matchType: 'and', members: part.all.map(memberOf) };
    if ('any' in part) return { kind: 'group', id: id(), matchType: 'or', members: part.any.map(memberOf) };
    const { field, rule, value } = part;
    const line = { kind: 'line', id: id(), field, rule, values: valuesOf(value) } as const;
    return value !== undefined && isVariable(value) ? { ...line, variable: value } : line;
  };
  if (condition === null) return { root: EMPTY_ROOT, used };
  const whole = memberOf('all' in condition || 'any' in condition ? condition : { all: [condition] });
  return { root: whole.kind === 'group' ? { ...whole, id: EMPTY_ROOT.id } : EMPTY_ROOT, used: count };
}

function isVariable(value: Operand): value is VariableOperand {
  return typeof value === 'object' && value !== null && 'of' in value;
}

function valuesOf(value: ConditionLeaf['value']): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => (one === null ? [] : [String(one)]));
  return typeof value === 'object' ? [] : [String(value)];
}

/** Fails where nothing is asked or a value cannot be read. */
export type RunOutcome = Result<
  Condition,
  { readonly errors: Readonly<Record<string, LocalizedText>>; readonly problem: LocalizedText | null }
>;

/** What a run of the lines asks for, or why it is refused. */
export function runOutcome(
  resource: Resource,
  fields: readonly QueryField[],
  root: QueryGroup,
  now: number,
): RunOutcome {
  const errors = lineErrors(fields, root, { now });
  if (Object.keys(errors).length > 0) return err({ errors, problem: null });
  const condition = conditionOf(fields, root, { now });
  if (condition === null) return err({ errors: {}, problem: null });
  const problem = conditionProblem(resource, condition, now);
  return problem === null ? ok(condition) : err({ errors: {}, problem });
}
