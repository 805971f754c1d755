export {
  createVersionComparison,
  type VersionComparisonDependencies,
  type VersionComparisonService,
} from './version-comparison.service.ts';
export type { ComparedField, ComparedVersion, VersionComparisonFacts } from './version-comparison.types.ts';
