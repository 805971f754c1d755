import { text } from '@evergreen/core/kernel';

export const recordDetailsMessages = {
  close: text('关闭', 'Close'),
  loading: text('加载中…', 'Loading…'),
  loadFailed: text('内容加载失败', 'The record could not be loaded'),
  retry: text('重试', 'Try again'),
  nothing: text('—', '—'),
} as const;
