export { createAreaTable, type AreaTable, type AreaTableDependencies } from './area-table.service.ts';
