import type { RandomPort } from '@evergreen/core/ports';

import { greyPng } from './grey-png.ts';
import { GLYPH_HEIGHT, GLYPH_WIDTH, isInked } from './pixel-font.ts';

const WIDTH = 120;
const HEIGHT = 40;
const SCALE = 4;
const SPECKS = 160;
const PAPER = 245;

/** A PNG of the characters, each moved, slanted and shaded by chance, among lines and specks. */
export function captchaPicture(characters: string, random: RandomPort): Buffer {
  const greys = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const ink = (x: number, y: number, grey: number): void => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) greys[y * WIDTH + x] = grey;
  };
  for (let line = 0; line < 3; line += 1) {
    const [start, end, grey] = [random.integer(0, HEIGHT - 1), random.integer(0, HEIGHT - 1), random.integer(120, 190)];
    for (let x = 0; x < WIDTH; x += 1) ink(x, Math.round(start + ((end - start) * x) / WIDTH), grey);
  }
  const advance = Math.floor((WIDTH - 8) / characters.length);
  Array.from(characters).forEach((character, index) => {
    const left = 6 + index * advance + random.integer(-2, 3);
    const top = random.integer(2, HEIGHT - GLYPH_HEIGHT * SCALE - 2);
    const slant = random.integer(-3, 3) / 16;
    const grey = random.integer(20, 80);
    for (let y = 0; y < GLYPH_HEIGHT * SCALE; y += 1)
      for (let x = 0; x < GLYPH_WIDTH * SCALE; x += 1)
        if (isInked(character, Math.floor(x / SCALE), Math.floor(y / SCALE)))
          ink(left + x + Math.round((y - 14) * slant), top + y, grey);
  });
  for (let speck = 0; speck < SPECKS; speck += 1)
    ink(random.integer(0, WIDTH - 1), random.integer(0, HEIGHT - 1), random.integer(40, 220));
  return greyPng(WIDTH, HEIGHT, greys);
}
