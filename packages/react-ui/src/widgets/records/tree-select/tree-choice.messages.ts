import { localized } from '@evergreen/core/kernel';

export const treeChoiceMessages = {
  clear: localized('清空', 'Clear'),
  loading: localized('加载中…', 'Loading…'),
  nothing: localized('没有可选的分类', 'There is nothing to choose from.'),
  levelFailed: localized('下级加载失败，点击重试', 'What is below could not be loaded. Press to try again.'),
  more: (count: number) => localized(`还有 ${count} 项，请输入更多文字`, `${count} more. Type more to find fewer.`),
  retry: localized('重试', 'Try again'),
} as const;
