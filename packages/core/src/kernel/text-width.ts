import { charactersOf } from './text-length.ts';

/** Code points two columns wide in a fixed-width font (UAX #11 wide and full-width blocks in common use). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Width of a text in units: a wide character counts two, any other one. */
export function textWidth(value: string): number {
  let width = 0;
  for (const character of value) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/** Truncate a text to at most `limit` units and append `...` if truncated. */
export function ellipsis(value: string, limit: number): string {
  if (textWidth(value) <= limit) return value;
  let width = 0;
  let kept = '';
  for (const character of charactersOf(value)) {
    width += textWidth(character);
    if (width > limit) break;
    kept += character;
  }
  return `${kept}...`;
}
