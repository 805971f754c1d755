import { textWidth } from '@evergreen/core/kernel';
import { describe, expect, it } from 'vitest';

import { textTable } from './text-table.ts';

const column = (title: string, ...cells: readonly string[]) => ({ title, cells });

describe('textTable', () => {
  it('lines columns up where a wide character takes two places', () => {
    expect(textTable([column('标题', '重阳登高', 'Walk'), column('状态', '报名中', '')], null)).toEqual({
      lines: ['标题      状态', '--------  ------', '重阳登高  报名中', 'Walk'],
      leftOut: 0,
    });
  });

  it('narrows the widest column first', () => {
    const table = textTable([column('A', 'x'.repeat(30)), column('B', 'y'.repeat(15))], 35);
    expect(table).toEqual({
      lines: [
        'A                   B',
        '------------------  ---------------',
        `${'x'.repeat(15)}...  ${'y'.repeat(15)}`,
      ],
      leftOut: 0,
    });
  });

  it('leaves the last columns out where they do not fit, and says how many', () => {
    const columns = ['A', 'B', 'C', 'D'].map((title) => column(title, title.repeat(20)));
    expect(textTable(columns, 30)).toEqual({
      lines: ['A               B', '--------------  --------------', 'AAAAAAAAAAA...  BBBBBBBBBBB...'],
      leftOut: 2,
    });
  });

  it('draws the head of an empty list', () => {
    expect(textTable([column('标题'), column('状态')], 80)).toEqual({
      lines: ['标题  状态', '----  ----'],
      leftOut: 0,
    });
  });

  it('is never wider than the terminal, however wide that is', () => {
    const texts = ['', 'a', '活动', '活動 😀 重阳登高'.repeat(4), 'x'.repeat(70), '2026-01-15 09:00:00'];
    const columns = [...texts, ...texts].map((title, index) =>
      column(title, ...texts.slice(index % 4, (index % 4) + 2)),
    );
    const tooWide = Array.from({ length: 300 }, (_, extra) => 12 + extra).flatMap((width) => {
      const { lines, leftOut } = textTable(columns, width);
      const isRight = lines.length === 4 && leftOut < columns.length && lines.every((line) => textWidth(line) <= width);
      return isRight ? [] : [width];
    });
    expect(tooWide).toEqual([]);
  });
});
