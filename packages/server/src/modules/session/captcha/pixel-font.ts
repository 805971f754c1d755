/** Seven rows of five pixels for each character that a captcha may have; none that is mistaken for another. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '01110 10001 10001 11111 10001 10001 10001',
  C: '01110 10001 10000 10000 10000 10001 01110',
  E: '11111 10000 10000 11110 10000 10000 11111',
  F: '11111 10000 10000 11110 10000 10000 10000',
  H: '10001 10001 10001 11111 10001 10001 10001',
  K: '10001 10010 10100 11000 10100 10010 10001',
  L: '10000 10000 10000 10000 10000 10000 11111',
  M: '10001 11011 10101 10101 10001 10001 10001',
  N: '10001 11001 10101 10011 10001 10001 10001',
  P: '11110 10001 10001 11110 10000 10000 10000',
  R: '11110 10001 10001 11110 10100 10010 10001',
  T: '11111 00100 00100 00100 00100 00100 00100',
  W: '10001 10001 10001 10101 10101 11011 10001',
  X: '10001 10001 01010 00100 01010 10001 10001',
  Y: '10001 10001 01010 00100 00100 00100 00100',
  3: '11110 00001 00001 01110 00001 00001 11110',
  4: '00010 00110 01010 10010 11111 00010 00010',
  7: '11111 00001 00010 00100 01000 01000 01000',
  9: '01110 10001 10001 01111 00001 00010 01100',
};

export const CAPTCHA_ALPHABET: readonly string[] = Object.keys(GLYPHS).toSorted();

export const GLYPH_WIDTH = 5;
export const GLYPH_HEIGHT = 7;

/** Whether the character is inked at a pixel of its grid; outside of it nothing is. */
export function isInked(character: string, column: number, row: number): boolean {
  return GLYPHS[character]?.split(' ')[row]?.[column] === '1';
}
