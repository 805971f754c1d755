import { expect, it } from 'vitest';

import { keyBindings } from '../navigation/key-bindings.ts';
import { asksForKeys, keyHelp } from './key-help.ts';

it('lists every key of the table once in its situation, with what it does', () => {
  const groups = keyHelp();
  const chords = groups.flatMap(({ keys }) => keys.flatMap((one) => one.chords));
  const [anywhere] = groups;
  expect([
    keyBindings.flatMap((one) => one.chords).filter((chord) => !chords.includes(chord)),
    groups.map(({ title }) => title['zh-CN']),
    anywhere?.keys.map((one) => `${one.chords.join(' ')}: ${one.meanings.map((words) => words['zh-CN']).join('；')}`),
  ]).toEqual([
    [],
    ['表格任何位置', '在单元格上', '编辑时', '移动行时'],
    [
      'Ctrl+F Ctrl+H: 查找和替换',
      'F3: 下一个；查找',
      'Shift+F3: 上一个',
      'Ctrl+S: 保存',
      'Ctrl+/: 查看这些键；不能输入文字的单元格上也可以按 ?',
    ],
  ]);
});

it('opens by Ctrl+/ everywhere, and by a question mark where it would not be typed', () => {
  expect(
    [
      { key: '/', control: true, isWriting: true },
      { key: '?', control: false, isWriting: false },
      { key: '？', control: false, isWriting: false },
      { key: '?', control: false, isWriting: true },
      { key: '/', control: false, isWriting: false },
    ].map(asksForKeys),
  ).toEqual([true, true, true, false, false]);
});
