import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkLandlineOrMobile } from './landline-or-mobile.rule.ts';

it.each(['010-62345678', '0755-8234567', '13800138000'])('accepts the number %s', (value) => {
  expect(checkLandlineOrMobile(value)).toBeNull();
});

it.each(['', '12345', '12800138000', '010-62345678/13800138000', '010-62345678 13800138000'])(
  'rejects the number %j',
  (value) => {
    expect(checkLandlineOrMobile(value)).toEqual(validatorMessages.landlineOrMobile);
  },
);

it.each(['0'.repeat(200_000), '010-'.repeat(50_000), '1'.repeat(200_000), `0${'1'.repeat(200_000)}x`])(
  'handles hostile text of any length in linear time (%#)',
  (value) => {
    expect(checkLandlineOrMobile(value)).toEqual(validatorMessages.landlineOrMobile);
  },
);
