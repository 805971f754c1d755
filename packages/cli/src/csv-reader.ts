import { csvValue } from '@evergreen/core/format';
import type { LocalizedText } from '@evergreen/core/kernel';

import { sourceMessages } from './source.messages.ts';
import { LONGEST_RECORD } from './value-source.types.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const QUOTE = 34;
const COMMA = 44;
/** Separators that are looked for in the first line, the usual one first. */
const SEPARATORS = [COMMA, 59, 9];
/** Characters within which the first line has to end. */
const LOOKED_AT = 65_536;
/** The first line of files that say what separates their fields. */
const SAID = /^sep=(?<separator>[^\r\n])(?:\r\n|\n|\r|$)/iu;

export type CsvRecord = readonly string[];

export interface CsvPiece {
  /** Records completed by this chunk. */
  readonly records: readonly CsvRecord[];
  /** Syntax error; the reader stops there. */
  readonly problem: LocalizedText | null;
}

export interface CsvReader {
  /** Parses the next chunk. */
  push(text: string): CsvPiece;
  /** Signals the end of input. */
  end(): CsvPiece;
}

/** Where the field ended that was read last, and what of it was read. Reused, as there is one for every field of millions. */
interface Place {
  at: number;
  value: string;
}

type FieldEnd = 'field' | 'record' | 'unfinished' | 'afterQuote';

/** How the file at hand is written. */
interface Dialect {
  readonly separator: number;
  /** Records end in CR alone. */
  readonly endsInReturn: boolean;
  /** Characters of the line that says the separator. */
  readonly said: number;
}

/**
 * Streaming CSV parser (RFC 4180); chunks may end anywhere. Quoted fields may contain separators, line feeds and doubled quotes.
 * Records end in CR LF or LF, optional after the last, or in CR where the file has no LF. Fields are separated by what a first line `sep=;`
 * says, else by the comma, semicolon or tab that the first line has most of. A quote inside an unquoted field is literal. A record above
 * the length limit is reported as an unclosed quote. An apostrophe before what looks like a formula belongs to the file and not to the value.
 */
export function createCsvReader(): CsvReader {
  let rest = '';
  let row = 0;
  let dialect: Dialect | null = null;

  function read(given: string, isLast: boolean): CsvPiece {
    const isFirst = dialect === null;
    dialect ??= dialectOf(given, isLast);
    if (dialect === null) {
      rest = given;
      return { records: [], problem: null };
    }
    const { separator, endsInReturn, said } = dialect;
    const plain = isFirst ? given.slice(said) : given;
    const text = endsInReturn ? plain.replaceAll('\r', '\n') : plain;
    const records: CsvRecord[] = [];
    const place: Place = { at: 0, value: '' };
    let start = 0;
    while (start < text.length) {
      place.at = start;
      const fields: string[] = [];
      let end: FieldEnd = 'field';
      while (end === 'field') {
        end = readField(text, separator, isLast, place);
        fields.push(csvValue(place.value));
      }
      if (end === 'afterQuote') return { records, problem: sourceMessages.afterQuote(row + 1) };
      if (end === 'unfinished') break;
      records.push(fields);
      row += 1;
      start = place.at;
    }
    rest = text.slice(start);
    const isEndless = rest.length > LONGEST_RECORD || (isLast && rest !== '');
    return { records, problem: isEndless ? sourceMessages.unclosedQuote(row + 1) : null };
  }

  return {
    push: (text) => read(rest + text, false),
    end: () => read(rest, true),
  };
}

/** Known once the first line ends; null before. */
function dialectOf(text: string, isLast: boolean): Dialect | null {
  const counts = new Map<number, number>();
  let isQuoted = false;
  let end = -1;
  let firstReturn = -1;
  for (let at = 0; at < text.length && end < 0; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (code === LINE_FEED) end = at;
    else if (code === CARRIAGE_RETURN && firstReturn < 0) firstReturn = at;
    // Of a file that ends its records in CR, this is the first line.
    else if (firstReturn < 0 && SEPARATORS.includes(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (end < 0 && !isLast && text.length < LOOKED_AT) return null;
  const { separator: said } = SAID.exec(text)?.groups ?? {};
  const most = Math.max(0, ...counts.values());
  return {
    separator: said?.charCodeAt(0) ?? SEPARATORS.find((code) => (counts.get(code) ?? 0) === most) ?? COMMA,
    endsInReturn: end < 0 && firstReturn >= 0,
    said: said === undefined ? 0 : (SAID.exec(text)?.[0].length ?? 0),
  };
}

/** Reads the field that begins at `place`, and says what ended it. */
function readField(text: string, separator: number, isLast: boolean, place: Place): FieldEnd {
  if (text.charCodeAt(place.at) === QUOTE) return readQuoted(text, separator, isLast, place);
  const start = place.at;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== separator && code !== LINE_FEED) continue;
    const isReturn = code === LINE_FEED && at > start && text.charCodeAt(at - 1) === CARRIAGE_RETURN;
    place.value = text.slice(start, isReturn ? at - 1 : at);
    place.at = at + 1;
    return code === separator ? 'field' : 'record';
  }
  place.value = text.slice(start);
  place.at = text.length;
  return isLast ? 'record' : 'unfinished';
}

function readQuoted(text: string, separator: number, isLast: boolean, place: Place): FieldEnd {
  const start = place.at + 1;
  let close = text.indexOf('"', start);
  let hasQuotes = false;
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
    hasQuotes = true;
    close = text.indexOf('"', close + 2);
  }
  if (close < 0) return 'unfinished';
  const inside = text.slice(start, close);
  place.value = hasQuotes ? inside.replaceAll('""', '"') : inside;
  const after = close + 1;
  if (after === text.length) {
    place.at = after;
    return isLast ? 'record' : 'unfinished';
  }
  const code = text.charCodeAt(after);
  if (code === separator || code === LINE_FEED) {
    place.at = after + 1;
    return code === separator ? 'field' : 'record';
  }
  if (code === CARRIAGE_RETURN && after + 1 === text.length && !isLast) return 'unfinished';
  if (code === CARRIAGE_RETURN && text.charCodeAt(after + 1) === LINE_FEED) {
    place.at = after + 2;
    return 'record';
  }
  return 'afterQuote';
}
