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

/** Decode bytes as a stream, without byte order mark. Ends at the first error. */
export async function* decodedText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Result<string, SourceProblem>, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const piece of bytes) {
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
  const rest = decoded(decoder, undefined);
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
