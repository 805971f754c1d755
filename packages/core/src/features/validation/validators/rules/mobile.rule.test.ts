import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkMobile } from './mobile.rule.ts';

it.each(['13800138000', '14012345678', '15912345678', '17712345678', '18612345678'])(
  'accepts the mobile number %s',
  (value) => {
    expect(checkMobile(value)).toBeNull();
  },
);

// 9 and 6 as second digit are real numbers that the form pattern rejects.
it.each([
  '',
  '1380013800',
  '138001380000',
  '12800138000',
  '19912345678',
  '16612345678',
  '23800138000',
  ' 13800138000',
  '１３８００１３８０００',
  '13800138000\n',
  '+8613800138000',
])('rejects the mobile number %j', (value) => {
  expect(checkMobile(value)).toEqual(validatorMessages.mobile);
  expect(validatorMessages.mobile['zh-CN']).toBe('请输入正确手机号');
});
