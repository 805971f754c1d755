export { createResourceTable, type ResourceTable, type ResourceTableDependencies } from './resource-table.service.ts';
