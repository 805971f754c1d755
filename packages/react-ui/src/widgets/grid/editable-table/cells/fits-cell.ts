/** Pixels of one em in the table. */
const EM = 15;
/** Ems that a character takes at most in the fonts of today's systems. */
const NARROW = 0.66;
const WIDE = 1;
const NARROW_CHARACTERS = /[\d a-ln-vx-z.,:;'()/_-]/u;
const widths: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  NARROW_CHARACTERS.test(String.fromCharCode(code)) ? NARROW : WIDE,
);

const isIdeograph = (code: number): boolean =>
  (code >= 0x30_00 && code <= 0x9f_ff) || (code >= 0xff_00 && code <= 0xff_ef);

/**
 * Whether a text surely stands in so many pixels on one line. A cell that nothing can hang out of need not be cut off, and what is
 * not cut off is painted together. Of writing that it does not know it says no.
 */
export function isSureToFit(text: string, pixels: number): boolean {
  const room = pixels / EM;
  let taken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const width = widths[code] ?? (isIdeograph(code) ? WIDE : Number.POSITIVE_INFINITY);
    taken += width;
    if (taken > room) return false;
  }
  return true;
}
