import { text } from '@evergreen/core/kernel';

export const choiceSelectMessages = {
  clear: text('清空', 'Clear'),
  loading: text('加载中…', 'Loading…'),
  nothingFound: text('没有查询到任何数据', 'Nothing was found'),
  failed: text('选项加载失败', 'The choices could not be loaded'),
  retry: text('重试', 'Try again'),
} as const;
