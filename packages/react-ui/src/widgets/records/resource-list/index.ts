export { ResourceList, type ResourceListProps } from './resource-list.tsx';
