import { text } from '../../../kernel/index.ts';

export const cacheRefreshMessages = {
  refreshed: text('刷新缓存完成！', 'The cache is refreshed!'),
  failed: text('刷新缓存失败！', 'The cache could not be refreshed!'),
} as const;
