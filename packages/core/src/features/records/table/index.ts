export { createChildTable } from './child-table.service.ts';
export { typedFields } from './listed-columns.ts';
export type { ListReadingFacts, WholeList } from './list-reading.ts';
export { createResourceTable, type ResourceTable } from './resource-table.service.ts';
