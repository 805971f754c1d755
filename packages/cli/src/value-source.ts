import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import type { CliIo } from './cli.types.ts';
import { csvColumn } from './csv-column.ts';
import { decodedText, isEncoding } from './decoded-text.ts';
import { sourceMessages } from './source.messages.ts';
import { textLines } from './text-lines.ts';
import type { ValueBatches, ValueSource } from './value-source.types.ts';

/** As typed. */
export interface SourceOptions {
  readonly csv?: string;
  readonly column?: string;
  readonly encoding?: string;
  readonly all?: boolean;
}

/** Where the values come from that a command checks: its arguments, a column of a file, else the lines of standard input. */
export function valueSource(
  io: CliIo,
  values: readonly string[],
  options: SourceOptions,
): Result<ValueSource, LocalizedText> {
  const { csv, column, encoding } = options;
  if (encoding !== undefined && !isEncoding(encoding)) return err(sourceMessages.unknownEncoding(encoding));
  if (csv !== undefined) {
    if (values.length > 0) return err(sourceMessages.valuesBesideCsv);
    if (column === undefined) return err(sourceMessages.columnNeeded);
    const bytes = csv === '-' ? io.input() : io.openFile(csv);
    return ok({ kind: 'column', batches: csvColumn(decodedText(bytes, encoding), column) });
  }
  if (column !== undefined || options.all === true) return err(sourceMessages.csvNeeded);
  if (values.length > 0) return ok({ kind: 'arguments', batches: givenValues(values) });
  if (io.ask !== null) return err(sourceMessages.nothingGiven);
  return ok({ kind: 'lines', batches: textLines(decodedText(io.input(), encoding)) });
}

async function* givenValues(values: readonly string[]): ValueBatches {
  yield ok(values.map((value, index) => ({ row: index + 1, value })));
}
