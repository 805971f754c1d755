import * as v from 'valibot';

import { err, ok, parseJson, type JsonValue, type LocalizedText, type Result } from '../../kernel/index.ts';
import { conditionMessages, MOST_LEAVES, MOST_LEVELS } from './condition.messages.ts';
import { operandSchema, type ParsedOperand } from './condition-operand.ts';
import { RULES, type Condition, type ConditionLeaf, type Operand, type Rule } from './condition.types.ts';

/** Whether all conditions of a group must hold, or any of them. */
export const MATCH_TYPES = ['and', 'or'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** An advanced query as list calls take it. `superQueryParams` is a JSON list. */
export interface SuperQuery {
  readonly superQueryParams: string;
  readonly superQueryMatchType: MatchType;
}

/** Lists of values are joined by commas, as the older family does, unless a value has one itself. */
type WireValue = string | number | null | readonly (string | number | null)[] | Exclude<Operand, readonly unknown[]>;

interface WireLine {
  readonly field: string;
  readonly rule: Rule;
  readonly val: WireValue;
}

/** A group inside another one; a query without groups is the flat list that other servers understand. */
interface WireGroup {
  readonly matchType: MatchType;
  readonly params: readonly WireItem[];
}

type WireItem = WireLine | WireGroup;

/** Writes a condition for the wire and for addresses; both encode what they are given. */
export function formatSuperQuery(condition: Condition): SuperQuery {
  const { matchType, params } = wireGroup('all' in condition || 'any' in condition ? condition : { all: [condition] });
  return { superQueryParams: JSON.stringify(params), superQueryMatchType: matchType };
}

function wireGroup(group: Exclude<Condition, ConditionLeaf>): WireGroup {
  return 'all' in group
    ? { matchType: 'and', params: group.all.map(wireItem) }
    : { matchType: 'or', params: group.any.map(wireItem) };
}

function wireItem(condition: Condition): WireItem {
  if ('all' in condition || 'any' in condition) return wireGroup(condition);
  const { field, rule, value = '' } = condition;
  return { field, rule, val: Array.isArray(value) ? joined(value) : value };
}

function joined(values: readonly (string | number | null)[]): WireValue {
  const texts = values.map((value) => String(value ?? ''));
  return texts.some((text) => text.includes(',')) ? values : texts.join(',');
}

/** Rules as other front ends write them. */
const symbols: Readonly<Record<string, Rule>> = {
  '=': 'eq',
  '==': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
};

/** The rule of that name or symbol; undefined for any other word. */
export function parseRule(word: string): Rule | undefined {
  return RULES.find((rule) => rule === word) ?? (Object.hasOwn(symbols, word) ? symbols[word] : undefined);
}

// What else a line holds, the type of its input for example, is for the front end that wrote it.
const lineSchema = v.object({
  field: v.nullish(v.string()),
  rule: v.nullish(v.string()),
  val: v.nullish(operandSchema),
});
const groupSchema = v.object({ matchType: v.optional(v.picklist(MATCH_TYPES), 'and'), params: v.array(v.unknown()) });

/** null: nothing is asked. */
type Parsed = Result<Condition | null, LocalizedText>;

/**
 * Reads an advanced query from the wire or an address. Incomplete lines and empty groups are left out; null where nothing remains.
 * The condition is not bound: its fields may be unknown and its values of another type.
 *
 * @param params - JSON list; text that is none is decoded once more, because the older family encodes it twice
 */
export function parseSuperQuery(params: string, matchType: MatchType = 'and'): Parsed {
  if (params.trim() === '') return ok(null);
  const items = readList(params);
  if (items === undefined) return err(conditionMessages.unreadable);
  return parseGroup({ matchType, params: items }, 1, { leaves: 0 });
}

function readList(params: string): readonly JsonValue[] | undefined {
  const once = parseJson(params);
  const read = once.ok ? once : parseJson(decodedOnceMore(params));
  return read.ok && Array.isArray(read.value) ? read.value : undefined;
}

function decodedOnceMore(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

interface ReadGroup {
  readonly matchType: MatchType;
  readonly params: readonly unknown[];
}

function parseGroup({ matchType, params }: ReadGroup, level: number, count: { leaves: number }): Parsed {
  if (level > MOST_LEVELS) return err(conditionMessages.tooDeep);
  const parts: Condition[] = [];
  for (const item of params) {
    const group = v.safeParse(groupSchema, item);
    const part = group.success ? parseGroup(group.output, level + 1, count) : parseLine(item);
    if (!part.ok) return part;
    if (part.value === null) continue;
    if (!group.success) count.leaves += 1;
    if (count.leaves > MOST_LEAVES) return err(conditionMessages.tooMany);
    parts.push(part.value);
  }
  if (parts.length === 0) return ok(null);
  return ok(matchType === 'and' ? { all: parts } : { any: parts });
}

function parseLine(item: unknown): Parsed {
  const line = v.safeParse(lineSchema, item);
  if (!line.success) return err(conditionMessages.unreadable);
  const { field, rule: word, val } = line.output;
  if (isMissing(field) || isMissing(word)) return ok(null);
  const rule = parseRule(word);
  if (rule === undefined) return err(conditionMessages.unreadable);
  if (rule === 'empty' || rule === 'notEmpty') return ok({ field, rule });
  const value = wireValue(rule, val);
  return ok(value === null ? null : { field, rule, value });
}

const isMissing = (text: string | null | undefined): text is '' | null | undefined =>
  text === null || text === undefined || text === '';

/** null for an empty value. */
function wireValue(rule: Rule, value: ParsedOperand | undefined): Operand | null {
  if (value === undefined || value === null || value === '') return null;
  if (rule !== 'in' && rule !== 'within' && rule !== 'between') return Array.isArray(value) ? filled(value) : value;
  if (Array.isArray(value)) return filled(value);
  return typeof value === 'string' ? filled(value.split(',')) : value;
}

function filled(values: readonly (string | number | null)[]): readonly (string | number | null)[] | null {
  const kept = values.filter((value) => value !== null && value !== '');
  return kept.length === 0 ? null : kept;
}
