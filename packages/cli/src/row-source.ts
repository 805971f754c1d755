import { cleanText, err, ok, type JsonValue, type Result } from '@evergreen/core/kernel';

import { createCsvReader, type CsvRecord } from './csv-reader.ts';
import { createJsonReader, type JsonObject } from './json-reader.ts';
import { sourceMessages } from './source.messages.ts';
import type { DecodedText, SourceProblem } from './value-source.types.ts';

/** A row of a file, and the names of its columns where the file has them. */
export interface ReadRow {
  readonly values: JsonObject;
  /** The names of the columns in their order; null for JSON. */
  readonly head: CsvRecord | null;
}

/** As many rows at once as were read at once. It ends with the first problem. */
export type RowBatches = AsyncGenerator<Result<readonly ReadRow[], SourceProblem>, void>;

/** The rows of a CSV file, whose first row holds the names of its columns. The first batch comes with the head alone known. */
export async function* csvRows(text: DecodedText, onHead: (head: CsvRecord) => SourceProblem | null): RowBatches {
  const reader = createCsvReader();
  let head: CsvRecord | null = null;
  const rowsOf = (records: readonly CsvRecord[]): Result<readonly ReadRow[], SourceProblem> => {
    let first = 0;
    if (head === null) {
      if (records[0] === undefined) return ok([]);
      head = records[0].map((name) => cleanText(name));
      first = 1;
      const problem = onHead(head);
      if (problem !== null) return err(problem);
    }
    const names = head;
    return ok(
      records
        .slice(first)
        .filter((record) => record.length > 1 || record[0] !== '')
        .map((record) => ({
          head: names,
          values: Object.fromEntries(names.map((name, index): [string, JsonValue] => [name, record[index] ?? ''])),
        })),
    );
  };
  for await (const piece of text) {
    if (!piece.ok) return yield piece;
    const { records, problem } = reader.push(piece.value);
    const rows = rowsOf(records);
    yield rows;
    if (!rows.ok) return;
    if (problem !== null) return yield err({ message: problem, code: 1 });
  }
  const { records, problem } = reader.end();
  yield rowsOf(records);
  if (problem !== null) yield err({ message: problem, code: 1 });
  else if (head === null) yield err({ message: sourceMessages.emptyFile, code: 1 });
}

/** The objects of a JSON file. */
export async function* jsonRows(text: DecodedText): RowBatches {
  const reader = createJsonReader();
  for await (const piece of text) {
    if (!piece.ok) return yield piece;
    const { objects, problem } = reader.push(piece.value);
    yield ok(objects.map((values) => ({ values, head: null })));
    if (problem !== null) return yield err({ message: problem, code: 1 });
  }
  const { problem } = reader.end();
  if (problem !== null) yield err({ message: problem, code: 1 });
}
