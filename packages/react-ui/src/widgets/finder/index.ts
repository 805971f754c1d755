export { Finder, type FinderProps } from './finder.tsx';
