import { localized, parseJson, type LocalizedText } from '../../../kernel/index.ts';

/** JSON over several lines, indented by two blanks; any other text as it is. */
export function formattedJson(text: string): string {
  const parsed = parseJson(text);
  return parsed.ok ? JSON.stringify(parsed.value, null, 2) : text;
}

/** Where a text stops being JSON, with line and column from 1; null for JSON and for an empty text. */
export function jsonProblem(text: string): LocalizedText | null {
  if (text.trim() === '' || parseJson(text).ok) return null;
  const before = text.slice(0, brokenAt(text));
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return localized(
    `第 ${line} 行第 ${column} 个字符处不是有效的 JSON，请检查引号、逗号和括号`,
    `This is no valid JSON at line ${line}, character ${column}. Check quotes, commas and brackets.`,
  );
}

/**
 * The length of the longest part from the beginning that some JSON (RFC 8259) begins with. Messages of `JSON.parse` name the
 * place differently in each engine, so it is found by reading.
 */
function brokenAt(text: string): number {
  const reader = { text, at: 0 };
  readValue(reader);
  skipBlanks(reader);
  return reader.at;
}

interface Reader {
  readonly text: string;
  at: number;
}

function skipBlanks(reader: Reader): void {
  while (/[ \t\r\n]/u.test(reader.text[reader.at] ?? '')) reader.at += 1;
}

/** Reads a value; false leaves the reader where it is broken. */
function readValue(reader: Reader): boolean {
  skipBlanks(reader);
  const sign = reader.text[reader.at];
  if (sign === '{') return readItems(reader, '}', readMember);
  if (sign === '[') return readItems(reader, ']', readValue);
  if (sign === '"') return readString(reader);
  return readToken(reader, /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy);
}

function readToken(reader: Reader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.at;
  const [token] = pattern.exec(reader.text) ?? [];
  reader.at += token?.length ?? 0;
  return token !== undefined;
}

const readString = (reader: Reader) =>
  readToken(reader, /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy);

function readMember(reader: Reader): boolean {
  skipBlanks(reader);
  if (!readString(reader)) return false;
  skipBlanks(reader);
  return readToken(reader, /:/uy) && readValue(reader);
}

function readItems(reader: Reader, end: '}' | ']', readItem: (reader: Reader) => boolean): boolean {
  reader.at += 1;
  skipBlanks(reader);
  if (reader.text[reader.at] === end) {
    reader.at += 1;
    return true;
  }
  for (;;) {
    if (!readItem(reader)) return false;
    skipBlanks(reader);
    const sign = reader.text[reader.at];
    if (sign !== ',' && sign !== end) return false;
    reader.at += 1;
    if (sign === end) return true;
  }
}
