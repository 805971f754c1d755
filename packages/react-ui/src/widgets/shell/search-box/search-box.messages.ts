import { text } from '@evergreen/core/kernel';

export const searchBoxMessages = {
  results: text('搜索结果', 'Results'),
  opensWindow: text('在新窗口中打开', 'opens in a new window'),
  recent: text('最近打开', 'opened of late'),
  action: text('操作', 'action'),
  count: (count: number) => text(`${count} 项结果`, `${count} results`),
  more: (count: number) => text(`还有 ${count} 项，请输入更多文字`, `${count} more: type on to see them`),
} as const;
