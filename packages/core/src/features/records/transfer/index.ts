export {
  createExportHistory,
  type ExportHistoryDependencies,
  type ExportHistoryService,
} from './export/export-history.service.ts';
export type { ExportDeed, ExportHistoryFacts, ListedExport } from './export/export-history.types.ts';
export {
  createRecordExport,
  type RecordExportDependencies,
  type RecordExportService,
} from './export/record-export.service.ts';
export type { ExportedList, ExportScope, ExportWay, RecordExportFacts } from './export/record-export.types.ts';
export {
  createRecordImport,
  type RecordImportDependencies,
  type RecordImportService,
} from './import/record-import.service.ts';
export { createImportFixes, type ImportFixes } from './import/import-fixes.ts';
export type { ImportReport, RecordImportFacts, WrongRows } from './import/record-import.types.ts';
export { conditionsOnPaper, offeredSheets, printedSheet } from './print/printed-sheet.model.ts';
export type { ListOnPaper, PrintedSheet } from './print/printed-sheet.types.ts';
export {
  createRecordPrint,
  type RecordPrintDependencies,
  type RecordPrintService,
} from './print/record-print.service.ts';
export type { RecordPrintFacts } from './print/record-print.types.ts';
