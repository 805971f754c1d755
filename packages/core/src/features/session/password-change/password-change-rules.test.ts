import { expect, it } from 'vitest';

import { checkPasswordChange, type PasswordChange } from './password-change-rules.ts';

const right: PasswordChange = { oldPassword: 'Old#12345', newPassword: 'New#12345', confirmation: 'New#12345' };

function words(change: PasswordChange) {
  return Object.fromEntries(Object.entries(checkPasswordChange(change)).map(([key, error]) => [key, error['zh-CN']]));
}

it('VAL-06 accepts an old password, a new one and its confirmation', () => {
  expect(words(right)).toEqual({});
});

it.each([
  [
    { oldPassword: '', newPassword: '', confirmation: '' },
    { oldPassword: '请输入旧密码!', newPassword: '请输入新密码!', confirmation: '请确认新密码!' },
  ],
  [{ ...right, confirmation: 'new#12345' }, { confirmation: '两次输入的密码不一样！' }],
  [{ ...right, confirmation: 'New#12345 ' }, { confirmation: '两次输入的密码不一样！' }],
  [
    { ...right, newPassword: '' },
    { newPassword: '请输入新密码!', confirmation: '两次输入的密码不一样！' },
  ],
])('VAL-06 reports the errors of %j', (change, errors) => {
  expect(words(change)).toEqual(errors);
});
