export {
  createRecordImport,
  type RecordImportDependencies,
  type RecordImportService,
} from './record-import.service.ts';
export { createImportFixes, type ImportFixes, type ImportFixesDependencies } from './import-fixes.ts';
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
} from './record-import.types.ts';
