import { localized } from '@evergreen/core/kernel';

export const treeTableWidgetMessages = {
  empty: localized('暂无数据', 'No data'),
  open: (name: string) => localized(`展开 ${name}`, `Open ${name}`),
  close: (name: string) => localized(`收起 ${name}`, `Close ${name}`),
} as const;
