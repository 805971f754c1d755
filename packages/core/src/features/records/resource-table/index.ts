export { createAreaTable, type AreaTable, type AreaTableDependencies } from './resource-table.service.ts';
