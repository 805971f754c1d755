export { unwrapSearch, wrapSearch, type SearchType, type SearchWrapping } from './wrap-search.ts';
