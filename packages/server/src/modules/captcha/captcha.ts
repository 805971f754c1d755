import { seconds } from '@evergreen/core/kernel';
import type { ClockPort, RandomPort } from '@evergreen/core/ports';

import { captchaPicture } from './captcha-picture.ts';
import { CAPTCHA_ALPHABET } from './pixel-font.ts';

const LENGTH = 4;
const LIFE = seconds(60);
/** Pictures whose characters are remembered; beyond that the oldest is forgotten. */
const CAPACITY = 10_000;

export type CaptchaVerdict = 'right' | 'wrong' | 'stale';

export interface Captcha {
  /** A new picture for a key that the client chose, as a data address; the one before it is void. */
  draw(key: string): string;
  /** Looks once: whatever the verdict, the picture is void afterwards. Case does not matter. */
  check(key: string | undefined, characters: string | undefined): CaptchaVerdict;
}

/** Pictures of this server; one that another server drew is stale here. */
export function createCaptcha(clock: ClockPort, random: RandomPort, capacity = CAPACITY): Captcha {
  /** Oldest first: a Map keeps the order of insertion. */
  const drawn = new Map<string, { readonly characters: string; readonly expiresAt: number }>();
  return {
    draw(key) {
      const characters = Array.from({ length: LENGTH }, () => CAPTCHA_ALPHABET[random.integer(0, CAPTCHA_ALPHABET.length - 1)] ?? '').join('');
      drawn.delete(key);
      drawn.set(key, { characters, expiresAt: clock.now() + LIFE });
      for (const [oldest] of drawn) {
        if (drawn.size <= capacity) break;
        drawn.delete(oldest);
      }
      return `data:image/png;base64,${captchaPicture(characters, random).toString('base64')}`;
    },
    check(key, characters) {
      const known = key === undefined ? undefined : drawn.get(key);
      if (key !== undefined) drawn.delete(key);
      if (known === undefined || known.expiresAt <= clock.now()) return 'stale';
      return characters?.trim().toUpperCase() === known.characters ? 'right' : 'wrong';
    },
  };
}
