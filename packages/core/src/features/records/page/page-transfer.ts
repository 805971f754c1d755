import { createOnDemand } from '../../../kernel/index.ts';
import {
  createExportHistory,
  type ExportHistoryDependencies,
  type ExportHistoryService,
  createRecordExport,
  type RecordExportDependencies,
  type RecordExportService,
  createRecordImport,
  type RecordImportDependencies,
  type RecordImportService,
  createRecordPrint,
  type RecordPrintDependencies,
  type RecordPrintService,
} from '../transfer/index.ts';
import type { Started } from './page-arrangement.ts';

/** What takes rows out of the platform and into it, as files and on paper; each starts when it is asked for. */
export interface PageTransfer {
  readonly export: Started<RecordExportService>;
  /** One's own exports that the server makes. */
  readonly exports: Started<ExportHistoryService>;
  readonly import: Started<RecordImportService>;
  readonly print: Started<RecordPrintService>;
}

export type TransferDependencies = RecordExportDependencies &
  ExportHistoryDependencies &
  RecordImportDependencies &
  RecordPrintDependencies;

export function createTransfer(dependencies: TransferDependencies): PageTransfer {
  const transfer: PageTransfer = {
    export: createOnDemand(() => createRecordExport(dependencies)),
    exports: createOnDemand(() => createExportHistory(dependencies)),
    import: createOnDemand(() => createRecordImport(dependencies)),
    print: createOnDemand(() => createRecordPrint(dependencies)),
  };
  transfer.export.on((emitted) => {
    if (emitted.type === 'job.started') transfer.exports.send({ type: 'exports.open' });
  });
  return transfer;
}
