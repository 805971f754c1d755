import { describe, expect, it } from 'vitest';

import { foundChoices, shownTags } from './column-choices.ts';
import { offeredChoices } from './offered-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

const column = { key: 'city', title: '城市', type: 'select' };
const dictionary = [
  { value: '1', text: '北京' },
  { value: '2', title: 'Shanghai', disabled: true },
  { value: 3, label: '北海' },
];

describe('option text', () => {
  it('TABLE-03 is its text, title or label, whichever is first, else its value', () => {
    expect(
      [
        { value: 1, text: '甲', title: '乙', label: '丙' },
        { value: 1, title: ' 乙 ', label: '丙' },
        { value: 1, text: '', title: ' ', label: '丙' },
        { value: 1 },
        { value: 0, text: '' },
      ].map(optionWords),
    ).toEqual(['甲', '乙', '丙', '1', '0']);
  });

  it('TABLE-03 includes the value if two are equal; the first of two with one value is used', () => {
    const index = optionIndex([
      { value: 17, text: '张三' },
      { value: '18', text: '张三' },
      { value: 18, text: '李四' },
      { value: 'yes', text: '王五' },
    ]);
    expect([17, '17', 18, 'yes', 19, true].map((value) => index.wordsOf(value))).toEqual([
      '张三 (17)',
      '张三 (17)',
      '张三 (18)',
      '王五',
      undefined,
      undefined,
    ]);
    expect(
      ['张三 (17)', '张三 (18)', '王五', '17', '18', 'yes', '张三', '李四', ''].map(
        (words) => index.find(words)?.value,
      ),
    ).toEqual([17, '18', 'yes', 17, '18', 'yes', undefined, undefined, undefined]);
  });

  it('is indexed once per list', () => {
    expect([
      optionIndex(dictionary) === optionIndex(dictionary),
      optionIndex(dictionary) === optionIndex([...dictionary]),
    ]).toEqual([true, false]);
  });
});

describe('options with custom values', () => {
  it('TABLE-17 are followed by the custom values of cells, without duplicates, while in use', () => {
    expect([
      offeredChoices(dictionary, ['1', '天津', null, '1,重庆', '天津', 3, 5]),
      offeredChoices(dictionary, ['1', '', null, 3]) === dictionary,
      offeredChoices(dictionary, []) === dictionary,
    ]).toEqual([
      [...dictionary, { value: '天津', text: '天津' }, { value: '重庆', text: '重庆' }, { value: '5', text: '5' }],
      true,
      true,
    ]);
  });
});

describe('searching options', () => {
  const searched = { ...column, allowSearch: true };

  it('TABLE-17 returns those containing the search text, and keeps disabled ones disabled', () => {
    expect(['北', ' shang ', 'ＨＡＩ', '3', '无'].map((words) => foundChoices(searched, dictionary, words))).toEqual([
      [dictionary[0], dictionary[2]],
      [{ value: '2', title: 'Shanghai', disabled: true }],
      [{ value: '2', title: 'Shanghai', disabled: true }],
      [{ value: 3, label: '北海' }],
      [],
    ]);
  });

  it('TABLE-17 asks the given matcher for names, and looks for a code where none is meant', () => {
    const isMeant = (name: string, words: string) => name === '北海' && words === 'bh';
    expect(['bh', 'sh', '1'].map((words) => foundChoices(searched, dictionary, words, isMeant))).toEqual([
      [dictionary[2]],
      [],
      [dictionary[0]],
    ]);
  });

  it('TABLE-17 returns all without a search text, or if the column is not searchable', () => {
    expect([
      foundChoices(searched, dictionary, ' ') === dictionary,
      foundChoices(column, dictionary, '北') === dictionary,
    ]).toEqual([true, true]);
  });
});

it('TABLE-17 shows one of several choices as a tag, with the number of the others', () => {
  expect([null, '1', '1,3,9', '9'].map((value) => shownTags(value, dictionary))).toEqual([
    { tags: [], more: 0 },
    { tags: ['北京'], more: 0 },
    { tags: ['北京'], more: 2 },
    { tags: ['9'], more: 0 },
  ]);
});
