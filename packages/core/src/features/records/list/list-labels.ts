import { PAGE_SIZES } from '../../../contract/index.ts';
import { pageLabel } from '../../../format/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
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
  return pageLabel({ page: query.pageNo, pageSize: query.pageSize, total, isTotalLowerBound });
}
