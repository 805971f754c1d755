import { expect, it } from 'vitest';

import { foldCase, foldName, foldText, searchedText } from './folded-text.ts';

it('folds the width and the case of what is searched for', () => {
  expect(['ＡＢ１２班', 'Ab12班', '　（东区）'].map(foldText)).toEqual(['ab12班', 'ab12班', ' (东区)']);
  expect(['　ＡＢ\u200b１２ ', '\u200b'].map(searchedText)).toEqual(['ab12', '']);
  expect(['ＩＴ　部', 'it 部', 'IT部'].map(foldName)).toEqual(['it部', 'it部', 'it部']);
  expect(foldCase('CaseTest@EXAMPLE.com É')).toBe('casetest@example.com É');
});
