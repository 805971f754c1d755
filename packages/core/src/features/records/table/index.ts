export { createChildTable, type ChildTableDependencies } from './child-table.service.ts';
export { createResourceTable, type ResourceTable, type ResourceTableDependencies } from './resource-table.service.ts';
export { resourceColumns, resourceValues } from './resource-columns.ts';
