import * as v from 'valibot';

import {
  importFieldsOf,
  storedValue,
  type FieldValue,
  type Resource,
  type ResourceValues,
} from '@evergreen/core/resources';
import { validateRecord } from '@evergreen/core/validation/validators';
import type { LocalizedText } from '@evergreen/core/kernel';

import { piecesInTurns } from '../../../in-turns.ts';
import type { ImportColumn } from './import-headings.ts';
import type { filledFileRows } from './import-sheet.ts';
import { importMessages as messages } from './import.messages.ts';
import type { ReadCell } from './import-values.ts';
import { isMaskedText, type MaskedCell } from './masked-cells.ts';

/** Rows that are read at once, between which others have their turn. */
const READ_AT_ONCE = 100;

/** Why a row of a file is not written; `key` null for what is about the row as a whole. */
export interface ImportError {
  /** In the file, from 1. */
  readonly row: number;
  readonly key: string | null;
  readonly message: LocalizedText;
}

/** A row of a file as it was read. */
export interface ReadFileRow {
  readonly row: number;
  readonly values: ResourceValues;
}

/** Reads the texts of rows by their columns. */
export async function readRows(
  resource: Resource,
  columns: readonly ImportColumn[],
  filled: ReturnType<typeof filledFileRows>,
  readCell: ReadCell,
): Promise<{ readonly read: ReadFileRow[]; readonly masked: MaskedCell[]; readonly errors: ImportError[] }> {
  const errors: ImportError[] = [];
  const masked: MaskedCell[] = [];
  const read: ReadFileRow[] = [];
  for await (const some of piecesInTurns(filled, READ_AT_ONCE))
    for (const { cells, row } of some) {
      const values: Record<string, FieldValue> = {};
      for (const column of columns) {
        const { place } = column;
        const value = readCell(column, { row, place, text: cells[place] ?? '' });
        if (value.ok && isMaskedText(column.field, value.value))
          masked.push({ row, key: column.key, text: value.value });
        else if (value.ok) values[column.key] = value.value;
        else errors.push({ row, key: column.key, message: value.error });
      }
      errors.push(...unstorable(resource, row, values));
      read.push({ row, values });
    }
  return { read, masked, errors };
}

/** What no column can hold, whatever the rules of the form say: too long texts and numbers out of range. */
function unstorable(resource: Resource, row: number, values: ResourceValues): readonly ImportError[] {
  const wrong = importFieldsOf(resource).filter(
    ([key, field]) => (values[key] ?? null) !== null && !v.is(storedValue(field), values[key]),
  );
  if (wrong.length === 0) return [];
  const said = validateRecord(resource, values);
  return wrong.map(([key]) => ({ row, key, message: said[key] ?? messages.unstorable }));
}
