import { expect, it } from 'vitest';

import { spell } from '../pinyin/index.ts';
import { matchesNames } from './index.ts';
import { signsOf } from './matching.model.ts';

const book = { signsOf: (title: string) => signsOf(title, spell(title)) };
const NAMES = ['地区选择', 'Region'];

it.each([
  ['', true],
  ['地区', true],
  ['选择', true],
  ['diqu', true],
  ['dqxz', true],
  ['REG', true],
  ['地选', false],
  ['dx', false],
  ['map', false],
])('finds a name by %j: %j', (words, isFound) => {
  expect(matchesNames(book, NAMES, words)).toBe(isFound);
});
