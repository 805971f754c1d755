import { localized, type LocalizedText } from '../../kernel/index.ts';
import type { Resource } from '../define/resource.types.ts';
import { conditionSentence, type SentenceTexts } from './condition-sentence.ts';
import type { Condition, ConditionLeaf } from './condition.types.ts';

/** The ready limits of rows, the widest first. */
export const ROW_SCOPES = ['all', 'tenant', 'departmentAndBelow', 'department', 'own'] as const;
export type RowScope = (typeof ROW_SCOPES)[number];

export const rowScopeLabels: Readonly<Record<RowScope, LocalizedText>> = {
  all: localized('全部数据', 'All rows'),
  tenant: localized('本租户的数据', 'Rows of one’s own tenant'),
  departmentAndBelow: localized('本部门及下级的数据', 'Rows of one’s own department and below'),
  department: localized('本部门的数据', 'Rows of one’s own department'),
  own: localized('本人创建的数据', 'Rows that one added oneself'),
};

/** A leaf of these operands is one comparison: the writer of these is known by what they compare. */
const conditions: Readonly<Record<RowScope, Condition>> = {
  // There is no condition that is always true: an empty group closes the rows, so that an error never opens them.
  all: {
    any: [
      { field: 'createBy', rule: 'empty' },
      { field: 'createBy', rule: 'notEmpty' },
    ],
  },
  tenant: { field: 'tenantId', rule: 'eq', value: { of: 'tenantId' } },
  departmentAndBelow: { field: 'sysOrgCode', rule: 'within', value: { of: 'orgCodes' } },
  department: { field: 'sysOrgCode', rule: 'in', value: { of: 'orgCodes' } },
  own: { field: 'createBy', rule: 'eq', value: { of: 'username' } },
};

/** The scopes that the rows of a resource can be limited by: those of the platform belong to no tenant and no department. */
export function offeredRowScopes({ scope }: Pick<Resource, 'scope'>): readonly RowScope[] {
  return scope === 'platform' ? ['all', 'own'] : ROW_SCOPES;
}

/** The condition of a scope, as a data rule stores it. */
export function rowScopeCondition(scope: RowScope): Condition {
  return conditions[scope];
}

/** The scope that a condition is; undefined for one that somebody built. */
export function rowScopeOf(condition: Condition): RowScope | undefined {
  const written = JSON.stringify(ordered(condition));
  return ROW_SCOPES.find((scope) => JSON.stringify(ordered(conditions[scope])) === written);
}

/** A condition that reads the same is the same, whatever the order of its keys; a group of one is what it holds. */
function ordered(condition: Condition): unknown {
  if ('all' in condition)
    return condition.all.length === 1 ? first(condition.all) : { all: condition.all.map(ordered) };
  if ('any' in condition)
    return condition.any.length === 1 ? first(condition.any) : { any: condition.any.map(ordered) };
  const { field, rule, value }: ConditionLeaf = condition;
  return { field, rule, value };
}

const first = ([only]: readonly Condition[]): unknown => (only === undefined ? null : ordered(only));

/** 本部门及下级的数据, or the condition in words. */
export function rowLimitSentence(resource: Resource, condition: Condition, texts: SentenceTexts): LocalizedText {
  const scope = rowScopeOf(condition);
  return scope === undefined ? conditionSentence(resource, condition, texts) : rowScopeLabels[scope];
}
