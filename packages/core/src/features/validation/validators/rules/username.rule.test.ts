import { expect, it } from 'vitest';

import { checkUsername } from './username.rule.ts';

it.each(['abcd', 'user_01', '1234', 'a'.repeat(18)])('accepts the username %s', (value) => {
  expect(checkUsername(value)).toBeNull();
});

it.each([
  ['', '请输入用户名'],
  ['张三丰李', '只允许字母、数字、下划线'],
  ['a b c', '只允许字母、数字、下划线'],
  ['a-b-c', '只允许字母、数字、下划线'],
  ['abc', '长度6到18个字符'],
  ['a'.repeat(19), '长度6到18个字符'],
])('rejects the username %j: %s', (value, message) => {
  expect(checkUsername(value)?.['zh-CN']).toBe(message);
});
