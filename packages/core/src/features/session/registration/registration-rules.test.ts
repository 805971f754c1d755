import { describe, expect, it } from 'vitest';

import { checkRegistration, type RegistrationForm } from './registration-rules.ts';

const right: RegistrationForm = {
  username: 'new_clerk',
  password: 'Spring#2026',
  email: '',
  phone: '13900001234',
  smscode: '012345',
};

const words = (form: RegistrationForm) =>
  Object.fromEntries(Object.entries(checkRegistration(form)).map(([key, error]) => [key, error['zh-CN']]));

describe('registration fields', () => {
  it('are accepted when every rule holds, with or without an email', () => {
    expect([words(right), words({ ...right, email: 'new@clerk.example' })]).toEqual([{}, {}]);
  });

  it.each<[Partial<RegistrationForm>, Record<string, string>]>([
    [
      { username: '', password: '', phone: '', smscode: '' },
      {
        username: '请输入用户名',
        password: '密码由8位数字、大小写字母和特殊符号组成!',
        phone: '请输入手机号',
        smscode: '请输入验证码',
      },
    ],
    [{ username: 'abc' }, { username: '长度6到18个字符' }],
    [{ username: '张三丰子' }, { username: '只允许字母、数字、下划线' }],
    [{ email: 'new@' }, { email: '邮箱格式不正确' }],
    [{ phone: '12900001234' }, { phone: '请输入正确手机号' }],
    [{ smscode: '12345' }, { smscode: '验证码为6位数字' }],
  ])('are rejected: %j', (change, errors) => {
    expect(words({ ...right, ...change })).toEqual(errors);
  });

  it.each([
    ['spring#2026', true],
    ['SPRING#2026', true],
    ['春天a#20261', true],
    ['Spring2026', false],
    ['Spring##', false],
    ['2026####', false],
    ['Spr#202', false],
    ['Spring 2026', false],
    [`a#1${'x'.repeat(126)}`, false],
  ])('accepts the password %s: %s', (password, isTaken) => {
    expect(checkRegistration({ ...right, password }).password === undefined).toBe(isTaken);
  });
});
