import { localized } from '@evergreen/core/kernel';

export const searchBoxMessages = {
  results: localized('搜索结果', 'Results'),
  opensWindow: localized('在新窗口中打开', 'opens in a new window'),
  recent: localized('最近打开', 'opened of late'),
  action: localized('操作', 'action'),
  record: localized('记录', 'record'),
  searching: localized('正在查找…', 'Searching…'),
  count: (count: number) => localized(`${count} 项结果`, `${count} results`),
  more: (count: number) => localized(`还有 ${count} 项，请输入更多文字`, `${count} more: type on to see them`),
} as const;
