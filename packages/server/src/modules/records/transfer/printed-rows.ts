import { MOST_PRINTED, type Resource } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { withChoiceTexts } from '../resource/values/choice-texts.ts';
import { askedConditions, sortProblem, type ListSources } from '../resource/list-rows.ts';
import { namedConditions, type PageConditions } from '../resource/conditions/resource-conditions.ts';
import type { ListCall, ResourcePageResult } from '../resource/resource-service.types.ts';
import { resourceMessages } from '../resource/resource.messages.ts';
import { transferMessages as messages } from './transfer.messages.ts';

export type PrintQuery = ListCall & { readonly selections?: readonly string[] | undefined };

export interface PrintDependencies extends ListSources {
  /** That of exports: paper takes rows away as a file does. */
  readonly limit: RateLimit;
}

/** The first rows of a list as they are printed, with how many there are. */
export async function printedRows(
  described: Resource,
  query: PrintQuery,
  call: SignedInCall,
  dependencies: PrintDependencies,
): Promise<CallOutcome<ResourcePageResult>> {
  const wait = Math.ceil((await dependencies.limit.take(call.caller.userId)) / 1000);
  if (wait > 0) return err({ kind: 'tooMany', message: messages.tooOften(wait), retryAfter: wait });
  // Who may not read a field finds and sorts nothing by it, and no paper of theirs has it.
  const resource = await dependencies.visibleTo(described);
  const { column, order } = query;
  const unsortable = sortProblem(resource, column);
  if (unsortable !== undefined) return err(unsortable);
  const conditions = await conditionsOf(resource, query, call, dependencies);
  if (!conditions.ok) return conditions;
  const page = await dependencies.repositoryOf(resource).page({
    ...conditions.value,
    column,
    order,
    offset: 0,
    limit: MOST_PRINTED,
    isTotalExact: true,
    fields: query.field?.split(','),
    isDeleted: false,
  });
  if (page === undefined) return err({ kind: 'invalid', message: resourceMessages.tooFar });
  const records = await withChoiceTexts(resource, page.rows, call.locale, dependencies);
  return ok({ result: { records, total: page.total, size: MOST_PRINTED, current: 1, pages: 1 } });
}

async function conditionsOf(
  resource: Resource,
  { selections, ...query }: PrintQuery,
  call: SignedInCall,
  sources: ListSources,
): Promise<Result<PageConditions, CallFailure>> {
  // A tree without a search shows its top; paper holds every level of it.
  const asked = await askedConditions(resource, { query, call, isDeleted: true }, sources);
  if (!asked.ok || selections === undefined) return asked;
  return ok(namedConditions(resource, { id: selections }));
}
