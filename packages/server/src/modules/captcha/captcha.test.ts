import { crc32, inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';
import { fakeClock } from '@evergreen/core/testing';

import { systemRandom } from '../../system-random.ts';
import { createCaptcha } from './captcha.ts';
import { CAPTCHA_ALPHABET, GLYPH_HEIGHT, GLYPH_WIDTH, isInked } from './pixel-font.ts';

/** Always the first of what is drawn from: every captcha is 3333. */
const lowest: RandomPort = { integer: (minimum) => minimum, id: () => 'id' };

function chunksOf(png: Buffer): { name: string; data: Buffer; isWhole: boolean }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    chunks.push({ name: named.toString('latin1', 0, 4), data: named.subarray(4), isWhole: crc32(named) === png.readUInt32BE(at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

describe('a captcha', () => {
  it('is right once, whatever the case, and within a minute', () => {
    const clock = fakeClock();
    const captcha = createCaptcha(clock, lowest);
    captcha.draw('k');
    expect([captcha.check('k', ' 3333 '), captcha.check('k', '3333')]).toEqual(['right', 'stale']);
    captcha.draw('k');
    expect([captcha.check('k', '3334'), captcha.check('k', '3333')]).toEqual(['wrong', 'stale']);
    captcha.draw('k');
    clock.advance(seconds(60) - 1);
    expect(captcha.check('k', '3333')).toBe('right');
    captcha.draw('k');
    clock.advance(seconds(60));
    expect([captcha.check('k', '3333'), captcha.check('other', '3333'), captcha.check(undefined, undefined)]).toEqual(['stale', 'stale', 'stale']);
    captcha.draw('k');
    expect(captcha.check('k', undefined)).toBe('wrong');
  });

  it('is remembered no longer than there is room', () => {
    const captcha = createCaptcha(fakeClock(), lowest, 2);
    for (const key of ['a', 'b', 'c']) captcha.draw(key);
    expect(['a', 'b', 'c'].map((key) => captcha.check(key, '3333'))).toEqual(['stale', 'right', 'right']);
  });

  it('is a whole grey PNG of 120 by 40, another one every time', () => {
    const captcha = createCaptcha(fakeClock(), systemRandom);
    const pictures = Array.from({ length: 20 }, () => captcha.draw('k'));
    expect(new Set(pictures).size).toBe(20);
    const png = Buffer.from((pictures[0] ?? '').replace('data:image/png;base64,', ''), 'base64');
    const chunks = chunksOf(png);
    expect(chunks.map(({ name, isWhole }) => [name, isWhole])).toEqual([['IHDR', true], ['IDAT', true], ['IEND', true]]);
    expect(chunks[0]?.data.toString('hex')).toBe('00000078000000280800000000');
    expect(inflateSync(chunks[1]?.data ?? '').length).toBe(121 * 40);
  });

  it('has a shape of its own for every character', () => {
    const shapes = CAPTCHA_ALPHABET.map((character) =>
      Array.from({ length: GLYPH_WIDTH * GLYPH_HEIGHT }, (_, index) => (isInked(character, index % GLYPH_WIDTH, Math.floor(index / GLYPH_WIDTH)) ? '1' : '0')).join(''),
    );
    expect([new Set(shapes).size, shapes.every((shape) => shape.includes('1'))]).toEqual([CAPTCHA_ALPHABET.length, true]);
  });
});
