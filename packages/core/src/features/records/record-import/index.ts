export {
  createRecordImport,
  type RecordImportDependencies,
  type RecordImportService,
} from './record-import.service.ts';
export {
  fileProblem,
  importedFile,
  importedText,
  importFailure,
  importReport,
  type ImportAnswer,
} from './record-import.model.ts';
export type {
  ChosenTable,
  ImportReport,
  RecordImportEmitted,
  RecordImportEvent,
  RecordImportFacts,
} from './record-import.types.ts';
