export { WrappedSearch, type WrappedSearchProps } from './search-input.tsx';
