/** PostgreSQL stores neither NUL nor lone surrogates. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/u;

/** Whether every engine can store a text as it is. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
