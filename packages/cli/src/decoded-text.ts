import { err, ok, sameText, type Result } from '@evergreen/core/kernel';

import { sourceMessages } from './source.messages.ts';
import type { SourceProblem } from './value-source.types.ts';

const USUAL_ENCODING = 'utf-8';

/** What spreadsheets in Chinese save a .csv in; GBK is a part of it. */
const CHINESE_ENCODING = 'gb18030';

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

/** Tab, line feed, carriage return, comma and semicolon: every table has one of them. */
const BETWEEN_CELLS: ReadonlySet<number> = new Set([9, 10, 13, 44, 59]);

/**
 * UTF-16 without its mark: what separates cells is a byte and a zero there, which no other encoding of a text has. Which of the two comes
 * first is told by how often; a Chinese character may have a zero as well.
 */
function unmarkedEncoding(piece: Uint8Array): string | null {
  if (!piece.includes(0)) return null;
  let smallFirst = 0;
  let bigFirst = 0;
  for (let at = 0; at + 1 < piece.length; at += 2) {
    const [one = 0, two = 0] = [piece[at], piece[at + 1]];
    if (two === 0 && BETWEEN_CELLS.has(one)) smallFirst += 1;
    if (one === 0 && BETWEEN_CELLS.has(two)) bigFirst += 1;
  }
  if (smallFirst === bigFirst) return piece[0] === 0 ? 'utf-16be' : 'utf-16le';
  return smallFirst > bigFirst ? 'utf-16le' : 'utf-16be';
}

const isAscii = (piece: Uint8Array) => piece.every((byte) => byte < 0x80);

/** Of a character of UTF-8 at most: what is shorter may be the beginning of one alone. */
const LONGEST_CHARACTER = 4;

/**
 * The pieces of a stream, of which the first that tells its encoding is long enough to: those of letters and digits alone say nothing and go
 * before it.
 */
async function* tellingPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let waiting: Uint8Array | null = new Uint8Array();
  for await (const piece of bytes) {
    if (waiting === null) {
      yield piece;
      continue;
    }
    const joined: Uint8Array = waiting.length === 0 ? piece : Uint8Array.from([...waiting, ...piece]);
    const first = joined.findIndex((byte) => byte >= 0x80);
    if (joined.length < 2 || (first !== -1 && joined.length - first < LONGEST_CHARACTER)) {
      waiting = joined;
    } else {
      yield joined;
      waiting = first === -1 ? new Uint8Array() : null;
    }
  }
  if (waiting !== null && waiting.length > 0) yield waiting;
}

/**
 * Decode bytes as a stream, without byte order mark. Where no encoding was asked for it is UTF-16 if the mark or its zeros say so, and
 * GB18030, as spreadsheets save a .csv in Chinese, if it is no UTF-8. Ends at the first error.
 */
export async function* decodedText(
  bytes: AsyncIterable<Uint8Array>,
  asked: string | undefined,
): AsyncGenerator<Result<string, SourceProblem>, void> {
  const encoding = asked ?? USUAL_ENCODING;
  let known: TextDecoder | null = null;
  /** Letters and digits alone are the same in both. */
  let isOpen = asked === undefined;
  const decoderOf = (name: string) => new TextDecoder(name, { fatal: true });
  try {
    for await (const piece of tellingPieces(bytes)) {
      const marked = asked === undefined && known === null ? (markedEncoding(piece) ?? unmarkedEncoding(piece)) : null;
      known ??= decoderOf(marked ?? encoding);
      isOpen &&= marked === null;
      const isTelling = isOpen && !isAscii(piece);
      let text = decoded(known, piece);
      if (text === null && isTelling) {
        known = decoderOf(CHINESE_ENCODING);
        text = decoded(known, piece);
      }
      if (isTelling) isOpen = false;
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
