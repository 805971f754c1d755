import type { LocalizedText } from '@evergreen/core/kernel';

import { sourceMessages } from './source.messages.ts';
import { LONGEST_RECORD } from './value-source.types.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const QUOTE = 34;
const COMMA = 44;

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

/**
 * Streaming CSV parser (RFC 4180); chunks may end anywhere. Quoted fields may contain commas, line feeds and doubled quotes.
 * Records end in CR LF or LF, optional after the last. A quote inside an unquoted field is literal. A record above the length
 * limit is reported as an unclosed quote.
 */
export function createCsvReader(): CsvReader {
  let rest = '';
  let row = 0;

  function read(text: string, isLast: boolean): CsvPiece {
    const records: CsvRecord[] = [];
    const place: Place = { at: 0, value: '' };
    let start = 0;
    while (start < text.length) {
      place.at = start;
      const fields: string[] = [];
      let end: FieldEnd = 'field';
      while (end === 'field') {
        end = readField(text, isLast, place);
        fields.push(place.value);
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

/** Reads the field that begins at `place`, and says what ended it. */
function readField(text: string, isLast: boolean, place: Place): FieldEnd {
  if (text.charCodeAt(place.at) === QUOTE) return readQuoted(text, isLast, place);
  const start = place.at;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== COMMA && code !== LINE_FEED) continue;
    const isReturn = code === LINE_FEED && at > start && text.charCodeAt(at - 1) === CARRIAGE_RETURN;
    place.value = text.slice(start, isReturn ? at - 1 : at);
    place.at = at + 1;
    return code === COMMA ? 'field' : 'record';
  }
  place.value = text.slice(start);
  place.at = text.length;
  return isLast ? 'record' : 'unfinished';
}

function readQuoted(text: string, isLast: boolean, place: Place): FieldEnd {
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
  if (code === COMMA || code === LINE_FEED) {
    place.at = after + 1;
    return code === COMMA ? 'field' : 'record';
  }
  if (code === CARRIAGE_RETURN && after + 1 === text.length && !isLast) return 'unfinished';
  if (code === CARRIAGE_RETURN && text.charCodeAt(after + 1) === LINE_FEED) {
    place.at = after + 2;
    return 'record';
  }
  return 'afterQuote';
}
