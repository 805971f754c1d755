import type { Result, LocalizedText } from '@evergreen/core/kernel';

import type { ExitCode } from './cli.types.ts';

/** A value, and which one it is: the how manieth argument or line, or the row of the table, its head being row 1. */
export interface RowValue {
  readonly row: number;
  readonly value: string;
}

/** Why no more values come. */
export interface SourceProblem {
  readonly message: LocalizedText;
  readonly code: ExitCode;
}

export type DecodedText = AsyncIterable<Result<string, SourceProblem>>;

/** A line or a record of more characters is not waited for, so that memory stays flat. */
export const LONGEST_RECORD = 2 ** 20;

/** Values in the order in which they stand, as many at once as were read at once. It ends with the first problem. */
export type ValueBatches = AsyncGenerator<Result<readonly RowValue[], SourceProblem>, void>;

export type SourceKind = 'arguments' | 'lines' | 'column';

export interface ValueSource {
  readonly kind: SourceKind;
  readonly batches: ValueBatches;
}
