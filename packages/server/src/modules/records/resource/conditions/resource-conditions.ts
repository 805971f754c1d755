import { inArray } from 'drizzle-orm';

import { mapResult, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import {
  applyingCondition,
  bindCondition,
  MATCH_TYPES,
  namedActions,
  parseSuperQuery,
  searchFields,
  shownTailOf,
  wholeMaskedValues,
  type BoundCondition,
  type ConditionContext,
  type ConditionLeaf,
  type Field,
  type AskedValue,
  type Resource,
} from '@evergreen/core/resources';

import { resourceTable } from '../../../../db/resource-table.ts';
import { conditionColumns, conditionSql } from './condition-sql.ts';
import type { PageRequest } from '../resource-page.ts';

/** Parameters of a list call as the contract's schema leaves them. */
export type ListParameters = Readonly<Record<string, unknown>>;

/** Search fields compare with what was typed; no variable is among it. */
export const NO_VARIABLES: ConditionContext = {
  now: 0,
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

export interface PageConditions extends Pick<PageRequest, 'conditions' | 'inOrder'> {
  /** The whole values of masked fields that are asked for. */
  readonly masked: readonly AskedValue[];
}

/** A condition as the statements of a page take it. */
function pageConditions(resource: Resource, condition: BoundCondition): PageConditions {
  return {
    conditions: [conditionSql(condition, conditionColumns(resource))],
    inOrder: [conditionSql(condition, conditionColumns(resource, 'inOrder'))],
    masked: wholeMaskedValues(resource, condition),
  };
}

/** Conditions that must all hold: of the search fields, of the advanced query. */
export function joinedConditions(parts: readonly PageConditions[]): PageConditions {
  return {
    conditions: parts.flatMap(({ conditions }) => conditions),
    inOrder: parts.flatMap(({ inOrder }) => inOrder),
    masked: parts.flatMap(({ masked }) => masked),
  };
}

/** The rows that a list call names, whatever else it asks for. */
export function namedConditions(resource: Resource, { id }: ListParameters): PageConditions {
  const conditions = Array.isArray(id) ? [inArray(resourceTable(resource).id, id.map(String))] : [];
  return { conditions, inOrder: conditions, masked: [] };
}

/** Whether a list call has an advanced query. */
export function hasSuperQuery({ superQueryParams }: ListParameters): boolean {
  return typeof superQueryParams === 'string' && superQueryParams.trim() !== '';
}

/** The advanced query of a list call. `contextOf` is asked for the values of variables if there is a query. */
export async function superQueryConditions(
  resource: Resource,
  parameters: ListParameters,
  contextOf: () => Promise<ConditionContext>,
): Promise<Result<PageConditions, LocalizedText>> {
  const { superQueryParams: params, superQueryMatchType } = parameters;
  if (!hasSuperQuery(parameters) || typeof params !== 'string') return ok(joinedConditions([]));
  const parsed = parseSuperQuery(
    params,
    MATCH_TYPES.find((type) => type === superQueryMatchType),
  );
  if (!parsed.ok) return parsed;
  if (parsed.value === null) return ok(joinedConditions([]));
  const bound = bindCondition(resource, parsed.value, await contextOf(), 'query');
  return mapResult(bound, (condition) => pageConditions(resource, condition));
}

/** The rows to which one of the actions applies that the call names, for the caller. */
export async function applyingConditions(
  resource: Resource,
  { applies }: ListParameters,
  contextOf: () => Promise<ConditionContext>,
): Promise<Result<PageConditions, LocalizedText>> {
  const keys = namedActions(typeof applies === 'string' ? applies : undefined);
  if (keys.length === 0) return ok(joinedConditions([]));
  const bound = bindCondition(resource, applyingCondition(resource, keys), await contextOf(), 'description');
  return mapResult(bound, (condition) => pageConditions(resource, condition));
}

/** One condition for every search field that was filled in; all of them must hold. Only fields of the resource are ever read. */
export function searchConditions(
  resource: Resource,
  parameters: ListParameters,
): Result<PageConditions, LocalizedText> {
  const lines = searchFields(resource).flatMap(([key, field]) => linesOf(key, field, parameters));
  if (lines.length === 0) return ok(joinedConditions([]));
  const bound = bindCondition(resource, { all: lines }, NO_VARIABLES, 'query');
  return mapResult(bound, (condition) => pageConditions(resource, condition));
}

/** The rows at the top of a tree. */
export function topConditions(resource: Resource): ReturnType<typeof searchConditions> {
  const top = { field: resource.tree?.parent ?? '', rule: 'empty' } as const;
  return mapResult(bindCondition(resource, top, NO_VARIABLES, 'query'), (condition) => {
    const conditions = [conditionSql(condition, conditionColumns(resource))];
    return { conditions, inOrder: conditions, masked: [] };
  });
}

/** What is no longer than the end of a masked value that lists show is looked for there. */
function isTail(field: Field, value: unknown): boolean {
  return String(value).trim().length <= (shownTailOf(field)?.length ?? 0);
}

function linesOf(key: string, field: Field, parameters: ListParameters): ConditionLeaf[] {
  const line = (rule: ConditionLeaf['rule'], value: unknown): ConditionLeaf[] =>
    typeof value === 'string' || typeof value === 'number' ? [{ field: key, rule, value }] : [];
  switch (field.search) {
    case 'contains':
      return line('like', parameters[key]);
    case 'equals':
      return line(isTail(field, parameters[key]) ? 'left_like' : 'eq', parameters[key]);
    case 'range':
      return [...line('ge', parameters[`${key}_begin`]), ...line('le', parameters[`${key}_end`])];
    case undefined:
    default:
      return [];
  }
}
