/** How far the signs of full width (U+FF01 to U+FF5E) are from those that a keyboard types. */
const WIDTH_DISTANCE = 0xfee0;

/**
 * What finds words in a text, ignoring case, the width of letters, digits and signs, and blanks around the words; null where there are no
 * words. Compiled once, it makes nothing of the texts that it is asked about.
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
