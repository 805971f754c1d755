import { describe, expect, it } from 'vitest';

import { kindOf } from './kind-words.testing.ts';

describe.each(['input', 'textarea', 'input_pop'])('%s', (type) => {
  const { read, says, wrong } = kindOf(type);

  it('TABLE-03 TEXT-01 keeps text as it looks', () => {
    expect([' a\u200b ', '两行\n文字', '', '\ufeff', '007', 'a\u0000', '\ud800'].map(read)).toEqual([
      'a',
      '两行\n文字',
      null,
      null,
      '007',
      { refused: '含有无法保存的字符，请删除后重试' },
      { refused: '含有无法保存的字符，请删除后重试' },
    ]);
  });

  it('TABLE-03 displays numbers too, and marks composite values', () => {
    expect(['x', 7, true, null, { a: 1 }].map(says)).toEqual(['x', '7', 'true', '', '{"a":1}']);
    expect(['x', 7, true, null, { a: 1 }].map(wrong)).toEqual([
      null,
      null,
      null,
      null,
      '这里应为文字，收到的是{"a":1}，请重新填写',
    ]);
  });

  it("TABLE-03 starts with the column's default", () => {
    expect([{}, { defaultValue: 'x' }].map((said) => kindOf(type, said).begins())).toEqual([null, 'x']);
  });
});

it.each(['normal', 'hidden', 'slot'])('TABLE-03 %s holds any value, and marks none', (type) => {
  const { says, wrong, begins } = kindOf(type, { defaultValue: 5 });
  expect([begins(), says([1]), says('x'), wrong([1]), wrong(false)]).toEqual([5, '[1]', 'x', null, null]);
});

describe('tags', () => {
  const { read, kind, begins, wrong } = kindOf('tags', { defaultValue: 'abcd' });

  it('TABLE-22 have a semicolon after every two characters except the last', () => {
    expect(['', 'a', 'ab', 'abc', 'abcd', 'ab;cd', 'a;b;c;d;e', '；甲乙 丙', '😀b😀'].map(read)).toEqual([
      null,
      'a',
      'ab',
      'ab;c',
      'ab;cd',
      'ab;cd',
      'ab;cd;e',
      '甲乙;丙',
      '😀b;😀',
    ]);
    expect([begins(), wrong([])]).toEqual(['ab;cd', '这里应为文字，收到的是[]，请重新填写']);
  });

  it('TABLE-22 get it while typing, and lose it on deletion', () => {
    const typing: string[] = [];
    for (const key of ['a', 'b', 'c', 'd', 'e', '⌫', '⌫', '⌫']) {
      const before = typing.at(-1) ?? '';
      typing.push(kind.typed?.(before, key === '⌫' ? before.slice(0, -1) : before + key) ?? '');
    }
    expect(typing).toEqual(['a', 'ab', 'ab;c', 'ab;cd', 'ab;cd;e', 'ab;cd', 'ab;c', 'ab']);
  });
});

describe.each(['upload', 'file', 'image'])('%s', (type) => {
  const { read, says, wrong } = kindOf(type);

  it('TABLE-15 holds paths of stored files, comma-separated', () => {
    expect([' temp/a_1.png ', 'temp/a_1.png, temp/b_2.png', 'https://x.cn/a.png', ''].map(read)).toEqual([
      'temp/a_1.png',
      'temp/a_1.png, temp/b_2.png',
      'https://x.cn/a.png',
      null,
    ]);
    expect(says('temp/a_1.png,temp/b_2.png')).toBe('temp/a_1.png,temp/b_2.png');
  });

  it('TABLE-15 rejects anything that is not a path', () => {
    expect(['javascript:alert(1)', 'temp/../../etc/passwd', 'temp/a.png,javascript:alert(1)/x'].map(read)).toEqual([
      { refused: '“javascript:alert(1)”不是已上传文件的路径，请点击上传' },
      { refused: '“temp/../../etc/passwd”不是已上传文件的路径，请点击上传' },
      { refused: '“javascript:alert(1)/x”不是已上传文件的路径，请点击上传' },
    ]);
    expect([null, '', 'temp/a.png', 'vbscript:x', ['temp/a.png'], 5].map(wrong)).toEqual([
      null,
      null,
      null,
      '“vbscript:x”不是已上传文件的路径，请点击上传',
      '这里应为文字，收到的是["temp/a.png"]，请重新填写',
      null,
    ]);
  });

  it("TABLE-03 starts with the column's default", () => {
    expect([{}, { defaultValue: 'temp/a.png' }].map((said) => kindOf(type, said).begins())).toEqual([
      null,
      'temp/a.png',
    ]);
  });
});
