/** Where the fields of the text that was split last begin and end. One of each: splitting makes no garbage. */
export const starts: number[] = [0, 0, 0, 0, 0, 0, 0];
export const ends: number[] = [0, 0, 0, 0, 0, 0, 0];

const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13);

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

/** The shorthands of the unix cron, in seven fields. */
const MACROS: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 0 1 1 ? *'],
  ['@annually', '0 0 0 1 1 ? *'],
  ['@monthly', '0 0 0 1 * ? *'],
  ['@weekly', '0 0 0 ? * SUN *'],
  ['@daily', '0 0 0 * * ? *'],
  ['@midnight', '0 0 0 * * ? *'],
  ['@hourly', '0 0 * * * ? *'],
]);

/** What a text with a shorthand stands for: itself when it does not begin with one, null when there is no such shorthand. */
export function expandMacro(text: string): string | null {
  const word = text.trim();
  return word.startsWith('@') ? (MACROS.get(word.toLowerCase()) ?? null) : text;
}
