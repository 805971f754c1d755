import type { CliIo } from './cli.types.ts';

const PIECE = 2 ** 16;

/** Print lines in chunks with backpressure; false when the reader has closed the output. */
export async function writeLines(io: CliIo, lines: Iterable<string>): Promise<boolean> {
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    io.writeOut(piece);
    piece = '';
    if (!(await io.whenTaken())) return false;
  }
  if (piece !== '') io.writeOut(piece);
  return io.whenTaken();
}
