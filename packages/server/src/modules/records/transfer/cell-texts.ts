import { logContentWords } from '@evergreen/core/contract';
import type { Locale } from '@evergreen/core/kernel';
import {
  auditText,
  AUDIT_FIELDS,
  dictionaryTextKey,
  placeText,
  type Resource,
  type ResourceRow,
} from '@evergreen/core/resources';

import type { FileCellValue } from './files/table-file.types.ts';

/** A cell of an exported file of a row as staff read it. */
export type ReadExportedCell = (row: ResourceRow) => FileCellValue;

/** The cells of a column: the texts of choices, the content of log entries in words, numbers as numbers, days and times as texts. */
export function exportedColumn(resource: Resource, key: string, locale: Locale): ReadExportedCell {
  const audit = AUDIT_FIELDS.find((name) => name === key);
  if (audit !== undefined) return (row) => auditText(row, audit);
  const textKey = dictionaryTextKey(key);
  const field = resource.fields[key];
  const isLogged = (field?.type === 'text' || field?.type === 'multilineText') && field.holds === 'logContent';
  return (row) => {
    const text = row[textKey];
    if (typeof text === 'string' && text !== '') return text;
    const value = row[key] ?? null;
    if (typeof value !== 'string' || field === undefined) return value;
    if (field.type === 'location') return placeText(value);
    return isLogged ? logContentWords(value)[locale] : value;
  };
}
