export { createChildTable, type ChildTableDependencies } from './child-table.service.ts';
