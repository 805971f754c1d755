export { Finder, type FinderProps } from './search-box.tsx';
