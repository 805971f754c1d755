export {
  createRecordExport,
  type RecordExportDependencies,
  type RecordExportService,
} from './record-export.service.ts';
export type {
  ExportColumn,
  ExportedList,
  ExportScope,
  ExportWay,
  RecordExportEmitted,
  RecordExportEvent,
  RecordExportFacts,
} from './record-export.types.ts';
