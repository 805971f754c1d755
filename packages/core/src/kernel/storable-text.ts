/** PostgreSQL stores neither NUL nor lone surrogates. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u;

/** Whether every database engine can store a text unchanged. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
