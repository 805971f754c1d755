import type { ExportFormat } from '@evergreen/core/resources';

import { createCsvWriter } from './csv-writer.ts';
import type { TableHead, TableWriter } from './table-file.types.ts';
import { createXlsWriter } from './xls-writer.ts';
import { createXlsxWriter } from './xlsx-writer.ts';

export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const writers: Readonly<Record<ExportFormat, (head: TableHead) => TableWriter>> = {
  xls: createXlsWriter,
  xlsx: createXlsxWriter,
  csv: createCsvWriter,
};

export function createTableWriter(format: ExportFormat, head: TableHead): TableWriter {
  return writers[format](head);
}
