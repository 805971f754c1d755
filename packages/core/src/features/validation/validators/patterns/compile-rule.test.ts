import { describe, expect, it } from 'vitest';

import { compileRule } from './compile-rule.ts';

/** Match results for each text; kind and position of the error if the pattern is rejected. */
function answers(pattern: string, texts: readonly string[]) {
  const rule = compileRule(pattern);
  return rule.ok ? texts.map((text) => rule.value.test(text)) : `${rule.error.kind} at ${rule.error.position}`;
}

describe('configured pattern', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['^[A-Z]{2}\\d{4,6}$', ['AB1234', 'AB123456'], ['AB123', 'ab1234', 'AB1234567', 'xAB1234']],
    ['^1[3-9]\\d{9}$', ['13800138000'], ['12800138000', '138001380000']],
    ['^(男|女)$', ['男', '女'], ['男女', '', '他']],
    ['^[\\u4e00-\\u9fa5]+$', ['常青'], ['常青1', '']],
    ['^(?:\\d{3}-\\d{8}|\\d{4}-\\d{7,8})$', ['010-62345678', '0755-8234567'], ['010-6234567', '62345678']],
    ['^-?(0|[1-9]\\d*)(\\.\\d{1,2})?$', ['0', '-1.5', '12.34'], ['01', '1.', '1.234']],
    ['\\bcat\\b', ['a cat', 'cat'], ['concat', 'cats']],
    ['^\\w+@\\w+(\\.\\w+)+$', ['a@b.cn'], ['a@b', '@b.cn']],
    ['^[^\\s<>]{1,255}$', ['x', '讲'.repeat(255)], ['', 'a b', '<', 'x'.repeat(256)]],
    ['', ['', 'x'], []],
    ['^$', [''], ['x', '\n']],
    ['a|^b$|', ['', 'x'], []],
    ['[\\]\\-\\\\]', [']', '-', '\\'], ['[', 'x']],
    ['^(?<year>\\d{4})[-/.](?<month>0[1-9]|1[0-2])$', ['2026-01', '2026/12'], ['2026-13']],
    ['^.{2}$', ['讲座', '𠮷'], ['讲', '讲\n']],
    ['^a+?b{0}c{2,}$', ['acc', 'aaccc'], ['abcc', 'ac']],
  ])('VAL-09 matches like a regular expression: %s', (pattern, fitting, others) => {
    expect(answers(pattern, [...fitting, ...others])).toEqual([...fitting.map(() => true), ...others.map(() => false)]);
    expect([...fitting, ...others].map((text) => new RegExp(pattern).test(text))).toEqual([
      ...fitting.map(() => true),
      ...others.map(() => false),
    ]);
  });
});

describe('pattern literal', () => {
  it.each<[string, RegExp, readonly string[], readonly string[]]>([
    ['/^abc$/i', /^abc$/i, ['abc', 'ABC', 'aBc'], ['/^abc$/i', 'xabc', 'abcd']],
    ['/^abc$/', /^abc$/, ['abc'], ['ABC', '/^abc$/']],
    ['/^a.c$/s', /^a.c$/s, ['a\nc', 'abc'], ['A\nc']],
    ['/^b$/m', /^b$/m, ['a\nb\nc', 'a\r\nb', 'b\u2028c'], ['ab']],
    ['/^b.$/ims', /^b.$/ims, ['a\nB\n', 'BX'], ['xb']],
    ['/^[^a-z]$/i', /^[^a-z]$/i, ['1', '讲'], ['a', 'A']],
    ['/^ß|σ|ǆ$/i', /^ß|σ|ǆ$/i, ['Σ', 'ς', 'ǅ', 'Ǆ'], ['SS']],
    ['/\\/user\\/[/x]+/', /\/user\/[/x]+/, ['/user//x'], ['/user/y']],
  ])('VAL-09 follows ECMAScript: %s', (pattern, host, fitting, others) => {
    expect(answers(pattern, [...fitting, ...others])).toEqual([...fitting.map(() => true), ...others.map(() => false)]);
    expect([...fitting, ...others].map((text) => host.test(text))).toEqual([
      ...fitting.map(() => true),
      ...others.map(() => false),
    ]);
  });

  it.each([
    ['/^abc$/u', 'flag at 7'],
    ['/^abc$/g', 'flag at 7'],
    ['/^abc$/ii', 'flag at 8'],
    ['/abc/def', 'flag at 5'],
    ['/a(/', 'syntax at 2'],
    ['/(a)\\1/', 'unbounded at 4'],
  ])('VAL-09 rejects %s: %s', (pattern, error) => {
    expect(answers(pattern, [])).toBe(error);
  });

  it.each([
    ['/', '/'],
    ['//', '//'],
    ['/a', 'x/a'],
    ['a/b/i', 'a/b/i'],
    ['/a/b/c', '/a/b/c'],
    ['/a/1', '/a/1'],
    ['/[/]', '//'],
  ])('VAL-09 treats slashes that do not delimit a literal as characters: %s', (pattern, text) => {
    expect(answers(pattern, [text, 'a'])).toEqual([true, false]);
  });

  it('VAL-09 lists the supported flags and how to escape a slash', () => {
    const rule = compileRule('/^abc$/u');
    expect(rule.ok ? null : rule.error.message).toEqual({
      'zh-CN':
        '第8个字符处的标志“u”不能使用：写在两个斜杠之间的正则表达式后面只能带i、m、s，每个一次；如果要匹配斜杠本身，请写成\\/',
      'en-US':
        'The flag “u” at character 8 cannot be used: behind a regular expression between slashes stand i, m and s, each once. Where a slash is to be matched, write \\/',
    });
  });
});

describe('duplicate group names', () => {
  it.each([
    ['(?<n>a)(?<n>b)', 'nameTwice at 7'],
    ['(?<n>a(?<n>b))', 'nameTwice at 6'],
    ['(?<n>a)|(?<n>b)', 'nameTwice at 8'],
    ['/(?<n>a)(?<m>b)(?<n>c)/i', 'nameTwice at 15'],
  ])('VAL-09 rejects %s, %s', (pattern, error) => {
    expect(answers(pattern, [])).toBe(error);
  });

  it('VAL-09 explains how to fix it', () => {
    const rule = compileRule('(?<n>a)(?<n>b)');
    expect(rule.ok ? null : rule.error.message['zh-CN']).toBe('第8个字符处的分组与前面的分组同名，请改用别的名称');
  });
});

it('VAL-09 anchors a whole-text pattern in either notation', () => {
  expect(
    ['a|ab', '/a|AB/i', '/^a$|b/m'].map((pattern) => {
      const rule = compileRule(pattern, 'whole');
      return rule.ok && ['a', 'ab', 'abc', 'b', 'a\nb'].map((text) => rule.value.test(text));
    }),
  ).toEqual([
    [true, true, false, false, false],
    [true, true, false, false, false],
    [true, false, false, true, false],
  ]);
});

describe('patterns without a linear-time matcher', () => {
  it.each([
    ['(a)\\1', 'unbounded at 3'],
    ['(?<x>a)\\k<x>', 'unbounded at 7'],
    ['a(?=b)', 'unbounded at 1'],
    ['(?!a)b', 'unbounded at 0'],
    ['(?<=a)b', 'unbounded at 0'],
    ['(?<!a)b', 'unbounded at 0'],
    ['a{1001}', 'tooLarge at 1'],
    ['(a{100}){100}', 'tooLarge at 0'],
    ['(){1000000000}', 'tooLarge at 2'],
    [`${'('.repeat(51)}a${')'.repeat(51)}`, 'tooLarge at 50'],
    ['a'.repeat(1001), 'tooLarge at 1000'],
  ])('VAL-09 rejects %s: %s', (pattern, error) => {
    expect(answers(pattern, [])).toBe(error);
  });

  it('VAL-09 reports the reason and the position', () => {
    const rule = compileRule('^(a)\\1$');
    expect(rule.ok ? null : rule.error.message['zh-CN']).toBe(
      '第5个字符处的写法（反向引用或环视）可能使页面失去响应，不能使用',
    );
  });
});

describe('syntax errors', () => {
  it.each([
    ['(', 0],
    [')', 0],
    ['[', 0],
    ['[a', 0],
    ['*', 0],
    ['a**', 2],
    ['a{', 1],
    ['a{,5}', 1],
    ['a{2,1}', 1],
    ['}', 0],
    [']', 0],
    ['\\', 0],
    ['\\p{Han}', 0],
    ['\\x1', 0],
    ['\\u12', 0],
    ['\\u{1F600}', 0],
    ['\\07', 0],
    ['[z-a]', 2],
    ['[\\d-z]', 3],
    ['(?a)', 0],
    ['(?<1>a)', 0],
    ['^*', 2],
    ['[a-', 2],
  ])('VAL-09 reports the position of the error in %s: %i', (pattern, position) => {
    expect(answers(pattern, [])).toBe(`syntax at ${position}`);
  });
});

it.each([
  ['(a+)+$', 'a'],
  ['(a|a)*$', 'a'],
  ['(a*)*b', 'a'],
  ['^(\\d+)*$', '1'],
  ['\\d+\\d+\\d+x', '1'],
  ['(.*)*(.*)*=', '.'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'],
  ['(\\w|[^x]|.){0,150}!', 'a'],
  ['(x?){500}y', 'x'],
  ['^0\\d{2,3}-?\\d{7,8}|(1[3-9]\\d{9})*$', '0'],
])('VAL-09 runs in linear time where backtracking engines hang: %s', { timeout: 120_000 }, (pattern, part) => {
  const rule = compileRule(pattern);
  expect(
    rule.ok && [rule.value.test(`${part.repeat(4999)}\n`), rule.value.test(`${part.repeat(1_000_000)}\n`)],
  ).toEqual([rule.ok && rule.value.test(`${part.repeat(20)}\n`), false]);
});
