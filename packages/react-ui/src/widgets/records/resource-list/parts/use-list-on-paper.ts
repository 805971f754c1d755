import type { ConditionChip, Resource } from '@evergreen/core/resources';
import type { ListColumn, ListPageFacts, ListPageService } from '@evergreen/core/records/list';
import { conditionsOnPaper, printedSheet, type ListOnPaper, type PrintedSheet } from '@evergreen/core/records/transfer';

import { useCore, useLocale } from '../../../../adapter/index.ts';

interface ListOnPaperInput {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly facts: ListPageFacts;
  /** Those that are shown. */
  readonly columns: readonly ListColumn[];
  /** The advanced query in words. */
  readonly advanced: readonly ConditionChip[];
}

/** The list as it is exported and printed, and what its page is on paper. */
export function useListOnPaper({ resource, list, facts, columns, advanced }: ListOnPaperInput) {
  const { auth } = useCore();
  const locale = useLocale();
  const listed = (): ListOnPaper => ({
    query: facts.query,
    selection: facts.selection,
    fixed: list.scope.fixed,
    shown: columns.map(({ key }) => key),
    conditions: conditionsOnPaper(resource, facts.query.search, auth.facts().dictionaries, advanced),
  });
  const pageSheet = (): PrintedSheet =>
    printedSheet({
      resource,
      list: listed(),
      scope: 'page',
      read: facts,
      locale,
      sheet: null,
      levelOf: (id) => facts.tree?.[id]?.level ?? 1,
    });
  return { listed, pageSheet };
}
