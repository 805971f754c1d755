import { seconds } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';

import { captchaPicture } from './captcha-picture.ts';
import type { CaptchaRepository } from './captcha.repository.ts';
import { CAPTCHA_ALPHABET } from './pixel-font.ts';

const LENGTH = 4;
const LIFE = seconds(60);

export type CaptchaVerdict = 'right' | 'wrong' | 'stale';

export interface Captcha {
  /** A new picture for a key that the client chose, as a data address; the one before it is void. */
  draw(key: string): Promise<string>;
  /** Looks once: whatever the verdict, the picture is void afterwards. Case does not matter. */
  check(key: string | undefined, characters: string | undefined): Promise<CaptchaVerdict>;
}

/** Pictures that any server on the database knows. */
export function createCaptcha(repository: CaptchaRepository, random: RandomPort): Captcha {
  return {
    async draw(key) {
      const characters = Array.from(
        { length: LENGTH },
        () => CAPTCHA_ALPHABET[random.integer(0, CAPTCHA_ALPHABET.length - 1)] ?? '',
      ).join('');
      await repository.put(key, characters, LIFE);
      return `data:image/png;base64,${captchaPicture(characters, random).toString('base64')}`;
    },
    async check(key, characters) {
      const isRight =
        key === undefined ? undefined : await repository.take(key, characters?.trim().toUpperCase() ?? '');
      if (isRight === undefined) return 'stale';
      return isRight ? 'right' : 'wrong';
    },
  };
}
