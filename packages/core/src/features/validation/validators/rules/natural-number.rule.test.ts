import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkNaturalNumber } from './natural-number.rule.ts';

it.each(['0', '7', '007', '12345678901234567890'])('accepts the natural number %s', (value) => {
  expect(checkNaturalNumber(value)).toBeNull();
});

it.each(['', '-1', '+1', '1.0', '1e3', ' 1', '１', 'x'])('rejects the natural number %j', (value) => {
  expect(checkNaturalNumber(value)).toEqual(validatorMessages.naturalNumber);
  expect(validatorMessages.naturalNumber['zh-CN']).toBe('请输入自然数');
});
