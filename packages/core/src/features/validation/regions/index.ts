export { regionSelectorType, regionText, type RegionSelectorType } from './region-choice.ts';
export { regionByName } from './region-names.ts';
export { createRegionTable } from './region-table.ts';
export { COUNTRY_CODE, createRegionTree, regionPath } from './region-tree.ts';
export type { Region, RegionNode, RegionTable } from './region.types.ts';
