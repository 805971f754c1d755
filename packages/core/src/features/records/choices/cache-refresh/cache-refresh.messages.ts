import { localized } from '../../../../kernel/index.ts';

export const cacheRefreshMessages = {
  refreshed: localized('刷新缓存完成！', 'The cache is refreshed!'),
  failed: localized('刷新缓存失败！', 'The cache could not be refreshed!'),
} as const;
