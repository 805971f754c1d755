import { err, ok, type Result } from './result.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface JsonSyntaxError {
  readonly kind: 'jsonSyntax';
  readonly message: string;
}

/**
 * Parse external JSON text. Drops keys that could reach a prototype (`__proto__`, `constructor`, `prototype`); returns
 * an error value for invalid JSON and never throws.
 */
export function parseJson(value: string): Result<JsonValue, JsonSyntaxError> {
  try {
    const parsed: JsonValue = JSON.parse(value, (key, entry: JsonValue) =>
      key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : entry,
    );
    return ok(parsed);
  } catch (problem) {
    return err({ kind: 'jsonSyntax', message: problem instanceof Error ? problem.message : String(problem) });
  }
}
