export { createCacheRefresh, type CacheRefreshDependencies } from './cache-refresh.service.ts';
