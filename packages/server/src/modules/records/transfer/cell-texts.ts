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

/** A cell of an exported file as staff read it: the texts of choices, the content of log entries in words, numbers as numbers, days and times as texts. */
export function exportedCell(resource: Resource, key: string, row: ResourceRow, locale: Locale): FileCellValue {
  const audit = AUDIT_FIELDS.find((name) => name === key);
  if (audit !== undefined) return auditText(row, audit);
  const value = row[key] ?? null;
  const text = row[dictionaryTextKey(key)];
  if (typeof text === 'string' && text !== '') return text;
  const field = resource.fields[key];
  if (typeof value !== 'string' || field === undefined) return value;
  if (field.type === 'location') return placeText(value);
  const isLogged = (field.type === 'text' || field.type === 'multilineText') && field.holds === 'logContent';
  return isLogged ? logContentWords(value)[locale] : value;
}
