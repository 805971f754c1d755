import { polyphonic } from 'pinyin-pro';

/**
 * How words may be spoken, one list per code point: the syllables of a Chinese character in small Latin letters without tone
 * (`v` for ü), the most frequent first, and anything else as it stands. Every reading is there: 重置 is chongzhi.
 */
export function spell(words: string): readonly (readonly string[])[] {
  const characters = Array.from(words);
  const readings = polyphonic(words, { type: 'array', toneType: 'none', v: true });
  // A sign that the library reads as several or none would shift all that follow it.
  return readings.length === characters.length ? readings : characters.map((character) => [character]);
}
