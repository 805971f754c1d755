import { describe, expect, it } from 'vitest';

import { addedChoices, columnChoices, foundChoices, shownTags, usedChoices } from './column-choices.ts';
import { optionIndex, optionWords } from './option-words.ts';

const column = { key: 'city', title: '城市', type: 'select' };
const open = { ...column, allowInput: true };
const dictionary = [
  { value: '1', text: '北京' },
  { value: '2', title: 'Shanghai', disabled: true },
  { value: 3, label: '北海' },
];

describe('what an option says', () => {
  it('TABLE-03 is its text, title or label, whichever is there first, else its value', () => {
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

  it('is looked up once for a list', () => {
    expect([optionIndex(dictionary) === optionIndex(dictionary), optionIndex(dictionary) === optionIndex([...dictionary])]).toEqual([true, false]);
  });
});

describe('the choices of a column', () => {
  it('TABLE-17 are its own options, else those of its dictionary', () => {
    const own = [{ value: 'x' }];
    expect([columnChoices({ ...column, options: own }, dictionary, []) === own, columnChoices(column, dictionary, []) === dictionary]).toEqual([true, true]);
  });

  it('TABLE-17 are followed by what was typed where the column allows it', () => {
    expect([columnChoices(open, dictionary, ['天津', '北京', '1']), columnChoices(column, dictionary, ['天津']) === dictionary]).toEqual([
      [...dictionary, { value: '天津', text: '天津' }],
      true,
    ]);
  });

  it('TABLE-17 grow by words that nobody could choose before', () => {
    expect([
      addedChoices(open, dictionary, ' 天津 '),
      addedChoices(open, dictionary, '天津,北京、重庆;天津'),
      addedChoices(open, dictionary, '北京'),
      addedChoices(open, dictionary, '1'),
      addedChoices(open, dictionary, ' '),
      addedChoices(column, dictionary, '天津'),
    ]).toEqual([['天津'], ['天津', '重庆'], [], [], [], []]);
  });

  it('TABLE-17 lose typed words that no cell holds in the end', () => {
    const typed = ['天津', '重庆', '5'];
    expect([usedChoices(typed, ['1', '1,重庆', null, 5]), usedChoices(typed, ['5', '重庆,天津']) === typed, usedChoices(typed, [])]).toEqual([['重庆', '5'], true, []]);
  });
});

describe('searching choices', () => {
  const searched = { ...column, allowSearch: true };

  it('TABLE-17 keeps those whose words hold what is searched, and disabled ones disabled', () => {
    expect(['北', ' shang ', 'ＨＡＩ', '3', '无'].map((words) => foundChoices(searched, dictionary, words))).toEqual([
      [dictionary[0], dictionary[2]],
      [{ value: '2', title: 'Shanghai', disabled: true }],
      [{ value: '2', title: 'Shanghai', disabled: true }],
      [],
      [],
    ]);
  });

  it('TABLE-17 keeps all where nothing is searched, or the column is not', () => {
    expect([foundChoices(searched, dictionary, ' ') === dictionary, foundChoices(column, dictionary, '北') === dictionary]).toEqual([true, true]);
  });
});

it('TABLE-17 of several choices one is shown as a tag, and how many more there are', () => {
  expect([null, '1', '1,3,9', '9'].map((value) => shownTags(value, dictionary))).toEqual([
    { tags: [], more: 0 },
    { tags: ['北京'], more: 0 },
    { tags: ['北京'], more: 2 },
    { tags: ['9'], more: 0 },
  ]);
});
