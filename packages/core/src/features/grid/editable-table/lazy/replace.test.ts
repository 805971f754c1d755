import { describe, expect, it } from 'vitest';

import { openTable } from '../editable-table.testing.ts';
import type { TableOptions } from '../table-options.types.ts';
import { replaceAll, replaceOne } from './replace.ts';

const columns = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'day', title: '日期', type: 'date' },
  {
    key: 'sex',
    title: '性别',
    type: 'select',
    options: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
  { key: 'code', title: '编号', type: 'input', disabled: true },
];

const ROWS = [
  { id: 'a', name: '王伟 王', day: '2026-03-08', sex: '1', code: '王1' },
  { id: 'b', name: '李娜', day: '2026-04-09', sex: '2', code: '李1' },
  { id: 'c', name: '王芳', day: '2025-03-10', sex: '1', code: '王2' },
];

function searching(words: string, options: Partial<TableOptions> = {}) {
  const opened = openTable({ columns, rows: ROWS, ...options });
  const { table, told, cell } = opened;
  table.send({ type: 'cell.focus', place: cell(0, 'name') });
  table.send({ type: 'find.open' });
  table.send({ type: 'find.words', words });
  told.length = 0;
  const notices = () => told.flatMap((one) => (one.type === 'notice.raised' ? one.notice.text['zh-CN'] : []));
  const values = (key: string) => table.readNow().rows.map((row) => row[key]);
  return { ...opened, notices, values };
}

describe('find and replace', () => {
  it('TABLE-33 replaces all matches of the writable cells as one undo step, and says how many', () => {
    const { table, notices, values } = searching('王');
    table.send(replaceAll('$& 黄'));
    const replaced = [values('name'), values('code'), table.facts().find];
    table.send({ type: 'change.undo' });
    expect([replaced, notices(), values('name'), table.facts().canUndo]).toEqual([
      [
        ['$& 黄伟 $& 黄', '李娜', '$& 黄芳'],
        ['王1', '李1', '王2'],
        { words: '王', matches: 2, current: 0, isCounted: true },
      ],
      ['已替换 2 个单元格，跳过 2 个不能填写的单元格'],
      ['王伟 王', '李娜', '王芳'],
      false,
    ]);
  });

  it('TABLE-33 replaces the focused match alone, then goes to the next one', () => {
    const { table, values, cell } = searching('王');
    table.send(replaceOne('黄'));
    const first = [values('name'), table.facts().active];
    table.send(replaceOne('黄'));
    expect([first, values('name'), values('code')]).toEqual([
      [['黄伟 黄', '李娜', '王芳'], cell(0, 'code')],
      ['黄伟 黄', '李娜', '王芳'],
      ['王1', '李1', '王2'],
    ]);
  });

  it('TABLE-33 a replaced text passes the reader of its cell: choices by their text, dates as dates, others are refused', () => {
    const sex = searching('男');
    sex.table.send(replaceAll('女'));
    const day = searching('2026-03');
    day.table.send(replaceAll('2026-05'));
    const unknown = searching('男');
    unknown.table.send(replaceAll('无'));
    expect([
      sex.values('sex'),
      day.values('day'),
      unknown.values('sex'),
      unknown.notices(),
      unknown.table.facts().refused.length,
    ]).toEqual([
      ['2', '2', '2'],
      ['2026-05-08', '2026-04-09', '2025-03-10'],
      ['1', '2', '1'],
      ['已替换 0 个单元格，2 个不能填入，原值未变'],
      2,
    ]);
  });

  it('changes nothing without a search, without a match, and in a read-only table', () => {
    const closed = searching('王');
    closed.table.send({ type: 'find.close' });
    closed.table.send(replaceAll('黄'));
    const none = searching('赵');
    none.table.send(replaceAll('黄'));
    const readOnly = searching('王', { disabled: true });
    readOnly.table.send(replaceAll('黄'));
    expect([closed, none, readOnly].map(({ values, notices }) => [values('name'), notices()])).toEqual([
      [['王伟 王', '李娜', '王芳'], []],
      [['王伟 王', '李娜', '王芳'], []],
      [['王伟 王', '李娜', '王芳'], ['已替换 0 个单元格，跳过 4 个不能填写的单元格']],
    ]);
  });
});
