import { describe, expect, it } from 'vitest';

import { fieldRules, type FieldRuleName } from './field-rules.ts';

const facts = { now: Date.UTC(2026, 10, 21, 4) };
const said = (name: FieldRuleName, value: string) => fieldRules[name](value, facts)?.['zh-CN'] ?? null;

/** The table of the specification: rule → message, accepted texts, rejected texts. */
const table: readonly (readonly [FieldRuleName, string, readonly string[], readonly string[]])[] = [
  [
    'mobile',
    '请输入正确手机号',
    ['13800138000', '14712345678'],
    ['12800138000', '16612345678', '19912345678', '1380013800'],
  ],
  ['email', '邮箱格式不正确', ['', 'a@b.cn'], ['a', 'a@b', '@b.cn']],
  ['naturalNumber', '请输入自然数', ['', '0', '007'], ['-1', '1.5', 'x']],
  ['englishLetters', '请输入英文字符', ['', 'a', 'Evergreen'], ['a1', 'a b', 'é', 'ａ', '1a', '.a', 'a\n']],
  ['landline', '请输入正确的座机号', ['', '010-62345678'], ['62345678', '13800138000']],
  [
    'bankCard',
    '请输入正确的银行卡号码',
    ['', '6222021001116245702', '1234567890', '9'.repeat(20)],
    ['0222021001116245702', '123456789', '9'.repeat(21), '6222 0210 0111 6245', 'x'.repeat(12)],
  ],
  [
    'idNumber',
    '请输入正确的证件号码',
    ['', 'G12345678', 'a'.repeat(50), '1'],
    ['a'.repeat(51), 'G-123', 'G 123', '护照', '１'],
  ],
  [
    'chineseIdCard',
    '请输入正确的身份证号码',
    ['', '11010519491231002X', '110105491231002'],
    ['11010519491231002x', '110105194912310020', '110105', '1'.repeat(18)],
  ],
  ['qq', '请输入正确的QQ号码', ['', '10000', '1'.repeat(12)], ['1234', '1'.repeat(13), '01234', '12a45']],
  [
    'url',
    '请输入以http和https开头的网址',
    ['', 'http://a', 'https://example.com/a?b#c'],
    ['ftp://a', 'example.com', 'https:/a'],
  ],
  ['lettersAndDigits', '请输入20位以内的英文字符和数字', ['', 'a1', 'a'.repeat(20)], ['a'.repeat(21), 'a_b', '讲座']],
  ['code', '编码须以字母开头，只能包含字母、数字和下划线', ['', 'a', 'sign_up_2'], ['1a', '_a', 'a-b', 'a b', '编码']],
  [
    'plainValue',
    '数据值不能包含特殊字符！',
    ['', '-1', 'a.b_c/d', '>=', '在职'],
    ['a b', 'a,b', 'a，b', "a'b", 'a&b', 'a?', '#'],
  ],
  [
    'chineseOrEnglish',
    '请输入2到100位的中英文字符和空格',
    ['', '张三', 'Li Si', '𠮷野', '讲'.repeat(100)],
    ['张', '讲'.repeat(101), '张3', '张·三', '张\t三', '张三\n'],
  ],
  ['digitsAndLineFeeds', '请输入数字和换行符', ['', '1', '1\n2\n', '\n'], ['1 2', '1\r\n2', '1,2', '一']],
  ['shortText', '请输入255位以内的字符', ['', '讲'.repeat(255)], ['讲'.repeat(256)]],
  [
    'creditCode',
    '请输入正确的统一社会信用代码',
    ['', '9144030071526726XG'],
    ['9144030071526726XH', '9144030071526726xg'],
  ],
];

describe.each(table)('VAL-01 %s: %s', (name, message, taken, refused) => {
  it.each(taken.map((value) => [value]))('VAL-01 accepts %j', (value) => {
    expect(said(name, value)).toBeNull();
  });

  it.each(refused.map((value) => [value]))('VAL-01 rejects %j', (value) => {
    expect(said(name, value)).toBe(message);
  });
});

it('VAL-01 requires a value in required fields', () => {
  expect([
    said('mobile', ''),
    said('username', ''),
    said('username', '张三丰李'),
    said('username', 'abc'),
    said('username', 'abcd'),
  ]).toEqual(['请输入手机号', '请输入用户名', '只允许字母、数字、下划线', '长度6到18个字符', null]);
});

it('VAL-01 contains every rule of the table', () => {
  expect(Object.keys(fieldRules).toSorted()).toEqual([...table.map(([name]) => name), 'username'].toSorted());
});
