/** Code point distance from full-width characters (U+FF01 to U+FF5E) to ASCII. */
const WIDTH_DISTANCE = 0xfee0;

/**
 * Compile a search pattern that ignores case, full width and surrounding blanks; null for an empty text. Compiled once,
 * it allocates nothing per searched text.
 */
export function wordsPattern(words: string): RegExp | null {
  const wanted = words.trim();
  return wanted === '' ? null : new RegExp(Array.from(wanted, inBothWidths).join(''), 'iu');
}

function inBothWidths(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (/\s/u.test(sign)) return '\\s';
  const narrow = code >= 0xff01 && code <= 0xff5e ? code - WIDTH_DISTANCE : code;
  if (narrow < 0x21 || narrow > 0x7e) return escaped(code);
  return `[${escaped(narrow)}${escaped(narrow + WIDTH_DISTANCE)}]`;
}

function escaped(code: number): string {
  return `\\u{${code.toString(16)}}`;
}
