import { parseJson, type JsonValue, type LocalizedText } from '@evergreen/core/kernel';

import { queryMessages } from './commands/records/query.messages.ts';
import { LONGEST_RECORD } from './value-source.types.ts';

export type JsonObject = Readonly<Record<string, JsonValue>>;

export interface JsonPiece {
  /** Objects completed by this chunk. */
  readonly objects: readonly JsonObject[];
  /** Syntax error; the reader stops there. */
  readonly problem: LocalizedText | null;
}

export interface JsonReader {
  push(text: string): JsonPiece;
  /** Signals the end of input. */
  end(): JsonPiece;
}

/** Between objects: blanks, and the brackets and commas of a list. */
const BETWEEN = /[\s,[\]]/u;

/**
 * Streaming reader of objects: one list of them, or one after the other, as in files with an object a line. Chunks may end
 * anywhere; memory holds one object.
 */
export function createJsonReader(): JsonReader {
  let rest = '';
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  let count = 0;

  function push(text: string): JsonPiece {
    const objects: JsonObject[] = [];
    let start = 0;
    const scanned = rest.length;
    const whole = rest + text;
    for (let at = scanned; at < whole.length; at += 1) {
      const character = whole.charAt(at);
      if (depth === 0) {
        if (BETWEEN.test(character)) {
          start = at + 1;
          continue;
        }
        if (character !== '{') return { objects, problem: queryMessages.notAnObject(count + 1) };
        start = at;
      }
      step(character);
      if (depth > 0) continue;
      const object = objectIn(whole.slice(start, at + 1));
      if (object === undefined) return { objects, problem: queryMessages.notAnObject(count + 1) };
      objects.push(object);
      count += 1;
      start = at + 1;
    }
    rest = whole.slice(start);
    return { objects, problem: rest.length > LONGEST_RECORD ? queryMessages.notAnObject(count + 1) : null };
  }

  /** Follows strings and brackets, so that the end of an object is known. */
  function step(character: string): void {
    if (isString) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') isString = false;
      return;
    }
    if (character === '"') isString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }

  return {
    push,
    end: () => ({ objects: [], problem: depth === 0 ? null : queryMessages.notAnObject(count + 1) }),
  };
}

function objectIn(text: string): JsonObject | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  return typeof value === 'object' && value !== null && !isList(value) ? value : undefined;
}

const isList = (value: JsonObject | readonly JsonValue[]): value is readonly JsonValue[] => Array.isArray(value);
