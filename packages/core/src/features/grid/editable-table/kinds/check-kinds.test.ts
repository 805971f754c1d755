import { describe, expect, it } from 'vitest';

import { isChecked, toggleCheck } from './check-kinds.ts';
import { kindOf } from './kind-words.testing.ts';

const box = kindOf('checkbox');
const numbered = kindOf('checkbox', { customValue: [0, 1] });

describe.each(['checkbox', 'checkbox_meta'])('%s', (type) => {
  const { read, says } = kindOf(type);

  it('TABLE-03 parses the words for yes and no', () => {
    expect(['是', 'Y', 'y', 'Yes', 'true', 'TRUE', '1', 'on', '√', '✓', '✔', '☑', ' 是 ', 'Ｙ'].map(read)).toEqual(
      Array.from({ length: 14 }, () => 'Y'),
    );
    expect(['否', 'N', 'n', 'no', 'false', '0', 'off', '×', '✗', '✘', '☐', ''].map(read)).toEqual(
      Array.from({ length: 12 }, () => 'N'),
    );
    expect(read('也许')).toEqual({ refused: '“也许”无法识别，请填“是”或“否”' });
  });

  it('TABLE-03 displays 是 or 否, and any other value verbatim', () => {
    expect(['Y', 'N', null, '', 'perhaps', 2].map(says)).toEqual(['是', '否', '否', '否', 'perhaps', '2']);
  });
});

describe('box with custom values', () => {
  it('TABLE-03 parses those first, then the words', () => {
    expect(['0', '1', '是', '否', 'Y', ''].map(numbered.read)).toEqual([0, 1, 0, 1, 0, 1]);
    expect([0, 1, '0', '1', true].map(numbered.says)).toEqual(['是', '否', '是', '否', 'true']);
  });

  it('TABLE-03 treats a number and its text as equal, and marks any other value', () => {
    expect([0, '1', null, '', 'Y', [0]].map(numbered.wrong)).toEqual([
      null,
      null,
      null,
      null,
      '“Y”无法识别，请填“是”或“否”',
      '“[0]”无法识别，请填“是”或“否”',
    ]);
  });

  it('TABLE-03 may hold true and false', () => {
    const { read, says, context } = kindOf('checkbox', { customValue: [true, false] });
    expect(['true', '否'].map(read)).toEqual([true, false]);
    expect([true, false].map(says)).toEqual(['是', '否']);
    expect([
      toggleCheck(context.column, true),
      toggleCheck(context.column, false),
      toggleCheck(context.column, null),
    ]).toEqual([false, true, true]);
  });
});

it('TABLE-03 toggles on click', () => {
  expect(
    ['Y', 'N', null, 'perhaps'].map((value) => [
      isChecked(box.context.column, value),
      toggleCheck(box.context.column, value),
    ]),
  ).toEqual([
    [true, 'N'],
    [false, 'Y'],
    [false, 'Y'],
    [false, 'Y'],
  ]);
});

it("TABLE-03 starts with the column's default, else unchecked", () => {
  const said = [
    {},
    { defaultChecked: true },
    { defaultChecked: false },
    { defaultValue: 'Y' },
    { defaultValue: true },
    { defaultValue: 'x' },
    { customValue: ['1', '0'], defaultValue: '1' },
  ] as const;
  expect(said.map((column) => kindOf('checkbox', column).begins())).toEqual(['N', 'Y', 'N', 'Y', 'Y', 'N', '1']);
});
