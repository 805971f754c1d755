import { localized } from '@evergreen/core/kernel';

export const tableTabsMessages = {
  wrongCells: (count: number) => localized(`${count} 处填写有误`, `${count} wrong`),
} as const;
