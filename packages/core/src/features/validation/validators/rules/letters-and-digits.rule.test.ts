import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkLettersAndDigits } from './letters-and-digits.rule.ts';

it.each(['a', 'Z9', '0123456789abcdefghij'])('accepts the code %s', (value) => {
  expect(checkLettersAndDigits(value)).toBeNull();
});

it.each(['', 'a_b', 'a b', 'é', '讲座', 'ａ', '0123456789abcdefghijk', 'a\n'])('rejects the code %j', (value) => {
  expect(checkLettersAndDigits(value)).toEqual(validatorMessages.lettersAndDigits);
  expect(validatorMessages.lettersAndDigits['zh-CN']).toBe('请输入20位以内的英文字符和数字');
});
