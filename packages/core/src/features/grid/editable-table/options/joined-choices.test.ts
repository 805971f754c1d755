import { expect, it } from 'vitest';

import { chosenValues, dividedWords, joinedChoices, joinedWords } from './joined-choices.ts';

it('TABLE-03 a cell with several choices holds their comma-separated values', () => {
  expect(['1,2', '1,,2,', '', null, 0, 5, true, ['1', ['2', 3]], { a: '1' }].map(chosenValues)).toEqual([
    ['1', '2'],
    ['1', '2'],
    [],
    [],
    ['0'],
    ['5'],
    ['true'],
    ['1', '2', '3'],
    [],
  ]);
  expect([['1', 2, '1'], ['', 0], [''], []].map(joinedChoices)).toEqual(['1,2', '0', null, null]);
});

it('TABLE-03 texts of several choices are comma-separated, quoted if they contain a separator', () => {
  const words = ['北京', '上 海', '上海、浦东', 'a,b', 'a，b', 'a;b', 'a；b', 'say "x"', ' 前', '后 '];
  expect(joinedWords(words)).toBe('北京,上 海,"上海、浦东","a,b","a，b","a;b","a；b","say ""x"""," 前","后 "');
  expect([dividedWords(joinedWords(words)), joinedWords([])]).toEqual([words, '']);
});

it.each<[string, string[]]>([
  ['北京，上海、天津；重庆;南京,杭州', ['北京', '上海', '天津', '重庆', '南京', '杭州']],
  [' 北京 ,, 上海 ,', ['北京', '上海']],
  ['"a,b" ; "c" ,d', ['a,b', 'c', 'd']],
  ['  "a,b"', ['a,b']],
  ['""', []],
  ['"a""b"', ['a"b']],
  ['"a"b,c', ['"a"b', 'c']],
  ['x"a,b"', ['x"a', 'b"']],
  ['"a,b', ['"a', 'b']],
  ['', []],
])('TABLE-03 separators inside quotes are ignored: %j', (typed, words) => {
  expect(dividedWords(typed)).toEqual(words);
});
