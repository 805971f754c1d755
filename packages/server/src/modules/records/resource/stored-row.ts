import { Column } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { FieldValue } from '@evergreen/core/resources';

import { formatPlatformTime } from '../../../platform-time.ts';
import type { SelectedColumns } from './resource-page.ts';
import type { StoredRow } from './stored-row.types.ts';

type Stored = { -readonly [Key in keyof StoredRow]: StoredRow[Key] };

const times = new Set<string>(['createTime', 'updateTime']);

/** A row as Drizzle read it. */
export function storedRow(row: Readonly<Record<string, unknown>>): StoredRow {
  const stored: Stored = { id: String(row['id']) };
  for (const key of Object.keys(row)) if (key !== 'id') stored[key] = wireValue(key, row[key]);
  return stored;
}

/** Reads rows of selected columns from arrays. Expressions among them give texts. */
export function storedRowReader(selected: SelectedColumns): (values: readonly unknown[]) => StoredRow {
  const columns = Object.entries(selected).map(([key, column], place) => ({ key, place, decode: decoderOf(column) }));
  const id = columns.findIndex(({ key }) => key === 'id');
  const others = columns.filter(({ key }) => key !== 'id');
  // An object that grows key by key is moved every few keys.
  const empty: Stored = { id: '', ...Object.fromEntries(others.map(({ key }) => [key, null])) };
  return (values) => {
    const stored: Stored = { ...empty, id: String(values[id]) };
    for (const { key, place, decode } of others) {
      const value = values[place];
      stored[key] = wireValue(key, decode === undefined || value === null ? value : decode(value));
    }
    return stored;
  };
}

/** Undefined for a column that takes values as they come. */
function decoderOf(column: SelectedColumns[string]): PgColumn['mapFromDriverValue'] | undefined {
  if (!(column instanceof Column) || column.mapFromDriverValue === Column.prototype.mapFromDriverValue)
    return undefined;
  return (value) => column.mapFromDriverValue(value);
}

export function wireValue(key: string, value: unknown): FieldValue {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'number') throw new Error(`A column gave ${typeof value} for "${key}"`);
  return times.has(key) ? formatPlatformTime(value) : value;
}
