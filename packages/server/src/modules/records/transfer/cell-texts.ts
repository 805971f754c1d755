import {
  auditText,
  AUDIT_FIELDS,
  dictionaryTextKey,
  placeText,
  type Resource,
  type ResourceRow,
} from '@evergreen/core/resources';

import type { FileCellValue } from './files/table-file.types.ts';

/** A cell of an exported file as staff read it: the texts of choices, numbers as numbers, days and times as texts. */
export function exportedCell(resource: Resource, key: string, row: ResourceRow): FileCellValue {
  const audit = AUDIT_FIELDS.find((name) => name === key);
  if (audit !== undefined) return auditText(row, audit);
  const value = row[key] ?? null;
  const text = row[dictionaryTextKey(key)];
  if (typeof text === 'string' && text !== '') return text;
  return resource.fields[key]?.type === 'location' && typeof value === 'string' ? placeText(value) : value;
}
