import { createCsvWriter } from './csv-writer.ts';
import type { TableFormat, TableHead, TableWriter } from './table-file.types.ts';
import { createXlsWriter } from './xls-writer.ts';
import { createXlsxWriter } from './xlsx-writer.ts';

export const MEDIA_TYPES: Readonly<Record<TableFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const writers: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  xls: createXlsWriter,
  xlsx: createXlsxWriter,
  csv: createCsvWriter,
};

export function createTableWriter(format: TableFormat, head: TableHead): TableWriter {
  return writers[format](head);
}
