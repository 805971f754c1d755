import {
  bindCondition,
  MATCH_TYPES,
  parseRule,
  parseSuperQuery,
  RULES,
  type BoundCondition,
  type Condition,
  type ConditionLeaf,
  type Field,
  type Resource,
} from '@evergreen/core/resources';
import { err, mapResult, ok, sameText, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { queryMessages } from './query.messages.ts';

/** The condition of all texts of `--where`, joined as `--match` says: all must hold where it is left out. */
export function whereCondition(texts: readonly string[], match = 'and'): Result<Condition, LocalizedText> {
  const matchType = MATCH_TYPES.find((type) => type === match);
  if (matchType === undefined) return err(queryMessages.wrongMatch(match));
  const parts: Condition[] = [];
  for (const text of texts) {
    const part = partOf(text.trim());
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const [only] = parts;
  if (only === undefined) return err(queryMessages.whereNeeded);
  if (parts.length === 1) return ok(only);
  return ok(matchType === 'and' ? { all: parts } : { any: parts });
}

/** The options of a command that asks rows of a resource by conditions; as typed. */
export interface AskedCondition {
  readonly where: readonly string[];
  readonly match?: string;
}

/** What `--where` asks for by the fields of the resource; null for nothing. */
export function askedCondition(
  resource: Resource,
  { where, match }: AskedCondition,
  now: number,
): Result<Condition | null, LocalizedText> {
  if (where.length === 0) return ok(null);
  const typed = whereCondition(where, match);
  if (!typed.ok) return typed;
  const condition = withFieldKeys(typed.value, resource);
  return mapResult(boundWhere(resource, condition, now), () => condition);
}

/** The condition with values of the types of a resource's fields; what no field of it can be asked is refused. Nobody is signed in. */
export function boundWhere(
  resource: Resource,
  condition: Condition,
  now: number,
): Result<BoundCondition, LocalizedText> {
  const nobody = { now, userId: null, username: null, orgCode: null, orgCodes: [], departmentsWithin: () => [] };
  return bindCondition(resource, condition, nobody, 'query');
}

function partOf(text: string): Result<Condition, LocalizedText> {
  if (text.startsWith('[')) return wholeQuery(text, text, undefined);
  if (text.includes('superQueryParams=')) {
    const parameters = new URLSearchParams(text.slice(text.indexOf('?') + 1));
    return wholeQuery(text, parameters.get('superQueryParams') ?? '', parameters.get('superQueryMatchType'));
  }
  return lineOf(text);
}

function wholeQuery(
  text: string,
  params: string,
  matchType: string | null | undefined,
): Result<Condition, LocalizedText> {
  const parsed = parseSuperQuery(params, matchType === 'or' ? 'or' : 'and');
  if (!parsed.ok) return parsed;
  return parsed.value === null ? err(queryMessages.unreadableWhere(text)) : ok(parsed.value);
}

/** A column may have blanks: the first word that is a rule ends it. Symbols need no blanks around them. */
const LINE = new RegExp(
  String.raw`^(?<field>.+?)(?:\s*(?<symbol>>=|<=|!=|<>|==|=|>|<)\s*|\s+(?<word>${RULES.join('|')})(?:\s+|$))(?<value>.*)$`,
  'u',
);

function lineOf(text: string): Result<Condition, LocalizedText> {
  const { field = '', symbol, word, value = '' } = LINE.exec(text)?.groups ?? {};
  const rule = parseRule(symbol ?? word ?? '');
  if (rule === undefined || field === '') return err(queryMessages.unreadableWhere(text));
  if (rule === 'empty' || rule === 'notEmpty') return ok({ field, rule });
  if (value === '') return err(queryMessages.unreadableWhere(text));
  return ok({
    field,
    rule,
    value: rule === 'in' || rule === 'between' ? value.split(',').map((one) => one.trim()) : value,
  });
}

function leavesOf(condition: Condition): readonly ConditionLeaf[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  return 'any' in condition ? condition.any.flatMap(leavesOf) : [condition];
}

/** The columns that a condition compares. */
export function comparedColumns(condition: Condition): readonly string[] {
  return [...new Set(leavesOf(condition).map(({ field }) => field))];
}

/** The same condition with keys of fields in the place of their titles. */
export function withFieldKeys(condition: Condition, resource: Resource): Condition {
  if ('all' in condition) return { all: condition.all.map((part) => withFieldKeys(part, resource)) };
  if ('any' in condition) return { any: condition.any.map((part) => withFieldKeys(part, resource)) };
  return { ...condition, field: fieldKey(resource, condition.field) };
}

/** The key of the field that a column is named after, by key or title; the name itself for none. */
export function fieldKey({ fields }: Resource, name: string): string {
  if (Object.hasOwn(fields, name)) return name;
  return Object.entries(fields).find(([, { label }]) => Object.values(label).includes(name))?.[0] ?? name;
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/u;
const TIME = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/u;
const ORDER: readonly ConditionLeaf['rule'][] = ['gt', 'ge', 'lt', 'le', 'between'];

/**
 * A resource for files of which nothing is known: a column is compared as a number where it is ordered by numbers, as a time where
 * all its values are days or times, and else as text.
 */
export function columnsResource(condition: Condition): Resource {
  const leaves = leavesOf(condition);
  const fields = comparedColumns(condition).map((name): [string, Field] => [
    name,
    fieldOf(
      name,
      leaves.filter(({ field }) => field === name),
    ),
  ]);
  return {
    name: 'rows',
    path: '/rows',
    title: sameText('rows'),
    singular: sameText('row'),
    permissionPrefix: 'rows',
    labelField: '',
    lookup: 'nobody',
    scope: 'platform',
    defaultSorter: { column: '', order: 'asc' },
    fields: Object.fromEntries(fields),
  };
}

function fieldOf(name: string, leaves: readonly ConditionLeaf[]): Field {
  const label = sameText(name);
  const compared = leaves.filter(({ rule }) => rule !== 'empty' && rule !== 'notEmpty');
  const values = compared.flatMap(({ value }) => (Array.isArray(value) ? value : [value])).map(String);
  const isEach = (pattern: RegExp) => values.length > 0 && values.every((value) => pattern.test(value));
  if (isEach(NUMBER) && compared.some(({ rule }) => ORDER.includes(rule)))
    return { type: 'decimal', label, minimum: -(2 ** 53), maximum: 2 ** 53 };
  if (isEach(TIME)) return { type: 'dateTime', label };
  return { type: 'text', label, maximumLength: 4000 };
}
