export { AreaList, type AreaListProps } from './resource-list.tsx';
