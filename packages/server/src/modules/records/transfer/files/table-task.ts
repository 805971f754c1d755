import * as v from 'valibot';

import type { FileTask } from '../../../files/processes/file-program.ts';
import { readFileTable } from './read-table.ts';

const inputSchema = v.object({
  file: v.instance(Uint8Array),
  bounds: v.object({ rows: v.number(), columns: v.number() }),
});

/** Rows, and notes, that are sent at a time, so that the server answers calls between them. */
const ROWS_OF_PIECE = 1000;

/** Runs in a process of its own, see table-reader.ts. */
export const readTableTask: FileTask = async (input, send) => {
  const { file, bounds } = v.parse(inputSchema, input);
  const read = readFileTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength), bounds);
  if (!read.ok) return read.error;
  const { rows, notes, sheet, sheets } = read.value;
  for (let from = 0; from < rows.length; from += ROWS_OF_PIECE)
    await send({ rows: rows.slice(from, from + ROWS_OF_PIECE), notes: [] });
  const noted = [...notes];
  for (let from = 0; from < noted.length; from += ROWS_OF_PIECE)
    await send({ rows: [], notes: noted.slice(from, from + ROWS_OF_PIECE) });
  return { sheet, sheets };
};
