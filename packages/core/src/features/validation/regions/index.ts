export { createRegionTable } from './region-table.ts';
export type { Region, RegionTable } from './region.types.ts';
