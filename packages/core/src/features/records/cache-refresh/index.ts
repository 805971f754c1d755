export { createCacheRefresh } from './cache-refresh.service.ts';
