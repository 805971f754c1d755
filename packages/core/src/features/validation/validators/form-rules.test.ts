import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { requiredCheckboxes, requiredSelect, requiredText } from './form-rules.ts';

const name = localized('请输入名称', 'Enter a name');
const kind = localized('请选择类型', 'Choose a type');
const words = <Value>(rule: { check(value: Value): { readonly 'zh-CN': string } | null }, values: readonly Value[]) =>
  values.map((value) => rule.check(value)?.['zh-CN'] ?? null);

describe('required text', () => {
  it('VAL-05 rejects empty and blank values', () => {
    expect(words(requiredText(name), ['', '  ', null, undefined, 'x'])).toEqual([
      '请输入名称',
      '请输入名称',
      '请输入名称',
      '请输入名称',
      null,
    ]);
  });

  it('VAL-05 enforces minimum and maximum length if given', () => {
    const rule = requiredText(name, { minimum: 2, maximum: 4 });
    expect(words(rule, ['', 'a', 'ab', 'abcd', 'abcde'])).toEqual([
      '请输入名称',
      '最小长度2位字符',
      null,
      null,
      '最大长度4位字符',
    ]);
    expect(words(requiredText(name, { maximum: 1 }), ['ab'])).toEqual(['最大长度1位字符']);
    expect(rule.check('a')?.['en-US']).toBe('At least 2 characters');
  });
});

it('VAL-05 validates a required select on change', () => {
  const rule = requiredSelect(kind);
  expect([rule.trigger, rule.isRequired, requiredText(name).trigger]).toEqual(['change', true, 'blur']);
  expect(words(rule, ['', null, undefined, '0', 0])).toEqual(['请选择类型', '请选择类型', '请选择类型', null, null]);
});

it('VAL-05 requires at least one checkbox, and enforces minimum and maximum if given', () => {
  const rule = requiredCheckboxes(kind, { minimum: 2, maximum: 3 });
  expect(words(rule, [null, undefined, [], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])).toEqual([
    '请选择类型',
    '请选择类型',
    '请选择类型',
    '最少选择2项',
    null,
    null,
    '最多选择3项',
  ]);
  expect([
    words(requiredCheckboxes(kind), [['a']]),
    rule.check(['a'])?.['en-US'],
    rule.check(['a', 'b', 'c', 'd'])?.['en-US'],
  ]).toEqual([[null], 'Choose at least 2', 'Choose at most 3']);
});
