import { err, ok, sameText, type Result } from '@evergreen/core/kernel';

import { sourceMessages } from './source.messages.ts';
import type { SourceProblem } from './value-source.types.ts';

export const USUAL_ENCODING = 'utf-8';

/** Whether an encoding has that name (WHATWG Encoding Standard): utf-8, gb18030, gbk, big5, utf-16le … */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** The encoding that a byte order mark says. */
function markedEncoding([one, two]: Uint8Array): string | null {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : null;
}

/** Bytes with two at least in the first piece, where there are so many. */
async function* fromTwoBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let first: Uint8Array | null = new Uint8Array();
  for await (const piece of bytes) {
    if (first === null) yield piece;
    else if (first.length + piece.length < 2) first = Uint8Array.from([...first, ...piece]);
    else {
      yield first.length === 0 ? piece : Uint8Array.from([...first, ...piece]);
      first = null;
    }
  }
  if (first !== null) yield first;
}

/**
 * Decode bytes as a stream, without byte order mark; in UTF-16 where no other encoding was asked for and the mark says so. Ends at the
 * first error.
 */
export async function* decodedText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Result<string, SourceProblem>, void> {
  let known: TextDecoder | null = null;
  const decoderOf = (piece: Uint8Array) =>
    new TextDecoder((encoding === USUAL_ENCODING ? markedEncoding(piece) : null) ?? encoding, { fatal: true });
  try {
    for await (const piece of fromTwoBytes(bytes)) {
      const decoder = (known ??= decoderOf(piece));
      const text = decoded(decoder, piece);
      if (text === null) {
        yield err({ message: sourceMessages.notOfEncoding(encoding), code: 1 });
        return;
      }
      yield ok(text);
    }
  } catch (problem) {
    yield err({
      message: sourceMessages.unreadable(sameText(problem instanceof Error ? problem.message : String(problem))),
      code: 2,
    });
    return;
  }
  const rest = known === null ? '' : decoded(known, undefined);
  yield rest === null ? err({ message: sourceMessages.notOfEncoding(encoding), code: 1 }) : ok(rest);
}

/** Decode a chunk, or flush at the end; null when the bytes are invalid in the encoding. */
function decoded(decoder: TextDecoder, piece: Uint8Array | undefined): string | null {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    return null;
  }
}
