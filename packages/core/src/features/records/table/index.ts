export { createChildTable } from './child-table.service.ts';
export { createResourceTable, type ResourceTable } from './resource-table.service.ts';
