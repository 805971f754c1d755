import { localized, type LocalizedText } from '../kernel/index.ts';

/** Sizes of a page that a table offers. */
export const TABLE_PAGE_SIZES: readonly number[] = [10, 20, 30];
/** Rows that a pagination assumes until it is told how many there are. */
export const DEFAULT_TOTAL = 100;

/** The place of a page among all rows; `total` is `10000+` for a lower bound. */
export interface PagePlace {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Rows were counted up to `total` only. */
  readonly isTotalLowerBound?: boolean;
}

/** Label of the displayed rows: `11-20 共 200 条`; `1-10 共 10000+ 条` for at least 10,001 if counting stopped. */
export function pageLabel({ page, pageSize, total, isTotalLowerBound = false }: PagePlace): LocalizedText {
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  const all = isTotalLowerBound ? `${total - 1}+` : String(total);
  return localized(`${first}-${last} 共 ${all} 条`, `${first}-${last} of ${all}`);
}
