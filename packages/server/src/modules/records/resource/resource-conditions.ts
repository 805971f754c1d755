import { mapResult, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  bindCondition,
  searchFields,
  type ConditionContext,
  type ConditionLeaf,
  type Field,
  type Resource,
} from '@evergreen/core/resources';

import { conditionColumns, conditionSql } from './condition-sql.ts';
import type { PageRequest } from './resource-page.ts';

/** Parameters of a list call as the contract's schema leaves them. */
export type ListParameters = Readonly<Record<string, unknown>>;

/** Search fields compare with what was typed; no variable is among it. */
const NO_VARIABLES: ConditionContext = {
  now: 0,
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

/** One condition for every search field that was filled in; all of them must hold. Only fields of the resource are ever read. */
export function searchConditions(
  resource: Resource,
  parameters: ListParameters,
): Result<Pick<PageRequest, 'conditions' | 'inOrder'>, LocalizedText> {
  const lines = searchFields(resource).flatMap(([key, field]) => linesOf(key, field, parameters));
  if (lines.length === 0) return { ok: true, value: { conditions: [], inOrder: [] } };
  const bound = bindCondition(resource, { all: lines }, NO_VARIABLES, 'query');
  return mapResult(bound, (condition) => ({
    conditions: [conditionSql(condition, conditionColumns(resource))],
    inOrder: [conditionSql(condition, conditionColumns(resource, 'inOrder'))],
  }));
}

/** The rows at the top of a tree. */
export function topConditions(resource: Resource): ReturnType<typeof searchConditions> {
  const top = { field: resource.tree?.parent ?? '', rule: 'empty' } as const;
  return mapResult(bindCondition(resource, top, NO_VARIABLES, 'query'), (condition) => {
    const conditions = [conditionSql(condition, conditionColumns(resource))];
    return { conditions, inOrder: conditions };
  });
}

function linesOf(field: string, { search }: Field, parameters: ListParameters): ConditionLeaf[] {
  const line = (rule: ConditionLeaf['rule'], value: unknown): ConditionLeaf[] =>
    typeof value === 'string' || typeof value === 'number' ? [{ field, rule, value }] : [];
  switch (search) {
    case 'contains':
      return line('like', parameters[field]);
    case 'equals':
      return line('eq', parameters[field]);
    case 'range':
      return [...line('ge', parameters[`${field}_begin`]), ...line('le', parameters[`${field}_end`])];
    case undefined:
    default:
      return [];
  }
}
