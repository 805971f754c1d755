export { createRecordDossier, type RecordDossierService } from './dossier/record-dossier.service.ts';
export type { ShownEvent } from './dossier/record-dossier.types.ts';
export { createRecordHistory, type RecordHistoryService } from './record-history.service.ts';
export type { RestoreQuestion, TimelineChange, TimelineEntry } from './record-history.types.ts';
export {
  createVersionComparison,
  type VersionComparisonService,
} from './version-comparison/version-comparison.service.ts';
export type { ComparedField, ComparedVersion } from './version-comparison/version-comparison.types.ts';
