export { createRecordDossier, type RecordDossierService } from './dossier/record-dossier.service.ts';
export type { DossierTab, RecordDossierEvent, RecordDossierFacts, ShownEvent } from './dossier/record-dossier.types.ts';
export {
  createRecordHistory,
  type RecordHistoryDependencies,
  type RecordHistoryService,
} from './record-history.service.ts';
export type {
  HistoryFile,
  KeptField,
  RecordHistoryEmitted,
  RecordHistoryEvent,
  RecordHistoryFacts,
  RecordHistoryStatus,
  RestoreQuestion,
  TimelineChange,
  TimelineEntry,
} from './record-history.types.ts';
export {
  createVersionComparison,
  type VersionComparisonDependencies,
  type VersionComparisonService,
} from './version-comparison/version-comparison.service.ts';
export type {
  ComparedField,
  ComparedVersion,
  VersionComparisonFacts,
} from './version-comparison/version-comparison.types.ts';
