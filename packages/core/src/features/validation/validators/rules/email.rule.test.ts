import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkEmail, isEmail } from './email.rule.ts';

it.each([
  'a@b.cn',
  'first.last+tag@sub.example-one.com',
  "o'hara_{x}@example.museum",
  '123456@qq.com',
  'a@xn--fiq228c.xn--fiqs8s',
  `${'a'.repeat(64)}@example.com`,
])('accepts the email %s', (value) => {
  expect(checkEmail(value)).toBeNull();
});

it.each([
  '',
  'a',
  '@b.cn',
  'a@',
  'a@b',
  'a@b.',
  'a@.cn',
  'a@b..cn',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@c.cn',
  'a b@c.cn',
  'a@b c.cn',
  'a@b@c.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b.1',
  'a@b.c',
  '张三@example.com',
  'a@b.cn\n',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.cn`,
  `a@${'b.'.repeat(130)}cn`,
])('rejects the email %j', (value) => {
  expect(checkEmail(value)).toEqual(validatorMessages.email);
  expect(validatorMessages.email['zh-CN']).toBe('邮箱格式不正确');
});

it.each(['a@', 'a.', '-', '@', 'a@a.', '.', '+'])(
  'handles two hundred thousand repetitions of %j in linear time',
  (part) => {
    expect([isEmail(part.repeat(200_000)), isEmail(`${part.repeat(100)}!`)]).toEqual([false, false]);
  },
);
