export {
  createExportHistory,
  type ExportHistoryDependencies,
  type ExportHistoryService,
} from './export-history.service.ts';
export type {
  ExportDeed,
  ExportHistoryEmitted,
  ExportHistoryEvent,
  ExportHistoryFacts,
  ListedExport,
} from './export-history.types.ts';
