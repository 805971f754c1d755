/** Start and end offsets of the fields found last. Reused arrays, to avoid allocations. */
export const starts: number[] = [0, 0, 0, 0, 0, 0, 0];
export const ends: number[] = [0, 0, 0, 0, 0, 0, 0];

const isBlank = (code: number) => code <= 32 && (code === 32 || (code >= 9 && code <= 13));

/** Find the blank-separated fields; records at most seven, counts all. */
export function splitFields(text: string): number {
  const { length } = text;
  let count = 0;
  let at = 0;
  for (;;) {
    while (at < length && isBlank(text.charCodeAt(at))) at += 1;
    if (at === length) return count;
    if (count < 7) starts[count] = at;
    while (at < length && !isBlank(text.charCodeAt(at))) at += 1;
    if (count < 7) ends[count] = at;
    count += 1;
  }
}

/** Macros of the unix cron, as five fields that both dialects parse identically. */
const MACROS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * SUN',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** Expand a macro: the text itself if it is none, null for an unknown macro. */
export function writtenOut(text: string): string | null {
  if (!text.includes('@')) return text;
  const word = text.trim();
  return word.startsWith('@') ? (MACROS[word.toLowerCase()] ?? null) : text;
}
