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
export { restorePlan, valuesAt, type LoggedChanges, type RestorePlan } from './restore-plan.model.ts';
