import { err, ok } from '@evergreen/core/kernel';

import { sourceMessages } from './source.messages.ts';
import { LONGEST_RECORD, type DecodedText, type RowValue, type ValueBatches } from './value-source.types.ts';

/** The lines of a text that are not blank, with their numbers. A line may end in CR LF. */
export async function* textLines(text: DecodedText): ValueBatches {
  let rest = '';
  let row = 0;
  for await (const piece of text) {
    if (!piece.ok) {
      yield piece;
      return;
    }
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield ok(numbered(lines, row));
    row += lines.length;
    if (rest.length > LONGEST_RECORD) {
      yield err({ message: sourceMessages.endlessLine(row + 1), code: 1 });
      return;
    }
  }
  yield ok(numbered([rest], row));
}

function numbered(lines: readonly string[], before: number): RowValue[] {
  return lines
    .map((line, index) => ({ row: before + index + 1, value: line.endsWith('\r') ? line.slice(0, -1) : line }))
    .filter(({ value }) => value.trim() !== '');
}
