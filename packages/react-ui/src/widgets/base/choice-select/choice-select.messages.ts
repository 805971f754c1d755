import { localized } from '@evergreen/core/kernel';

export const choiceSelectMessages = {
  clear: localized('清空', 'Clear'),
  loading: localized('加载中…', 'Loading…'),
  nothingFound: localized('没有查询到任何数据', 'Nothing was found'),
  failed: localized('选项加载失败', 'The choices could not be loaded'),
  retry: localized('重试', 'Try again'),
} as const;
