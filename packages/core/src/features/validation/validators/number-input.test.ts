import { expect, it } from 'vitest';

import { filledMessage } from './message-placeholders.ts';
import { numberInputAfter, numberOfInput } from './number-input.ts';

it.each(['', '-', '1', '-1', '1.', '.', '-.5', '007', '1'.repeat(400)])('number input accepts %j', (typed) => {
  expect(numberInputAfter('12', typed)).toBe(typed);
});

it.each(['a', '1a', '1-', '--1', '1.2.3', '+1', '1e3', ' 1', '１', '1,000', '1\n'])(
  'number input restores the previous text instead of %j',
  (typed) => {
    expect(numberInputAfter('12', typed)).toBe('12');
  },
);

it.each([
  ['12', 12],
  ['-0.5', -0.5],
  ['1.', 1],
  ['.5', 0.5],
  ['007', 7],
  ['', null],
  ['-', null],
  ['.', null],
  ['-.', null],
  ['x', null],
  ['9'.repeat(400), null],
])('number input parses %j as %j on blur', (typed, value) => {
  expect(numberOfInput(typed)).toBe(value);
});

it('message placeholders are substituted once, never recursively', () => {
  const parts = { title: '名称', key: '${title}', defaultValue: '$&' };
  expect([
    filledMessage('${title}不能为空', parts),
    filledMessage('${title} ${key} ${defaultValue} ${title}', parts),
    filledMessage('${other} $title {title} ${ title }', parts),
  ]).toEqual(['名称不能为空', '名称 ${title} $& 名称', '${other} $title {title} ${ title }']);
});
