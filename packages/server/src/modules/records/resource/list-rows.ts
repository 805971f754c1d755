import { auditFieldLabels, AUDIT_FIELDS, sortableColumns, type Resource } from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { withChoiceTexts, type ChoiceSources } from './values/choice-texts.ts';
import type { ConditionContextOf } from './conditions/condition-context.ts';
import type { MaskedSearches } from './conditions/masked-searches.ts';
import { keywordConditions } from './conditions/keyword-conditions.ts';
import { referredColumns } from './referred-columns.ts';
import {
  applyingConditions,
  joinedConditions,
  namedConditions,
  searchConditions,
  superQueryConditions,
  topConditions,
  type ListParameters,
  type PageConditions,
} from './conditions/resource-conditions.ts';
import type { ListCall, ResourcePageResult } from './resource-service.types.ts';
import { resourceMessages } from './resource.messages.ts';
import { asksForTop, placedRows } from './tree-rows.ts';

export interface ListRequest<Query = ListCall> {
  readonly query: Query;
  readonly call: SignedInCall;
  /** The rows in the recycle bin in place of those in use. */
  readonly isDeleted: boolean;
}

export interface ListSources extends ChoiceSources {
  readonly contextOf: ConditionContextOf;
  readonly admitMasked: MaskedSearches['admit'];
}

/** Where a row of a tree says whether others hang under it; no field is called so. */
const CHILD = ':child';

const invalid = (key: string, message: LocalizedText): CallFailure => ({
  kind: 'invalid',
  message,
  fields: { [key]: message },
});

/** A page of the rows in use or of the deleted ones, as a list shows them. */
export async function listRows(
  described: Resource,
  request: ListRequest,
  sources: ListSources,
): Promise<CallOutcome<ResourcePageResult>> {
  // Who may not read a field finds nothing by it and sorts by it as little as by one that does not exist.
  const resource = await sources.visibleTo(described);
  const { query, call, isDeleted } = request;
  const { pageNo, pageSize, column, order } = query;
  const repository = sources.repositoryOf(resource);
  const unsortable = sortProblem(resource, column);
  if (unsortable !== undefined) return err(unsortable);
  const conditions = await askedConditions(resource, request, sources);
  if (!conditions.ok) return conditions;
  const fields = query.field?.split(',');
  const page = await repository.page({
    ...conditions.value,
    column,
    order,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
    isTotalExact: query.total === 'exact',
    fields,
    beside: {
      ...(await referredColumns(resource, fields, sources.repositoryOf)),
      ...(resource.tree === undefined ? {} : { [CHILD]: await repository.childColumn(resource.tree.parent) }),
    },
    isDeleted,
  });
  if (page === undefined) return err(invalid('pageNo', resourceMessages.tooFar));
  const { rows, total, isTotalLowerBound } = page;
  const shown = await withChoiceTexts(resource, rows, call.locale, sources);
  const hasChildren = new Set(rows.flatMap((row) => (row[CHILD] === '1' ? [row.id] : [])));
  const records = isDeleted
    ? shown
    : await placedRows(resource, query, shown, { placesIn: repository.placesIn, hasChildren });
  return ok({
    result: {
      records: [...records],
      total,
      size: pageSize,
      current: pageNo,
      pages: Math.ceil(total / pageSize),
      ...(isTotalLowerBound ? { isTotalLowerBound } : {}),
    },
  });
}

/** Why rows cannot be sorted by a column; undefined if they can. */
export function sortProblem(resource: Resource, column: string): CallFailure | undefined {
  const sortable = sortableColumns(resource);
  return sortable.includes(column)
    ? undefined
    : invalid('column', resourceMessages.unsortable(sortableLabels(resource, sortable)));
}

/**
 * What the search, the advanced query and the named rows of a list ask for; the top of a tree where they ask for nothing. Every list,
 * count, export and choice of rows comes by here, so that whole values of masked fields are asked for within their budget.
 */
export async function askedConditions(
  resource: Resource,
  { query, call, isDeleted }: ListRequest<ListParameters>,
  { contextOf, admitMasked }: Pick<ListSources, 'contextOf' | 'admitMasked'>,
): Promise<Result<PageConditions, CallFailure>> {
  const isTop = !isDeleted && asksForTop(resource, query);
  const searched = isTop ? topConditions(resource) : searchConditions(resource, query);
  if (!searched.ok) return err({ kind: 'invalid', message: searched.error });
  const asked = await superQueryConditions(resource, query, () => contextOf(call));
  if (!asked.ok) return err({ kind: 'invalid', message: asked.error });
  const applying = await applyingConditions(resource, query, () => contextOf(call));
  if (!applying.ok) return err({ kind: 'invalid', message: applying.error });
  const joined = joinedConditions([
    namedConditions(resource, query),
    keywordConditions(resource, query['keyword']),
    searched.value,
    asked.value,
    applying.value,
  ]);
  const refused = await admitMasked(resource, joined.masked, call);
  return refused === undefined ? ok(joined) : err(refused);
}

function sortableLabels(resource: Resource, columns: readonly string[]): LocalizedText {
  const labels = columns.flatMap((column) => {
    const audit = AUDIT_FIELDS.find((field) => field === column);
    const label = audit === undefined ? resource.fields[column]?.label : auditFieldLabels[audit];
    return label === undefined ? [] : [label];
  });
  return {
    'zh-CN': labels.map((label) => label['zh-CN']).join('、'),
    'en-US': labels.map((label) => label['en-US']).join(', '),
  };
}
