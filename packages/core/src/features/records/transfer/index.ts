export {
  createExportHistory,
  type ExportHistoryDependencies,
  type ExportHistoryService,
} from './export/export-history.service.ts';
export type {
  ExportDeed,
  ExportHistoryEmitted,
  ExportHistoryEvent,
  ExportHistoryFacts,
  ListedExport,
} from './export/export-history.types.ts';
export {
  createRecordExport,
  type RecordExportDependencies,
  type RecordExportService,
} from './export/record-export.service.ts';
export type {
  ExportColumn,
  ExportedList,
  ExportScope,
  ExportWay,
  RecordExportEmitted,
  RecordExportEvent,
  RecordExportFacts,
} from './export/record-export.types.ts';
export {
  createRecordImport,
  type RecordImportDependencies,
  type RecordImportService,
} from './import/record-import.service.ts';
export { createImportFixes, type ImportFixes, type ImportFixesDependencies } from './import/import-fixes.ts';
export type {
  ChosenTable,
  ImportCorrections,
  ImportForm,
  ImportMatching,
  ImportReport,
  MappedColumn,
  RecordImportEmitted,
  RecordImportEvent,
  RecordImportFacts,
  WrongRows,
} from './import/record-import.types.ts';
export { conditionsOnPaper, offeredSheets, printedSheet, type PaperScope } from './print/printed-sheet.model.ts';
export type {
  ConditionOnPaper,
  ListOnPaper,
  Orientation,
  PrintedColumn,
  PrintedSheet,
  PrintedTable,
} from './print/printed-sheet.types.ts';
export {
  createRecordPrint,
  type RecordPrintDependencies,
  type RecordPrintService,
} from './print/record-print.service.ts';
export type { RecordPrintEmitted, RecordPrintEvent, RecordPrintFacts } from './print/record-print.types.ts';
