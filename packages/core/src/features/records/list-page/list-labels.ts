import { PAGE_SIZES } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { listPageMessages } from './list-page.messages.ts';
import type { ListPageFacts } from './list-page.types.ts';

/** Page sizes offered to the user. */
export const pageSizeChoices: readonly number[] = PAGE_SIZES;

/**
 * Label of the displayed rows: `11-20 共 200 条`; `1-10 共 10000+ 条` for at least 10,001 if the server stopped counting.
 */
export function totalLabel({
  query,
  total,
  isTotalLowerBound,
}: Pick<ListPageFacts, 'query' | 'total' | 'isTotalLowerBound'>): LocalizedText {
  const first = Math.min((query.pageNo - 1) * query.pageSize + 1, total);
  const last = Math.min(query.pageNo * query.pageSize, total);
  return listPageMessages.total(first, last, isTotalLowerBound ? `${total - 1}+` : total);
}
