import { err, ok, type LocalizedText, type Result } from '../../../kernel/index.ts';
import type { Condition, ConditionLeaf, Resource, Rule } from '../../../resources/index.ts';
import type { QueryField, QueryLine, ValueNames } from './advanced-query.types.ts';
import type { ColumnFilterDraft, ColumnFilterEvent } from './column-filter.types.ts';
import { conditionOf, conditionProblem, lineErrors, linesFor, shownValues } from './query-condition.model.ts';
import { EMPTY_ROOT } from './query-lines.model.ts';
import { withNames } from './value-names.model.ts';

/** What a column is filtered by: parts of a text, the ends of a span, choices, one row and all below it. */
const RULES_OF_INPUT: Readonly<Record<QueryField['input'], readonly Rule[]>> = {
  text: ['like'],
  number: ['ge', 'le'],
  date: ['ge', 'le'],
  dateTime: ['ge', 'le'],
  dictionary: ['in'],
  yesNo: ['in'],
  reference: ['eq'],
  tree: ['within'],
  region: ['within'],
  options: ['in'],
  code: ['in'],
  lookup: ['eq'],
  user: ['in'],
  department: ['in'],
  popup: ['in'],
};

/** The rules that a column's filter offers, in its order: a field that is found by whole values alone has its own. */
function filterRules({ input, rules }: QueryField): readonly Rule[] {
  const offered = RULES_OF_INPUT[input].filter((rule) => rules.includes(rule));
  return offered.length > 0 ? offered : rules.slice(0, 1);
}

/** The conditions that must all hold: those that a column's filter may replace are among them. */
function partsOf(condition: Condition | null): readonly Condition[] {
  if (condition === null) return [];
  return 'all' in condition ? condition.all : [condition];
}

/** Whether a leaf says what this rule of the filter says: one choice is a list of one. */
function isOfRule(leaf: ConditionLeaf, rule: Rule): boolean {
  return leaf.rule === rule || (rule === 'in' && leaf.rule === 'eq');
}

/** Whether the filter of a field shows this part; others of the field stay as they are. */
function isOfFilter(part: Condition, field: QueryField): part is ConditionLeaf {
  if (!('field' in part) || part.field !== field.key) return false;
  // A variable, as 本人, is no value that can be typed.
  const isConstant = part.value === null || typeof part.value !== 'object' || Array.isArray(part.value);
  return isConstant && filterRules(field).some((rule) => isOfRule(part, rule));
}

/** Keys of the fields that a query filters as a column does, so that the heads of their columns are marked. */
export function filteredFields(fields: readonly QueryField[], condition: Condition | null): readonly string[] {
  const parts = partsOf(condition);
  return fields.filter((field) => parts.some((part) => isOfFilter(part, field))).map(({ key }) => key);
}

/** The filter of a column as the query in force fills it in. */
export function columnDraft(field: QueryField, condition: Condition | null, names: ValueNames): ColumnFilterDraft {
  const leaves = partsOf(condition).filter((part) => isOfFilter(part, field));
  const lines = filterRules(field).map((rule): QueryLine => {
    const leaf = leaves.find((one) => isOfRule(one, rule));
    const [read] = leaf === undefined ? [] : linesFor(leaf, 0).root.members;
    const values = read?.kind === 'line' ? read.values : [];
    return { kind: 'line', id: `${field.key}-${rule}`, field: field.key, rule, values };
  });
  return { field, lines, errors: {}, problem: null, names };
}

type ValueEvent = Extract<ColumnFilterEvent, { type: 'value.change' | 'value.leave' }>;

/** The draft after a change. A value that was marked is judged again while it is typed; others when they are left. */
export function editedDraft(draft: ColumnFilterDraft, event: ValueEvent, now: number): ColumnFilterDraft {
  const { field, errors } = draft;
  const isLeft = event.type === 'value.leave';
  const lines = draft.lines.map((line) => {
    if (line.id !== event.id) return line;
    return { ...line, values: isLeft ? shownValues([field], line, { now }) : event.values };
  });
  const wrong = errorsOf({ field, lines }, now);
  const marked = Object.entries(wrong).filter(([id]) => Object.hasOwn(errors, id) || (isLeft && id === event.id));
  const names = isLeft || event.texts === undefined ? draft.names : withNames(draft.names, field.key, event.texts);
  return { field, lines, names, errors: Object.fromEntries(marked), problem: null };
}

function errorsOf({ field, lines }: Pick<ColumnFilterDraft, 'field' | 'lines'>, now: number) {
  return lineErrors([field], { ...EMPTY_ROOT, members: lines }, { now });
}

/** Why a filter cannot be applied: wrong values by line, or what is wrong with the query as a whole. */
export type FilterRefusal = Pick<ColumnFilterDraft, 'errors' | 'problem'>;

/**
 * The query in force with what a column's filter asks for in place of what it asked for; null where nothing is asked any more.
 * An empty filter ends it.
 */
export function withColumnFilter(
  resource: Resource,
  condition: Condition | null,
  { field, lines }: Pick<ColumnFilterDraft, 'field' | 'lines'>,
  now: number,
): Result<Condition | null, FilterRefusal> {
  const errors = errorsOf({ field, lines }, now);
  if (Object.keys(errors).length > 0) return err({ errors, problem: null });
  const parts = partsOf(condition);
  const asked = partsOf(conditionOf([field], { ...EMPTY_ROOT, members: lines }, { now }));
  const first = parts.findIndex((part) => isOfFilter(part, field));
  const place = first < 0 ? parts.length : first;
  const others = (from: number, to: number) => parts.slice(from, to).filter((part) => !isOfFilter(part, field));
  const all = [...others(0, place), ...asked, ...others(place, parts.length)];
  if (all.length === 0) return ok(null);
  const next: Condition = { all };
  const problem: LocalizedText | null = conditionProblem(resource, next, now);
  return problem === null ? ok(next) : err({ errors: {}, problem });
}

/** The same filter with nothing filled in. */
export function emptiedDraft(draft: ColumnFilterDraft): ColumnFilterDraft {
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, values: [] })), errors: {}, problem: null };
}
