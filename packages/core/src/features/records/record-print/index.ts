export { conditionsOnPaper, offeredSheets, printedSheet, type PaperScope } from './printed-sheet.model.ts';
export type {
  ConditionOnPaper,
  ListOnPaper,
  Orientation,
  PrintedColumn,
  PrintedSheet,
  PrintedTable,
} from './printed-sheet.types.ts';
export { createRecordPrint, type RecordPrintDependencies, type RecordPrintService } from './record-print.service.ts';
export type { RecordPrintEmitted, RecordPrintEvent, RecordPrintFacts } from './record-print.types.ts';
