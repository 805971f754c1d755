export { earlierRegionNames } from '../earlier-region-names.ts';
