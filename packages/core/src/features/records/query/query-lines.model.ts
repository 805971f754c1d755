import { MOST_LEAVES, MOST_LEVELS, type MatchType, type Rule, type VariableOperand } from '../../../resources/index.ts';
import type { QueryField, QueryGroup, QueryLine, QueryMember } from './advanced-query.types.ts';
import { hasNoValue } from './query-fields.model.ts';

export const ROOT = 'root';

export const EMPTY_ROOT: QueryGroup = { kind: 'group', id: ROOT, matchType: 'and', members: [] };

/** A new line: `eq`, no field. */
export function newLine(id: string): QueryLine {
  return { kind: 'line', id, field: null, rule: 'eq', values: [] };
}

/** A new group with one line. Those inside "and" ask for any, and the other way round: anything else needs no group. */
export function newGroup(id: string, lineId: string, around: MatchType): QueryGroup {
  return { kind: 'group', id, matchType: around === 'and' ? 'or' : 'and', members: [newLine(lineId)] };
}

/** All lines, from top to bottom. */
export function linesOf(group: QueryGroup): readonly QueryLine[] {
  return group.members.flatMap((member) => (member.kind === 'line' ? [member] : linesOf(member)));
}

export function isFull(root: QueryGroup): boolean {
  return linesOf(root).length >= MOST_LEAVES;
}

/** Whether a group at this level may hold groups; the root is at level 1, and lines are a level of their own. */
export function canNest(level: number): boolean {
  return level + 2 <= MOST_LEVELS;
}

function groupWithId(group: QueryGroup, id: string): QueryGroup | undefined {
  if (group.id === id) return group;
  for (const member of group.members) {
    const found = member.kind === 'group' ? groupWithId(member, id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

export function matchTypeOf(root: QueryGroup, id: string): MatchType {
  return groupWithId(root, id)?.matchType ?? 'and';
}

function withGroup(root: QueryGroup, id: string, change: (group: QueryGroup) => QueryGroup): QueryGroup {
  if (root.id === id) return change(root);
  return {
    ...root,
    members: root.members.map((member) => (member.kind === 'group' ? withGroup(member, id, change) : member)),
  };
}

export function withMember(root: QueryGroup, groupId: string, member: QueryMember): QueryGroup {
  return withGroup(root, groupId, (group) => ({ ...group, members: [...group.members, member] }));
}

export function withMatchType(root: QueryGroup, groupId: string, matchType: MatchType): QueryGroup {
  return withGroup(root, groupId, (group) => ({ ...group, matchType }));
}

/** Groups that lose their last member go with it. */
export function withoutMember(root: QueryGroup, id: string): QueryGroup {
  return {
    ...root,
    members: root.members.flatMap((member): readonly QueryMember[] => {
      if (member.id === id) return [];
      if (member.kind === 'line') return [member];
      const rest = withoutMember(member, id);
      return rest.members.length === 0 ? [] : [rest];
    }),
  };
}

function withLine(root: QueryGroup, id: string, change: (line: QueryLine) => QueryLine): QueryGroup {
  return {
    ...root,
    members: root.members.map((member) => {
      if (member.kind === 'group') return withLine(member, id, change);
      return member.id === id ? change(member) : member;
    }),
  };
}

/** Another field ends the value; its first rule takes the place of one that it does not have. */
export function withField(root: QueryGroup, id: string, { key, rules }: QueryField): QueryGroup {
  return withLine(root, id, ({ variable: _, ...line }) => ({
    ...line,
    field: key,
    rule: rules.includes(line.rule) ? line.rule : (rules[0] ?? 'eq'),
    values: [],
  }));
}

/** Values that the rule does not take are dropped, the first ones kept. */
export function withRule(root: QueryGroup, id: string, rule: Rule): QueryGroup {
  return withLine(root, id, ({ variable, ...line }) => ({
    ...line,
    ...(variable === undefined || !fitsRule(variable, rule) ? {} : { variable }),
    rule,
    values: line.values.slice(0, mostValues(rule)),
  }));
}

/** How many values a line of a rule takes. */
function mostValues(rule: Rule): number {
  if (hasNoValue(rule)) return 0;
  if (rule === 'in') return Number.POSITIVE_INFINITY;
  return rule === 'between' ? 2 : 1;
}

/** Several departments are compared by lists, everything else by single values. */
export function fitsRule({ of }: VariableOperand, rule: Rule): boolean {
  const takesList = rule === 'in' || rule === 'within';
  return !hasNoValue(rule) && rule !== 'between' && (of === 'orgCodes') === takesList;
}

/** null: the value is typed or chosen again. */
export function withVariable(root: QueryGroup, id: string, chosen: VariableOperand | null): QueryGroup {
  return withLine(root, id, ({ variable: _, ...line }) =>
    chosen === null ? line : { ...line, values: [], variable: chosen },
  );
}

export function withValues(root: QueryGroup, id: string, values: readonly string[]): QueryGroup {
  return withLine(root, id, (line) => ({ ...line, values }));
}
