import { crc32, inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';
import { fakeClock } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { sysCaptcha } from '../../../db/schema/index.ts';
import { serverRandom } from '../../../system-random.ts';
import { createCaptchaRepository } from './captcha.repository.ts';
import { createCaptcha, type Captcha } from './captcha.ts';
import { CAPTCHA_ALPHABET, GLYPH_HEIGHT, GLYPH_WIDTH, isInked } from './pixel-font.ts';

/** Always the first of what is drawn from: every captcha is 3333. */
const lowest: RandomPort = { integer: (minimum) => minimum, id: () => 'id' };

function chunksOf(png: Buffer): { name: string; data: Buffer; isWhole: boolean }[] {
  const chunks = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    chunks.push({
      name: named.toString('latin1', 0, 4),
      data: named.subarray(4),
      isWhole: crc32(named) === png.readUInt32BE(at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

describeOnBothEngines('a captcha', (database) => {
  const verdicts = async (captcha: Captcha, ...tries: readonly (readonly [key?: string, characters?: string])[]) => {
    const given = [];
    for (const [key, characters] of tries) given.push(await captcha.check(key, characters));
    return given;
  };

  it('is right once, whatever the case, within a minute, and at every server of the database', async () => {
    const clock = fakeClock();
    const [captcha, elsewhere] = [
      createCaptcha(createCaptchaRepository(database(), clock), lowest),
      createCaptcha(createCaptchaRepository(database(), clock), lowest),
    ];
    await captcha.draw('k');
    expect([await elsewhere.check('k', ' 3333 '), await captcha.check('k', '3333')]).toEqual(['right', 'stale']);
    await captcha.draw('k');
    expect(await verdicts(captcha, ['k', '3334'], ['k', '3333'])).toEqual(['wrong', 'stale']);
    await captcha.draw('k');
    await captcha.draw('other');
    clock.advance(seconds(60) - 1);
    expect(await verdicts(captcha, ['k', '3333'])).toEqual(['right']);
    clock.advance(1);
    expect(await verdicts(captcha, ['other', '3333'], ['never', '3333'], [])).toEqual(['stale', 'stale', 'stale']);
    await captcha.draw('k');
    expect(await verdicts(captcha, ['k'])).toEqual(['wrong']);
  });

  it('is right for one of many who bring it at once', async () => {
    const captcha = createCaptcha(createCaptchaRepository(database(), fakeClock()), lowest);
    await captcha.draw('k');
    const given = await Promise.all(Array.from({ length: 5 }, () => captcha.check('k', '3333')));
    expect(given.toSorted()).toEqual(['right', 'stale', 'stale', 'stale', 'stale']);
  });

  it('leaves neither its characters nor a long key in the database, and is removed after its time', async () => {
    const clock = fakeClock();
    const captcha = createCaptcha(createCaptchaRepository(database(), clock), lowest);
    await captcha.draw('k'.repeat(100_000));
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/u);
    expect(await database().orm.select().from(sysCaptcha)).toEqual([
      { keyHash: hash, answerHash: hash, expiresAt: clock.now() + seconds(60) },
    ]);
    clock.advance(seconds(60));
    await captcha.draw('k');
    expect(await database().orm.select().from(sysCaptcha)).toHaveLength(1);
  });
});

describe('the picture of a captcha', () => {
  it('is a whole grey PNG of 120 by 40, another one every time', async () => {
    const captcha = createCaptcha({ put: async () => undefined, take: async () => undefined }, serverRandom);
    const pictures = await Promise.all(Array.from({ length: 20 }, () => captcha.draw('k')));
    expect(new Set(pictures).size).toBe(20);
    const png = Buffer.from((pictures[0] ?? '').replace('data:image/png;base64,', ''), 'base64');
    const chunks = chunksOf(png);
    expect(chunks.map(({ name, isWhole }) => [name, isWhole])).toEqual([
      ['IHDR', true],
      ['IDAT', true],
      ['IEND', true],
    ]);
    expect(chunks[0]?.data.toString('hex')).toBe('00000078000000280800000000');
    expect(inflateSync(chunks[1]?.data ?? '').length).toBe(121 * 40);
  });

  it('has a shape of its own for every character', () => {
    const shapes = CAPTCHA_ALPHABET.map((character) =>
      Array.from({ length: GLYPH_WIDTH * GLYPH_HEIGHT }, (_, index) =>
        isInked(character, index % GLYPH_WIDTH, Math.floor(index / GLYPH_WIDTH)) ? '1' : '0',
      ).join(''),
    );
    expect([new Set(shapes).size, shapes.every((shape) => shape.includes('1'))]).toEqual([
      CAPTCHA_ALPHABET.length,
      true,
    ]);
  });
});
