import { expect, it } from 'vitest';

import { validatorMessages } from '../validator.messages.ts';
import { checkUrl } from './url.rule.ts';

it.each([
  'http://a',
  'https://example.com',
  'HTTPS://EXAMPLE.COM:8443/a?b=c#d',
  'http://例子.中国/路径',
  'https://example.com?x',
])('accepts the URL %s', (value) => {
  expect(checkUrl(value)).toBeNull();
});

it.each([
  '',
  'example.com',
  '//example.com',
  'ftp://example.com',
  'javascript:alert(1)//http://a',
  ' http://a',
  'http://',
  'http:///a',
  'http://a b',
  'http://a\\b',
  'https:/a',
  'http://a/\n',
  `http://a/${'x'.repeat(2048)}`,
])('rejects the URL %j', (value) => {
  expect(checkUrl(value)).toEqual(validatorMessages.url);
  expect(validatorMessages.url['zh-CN']).toBe('请输入以http和https开头的网址');
});
