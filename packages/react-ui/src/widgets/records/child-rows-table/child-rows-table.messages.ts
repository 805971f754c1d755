import { localized } from '@evergreen/core/kernel';

export const childRowsTableMessages = {
  none: localized('暂无数据', 'None'),
  /** An empty cell. */
  nothing: localized('—', '—'),
} as const;
