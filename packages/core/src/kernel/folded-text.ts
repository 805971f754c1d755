import { cleanText } from './clean-text.ts';

/** The letters A to Z in lower case, everything else as it is: how codes and accounts are compared, here and by indexes of databases. */
export function foldCase(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/**
 * A text as searches see it: of one width, so that full-width letters, digits and spaces are the ordinary ones (NFKC, UAX #15), and the
 * letters A to Z in lower case. Databases fold what they hold in the same way.
 */
export function foldText(text: string): string {
  return foldCase(text.normalize('NFKC'));
}

/** A name by which people choose: neither case nor width nor spaces make another one of it. Databases compare it in the same way. */
export function foldName(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** What somebody searches for: cleaned and folded. */
export function searchedText(words: string): string {
  return foldText(cleanText(words)).trim();
}
