import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkLandline } from './landline.rule.ts';

it.each(['010-62345678', '01062345678', '0755-8234567', '0755-82345678', '07558234567'])(
  'accepts the landline number %s',
  (value) => {
    expect(checkLandline(value)).toBeNull();
  },
);

it.each([
  '',
  '62345678',
  '010-0234567',
  '10-62345678',
  '01-62345678',
  '010-623456',
  '07551-82345678',
  '010 62345678',
  '010--62345678',
  'x010-62345678',
  '010-62345678x',
  '13800138000',
])('rejects the landline number %j', (value) => {
  expect(checkLandline(value)).toEqual(validatorMessages.landline);
  expect(validatorMessages.landline['zh-CN']).toBe('请输入正确的座机号');
});
