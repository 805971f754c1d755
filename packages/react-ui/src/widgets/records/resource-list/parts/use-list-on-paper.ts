import type { ConditionChip } from '@evergreen/core/advanced-query';
import type { ListColumn, ListPageFacts, ListPageService } from '@evergreen/core/list-page';
import {
  conditionsOnPaper,
  createRecordPrint,
  printedSheet,
  type ListOnPaper,
  type PrintedSheet,
  type RecordPrintService,
} from '@evergreen/core/record-print';
import type { Resource } from '@evergreen/core/resources';
import { useCallback } from 'react';

import { useCore, useLocale, useOwnedService } from '../../../../adapter/index.ts';

/** What prints everything that the list of a resource finds; null in the first render. */
export function useRecordPrint(resource: Resource): RecordPrintService | null {
  const core = useCore();
  return useOwnedService(
    useCallback(() => core.open((page) => createRecordPrint({ ...page, resource })), [core, resource]),
  );
}

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
