import { localized } from '@evergreen/core/kernel';

export const recordDetailsMessages = {
  close: localized('关闭', 'Close'),
  loading: localized('加载中…', 'Loading…'),
  loadFailed: localized('内容加载失败', 'The record could not be loaded'),
  retry: localized('重试', 'Try again'),
  nothing: localized('—', '—'),
} as const;
