import { polyphonic } from 'pinyin-pro';

/**
 * Pinyin readings, one list per code point: the syllables of a Chinese character in lower-case Latin letters without
 * tones (`v` for ü), most frequent first; any other character unchanged. Includes all readings: 重置 contains chongzhi.
 */
export function spell(words: string): readonly (readonly string[])[] {
  const characters = Array.from(words);
  const readings = polyphonic(words, { type: 'array', toneType: 'none', v: true });
  // A character that the library splits or drops would shift all following readings.
  return readings.length === characters.length ? readings : characters.map((character) => [character]);
}
