/** Where the fields of the text that was split last begin and end. One of each: splitting makes no garbage. */
export const starts: number[] = [0, 0, 0, 0, 0, 0, 0];
export const ends: number[] = [0, 0, 0, 0, 0, 0, 0];

const isBlank = (code: number) => code <= 32 && (code === 32 || (code >= 9 && code <= 13));

/** Finds the fields, which blanks separate; at most seven are remembered, all are counted. */
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

/** The shorthands of the unix cron, in five fields that both dialects read alike. */
const MACROS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * SUN',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** A text with its shorthand written out: itself when it does not begin with one, null when there is no such shorthand. */
export function writtenOut(text: string): string | null {
  if (!text.includes('@')) return text;
  const word = text.trim();
  return word.startsWith('@') ? (MACROS[word.toLowerCase()] ?? null) : text;
}
