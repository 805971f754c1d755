export { AreaList, type AreaListProps } from './area-list.tsx';
