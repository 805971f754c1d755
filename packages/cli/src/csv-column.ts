import { cleanText, err, ok, type Result } from '@evergreen/core/kernel';

import { createCsvReader, type CsvRecord } from './csv-reader.ts';
import { printable } from './printable.ts';
import { sourceMessages } from './source.messages.ts';
import type { DecodedText, RowValue, SourceProblem, ValueBatches } from './value-source.types.ts';

/** The values of a column, with the rows that they stand in; the names of the columns are row 1. Rows without anything are left out. */
export async function* csvColumn(text: DecodedText, column: string): ValueBatches {
  const reader = createCsvReader();
  let index: number | undefined;
  let row = 1;
  let isEnded = false;
  const source = text[Symbol.asyncIterator]();
  while (!isEnded) {
    const next = await source.next();
    isEnded = next.done === true;
    if (next.done !== true && !next.value.ok) {
      yield next.value;
      return;
    }
    const { records, problem } = next.done !== true && next.value.ok ? reader.push(next.value.value) : reader.end();
    let first = 0;
    const head = records[0];
    if (index === undefined && head !== undefined) {
      const found = columnIndex(head, column);
      if (!found.ok) {
        yield found;
        await source.return?.();
        return;
      }
      index = found.value;
      first = 1;
    }
    if (index !== undefined) {
      const values: RowValue[] = [];
      for (let at = first; at < records.length; at += 1) {
        row += 1;
        const record = records[at] ?? [];
        if (record.length > 1 || record[0] !== '') values.push({ row, value: record[index] ?? '' });
      }
      yield ok(values);
    }
    if (problem !== null) {
      yield err({ message: problem, code: 1 });
      await source.return?.();
      return;
    }
  }
  if (index === undefined) yield err({ message: sourceMessages.emptyFile, code: 1 });
}

/** Maximum number of column names, and of characters of each, in an error message. */
const SHOWN_COLUMNS = 20;
const SHOWN_OF_NAME = 40;

function shortList(names: readonly string[]): string {
  const shown = names
    .slice(0, SHOWN_COLUMNS)
    .map((name) => (name.length > SHOWN_OF_NAME ? `${name.slice(0, SHOWN_OF_NAME)}…` : name));
  return shown.join('、') + (names.length > SHOWN_COLUMNS ? '…' : '');
}

function columnIndex(head: CsvRecord, column: string): Result<number, SourceProblem> {
  const names = head.map((name) => cleanText(name));
  const index = names.indexOf(cleanText(column));
  if (index < 0) return err({ message: sourceMessages.noColumn(column, printable(shortList(names))), code: 2 });
  if (names.lastIndexOf(cleanText(column)) !== index)
    return err({ message: sourceMessages.columnTwice(column), code: 2 });
  return ok(index);
}
