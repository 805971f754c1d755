import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkLettersAndDigits, checkNaturalNumber } from './pattern-rules.ts';

it.each(['a', 'Z9', '0123456789abcdefghij'])('accepts the code %s', (value) => {
  expect(checkLettersAndDigits(value)).toBeNull();
});

it.each(['', 'a_b', 'a b', 'é', '讲座', 'ａ', '0123456789abcdefghijk', 'a\n'])('rejects the code %j', (value) => {
  expect(checkLettersAndDigits(value)).toEqual(validatorMessages.lettersAndDigits);
  expect(validatorMessages.lettersAndDigits['zh-CN']).toBe('请输入20位以内的英文字符和数字');
});

it.each(['0', '7', '007', '12345678901234567890'])('accepts the natural number %s', (value) => {
  expect(checkNaturalNumber(value)).toBeNull();
});

it.each(['', '-1', '+1', '1.0', '1e3', ' 1', '１', 'x'])('rejects the natural number %j', (value) => {
  expect(checkNaturalNumber(value)).toEqual(validatorMessages.naturalNumber);
  expect(validatorMessages.naturalNumber['zh-CN']).toBe('请输入自然数');
});
