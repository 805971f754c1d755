import { err, ok, type Result } from './result.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface JsonSyntaxError {
  readonly kind: 'jsonSyntax';
  readonly message: string;
}

/**
 * Reads JSON text from any border. Keys that could reach a prototype (`__proto__`, `constructor`, `prototype`)
 * are dropped; a text that is not JSON is an error value, never a throw.
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
