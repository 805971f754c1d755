import { describe, expect, it } from 'vitest';

import type { CellRange } from '../editable-table.types.ts';
import type { Column } from '../column.types.ts';
import { planPaste } from './paste.model.ts';
import { testRows, type TestRows } from './planned-rows.testing.ts';
import { parseTsv } from '../../../../format/index.ts';

const columns: readonly Column[] = [
  { key: 'name', title: '姓名', type: 'input' },
  { key: 'age', title: '年龄', type: 'inputNumber' },
  {
    key: 'sex',
    title: '性别',
    type: 'select',
    options: [
      { value: 1, text: '男' },
      { value: 2, text: '女' },
    ],
  },
  { key: 'code', title: '编号', type: 'input', disabled: true },
  { key: 'note', title: '备注', type: 'input', defaultValue: '无' },
];
const three = () =>
  testRows(columns, [
    { name: '张三', age: 61, sex: 1, code: 'A1', note: '' },
    { name: '李四', age: 62, sex: 2, code: 'A2', note: '' },
    { name: '王五', age: 63, sex: 1, code: 'A3', note: '' },
  ]);
const at = (row: string, column: string) => ({ row, column });
const range = (from: string, to: string): CellRange => {
  const [row = '', column = ''] = from.split(' ');
  const [lastRow = '', lastColumn = ''] = to.split(' ');
  return { anchor: at(row, column), head: at(lastRow, lastColumn) };
};
function pasted(text: string, from: CellRange, rows: TestRows = three(), mayAddRows = true) {
  const plan = planPaste({ rows, columns: rows.keys, from, texts: parseTsv(text), mayAddRows });
  return {
    after: rows.after(plan),
    skipped: plan.skipped,
    landed: plan.landed,
    added: plan.addedRows.length,
    bad: plan.bad.map(
      ({ row, column, position, text: words, isKept }) =>
        `${row} ${column} ${position} ${words} ${isKept ? 'kept' : 'left'}`,
    ),
  };
}

describe('pasting', () => {
  it('TABLE-28 writes a block from Excel at the selection, parsing each text by its column', () => {
    expect(pasted('赵六\t７０\t女\r\n钱七\t71\t1\r\n', range('r1 name', 'r1 name'))).toEqual({
      after: ['张三|61|男|A1|', '赵六|70|女|A2|', '钱七|71|男|A3|'],
      skipped: 0,
      landed: 6,
      added: 0,
      bad: [],
    });
  });

  it('TABLE-28 fills a range with a single text and repeats a block over a multiple of its size', () => {
    expect([
      pasted('同', range('r0 name', 'r2 name')).after,
      pasted('甲\t1\r\n', range('r2 age', 'r0 name')).after,
      pasted('1', range('r0 age', 'r1 age')).after,
      pasted('甲\r\n乙\r\n', range('r0 name', 'r2 name')).after,
    ]).toEqual([
      ['同|61|男|A1|', '同|62|女|A2|', '同|63|男|A3|'],
      ['甲|1|男|A1|', '甲|1|女|A2|', '甲|1|男|A3|'],
      ['张三|1|男|A1|', '李四|1|女|A2|', '王五|63|男|A3|'],
      ['甲|61|男|A1|', '乙|62|女|A2|', '王五|63|男|A3|'],
    ]);
  });

  it('TABLE-28 repeats a block in both directions, and writes it once if the range is not a multiple', () => {
    const words = ['a', 'b', 'c', 'd'].map((key): Column => ({ key, title: key, type: 'input' }));
    const blank = () =>
      testRows(
        words,
        Array.from({ length: 4 }, () => ({ a: '-', b: '-', c: '-', d: '-' })),
      );
    const after = (text: string, to: CellRange) =>
      pasted(text, to, blank()).after.map((row) => row.replaceAll('|', ''));
    expect([
      after('x\ty', range('r0 a', 'r1 d')),
      after('x\ty', range('r0 a', 'r0 c')),
      after('x\ny', range('r0 a', 'r0 b')),
      after('x\ty\nz\t1', range('r0 b', 'r3 b')),
      after('x\ty\nz\t1', range('r0 a', 'r2 b')),
    ]).toEqual([
      ['xyxy', 'xyxy', '----', '----'],
      ['xy--', '----', '----', '----'],
      ['xx--', 'yy--', '----', '----'],
      ['-xy-', '-z1-', '-xy-', '-z1-'],
      ['xy--', 'z1--', '----', '----'],
    ]);
  });

  it('TABLE-28 writes only writable cells of an added row', () => {
    const some: readonly Column[] = [
      { key: 'name', title: '姓名', type: 'input' },
      { key: 'shown', title: '状态', type: 'normal' },
      { key: 'locked', title: '备注', type: 'input', disabled: ({ name }) => name === '甲' },
    ];
    expect(pasted('甲\tx\ty\r\n乙\tx\ty\r\n', range('r0 name', 'r0 name'), testRows(some, [{}]))).toMatchObject({
      after: ['甲||y', '乙||y'],
      skipped: 2,
      landed: 4,
    });
    expect(pasted('\r\n甲\tx\ty\r\n乙\tx\ty\r\n', range('r0 name', 'r0 name'), testRows(some, [{}]))).toMatchObject({
      after: ['||', '甲||', '乙||y'],
      skipped: 3,
      landed: 4,
    });
  });

  it('TABLE-28 skips read-only cells and texts without a column, and shifts nothing into their place', () => {
    const locked = testRows(
      columns,
      three()
        .keys.slice(0, 2)
        .map((_, index) => ({ name: `甲${index}`, age: index, sex: 1, code: `A${index}`, note: '' })),
      ['r0'],
    );
    expect([
      pasted('女\tX\t好\t多\t\r\n', range('r1 sex', 'r1 sex')),
      pasted('a\r\nb\r\n', range('r0 name', 'r0 name'), locked),
    ]).toEqual([
      { after: ['张三|61|男|A1|', '李四|62|女|A2|好', '王五|63|男|A3|'], skipped: 2, landed: 2, added: 0, bad: [] },
      { after: ['甲0|0|男|A0|', 'b|1|男|A1|'], skipped: 1, landed: 1, added: 0, bad: [] },
    ]);
  });

  it('TABLE-28 adds rows with their defaults below the last one, and none for trailing blank lines', () => {
    expect(
      pasted('甲\t1\t男\tC\t\r\n乙\t2\t\t\t好\r\n\t\t\t\t\r\n丙\t\t\t\t\r\n\t\t\t\t\r\n', range('r2 name', 'r2 name')),
    ).toEqual({
      after: ['张三|61|男|A1|', '李四|62|女|A2|', '甲|1|男|A3|', '乙|2|||好', '||||无', '丙||||无'],
      skipped: 1,
      landed: 8,
      added: 3,
      bad: [],
    });
  });

  it('TABLE-28 adds no rows if not allowed, and reports the number of texts without a row', () => {
    expect(pasted('甲\r\n乙\r\n\r\n丙\r\n', range('r2 name', 'r2 name'), three(), false)).toEqual({
      after: ['张三|61|男|A1|', '李四|62|女|A2|', '甲|63|男|A3|'],
      skipped: 2,
      landed: 1,
      added: 0,
      bad: [],
    });
  });

  it('TABLE-28 writes invalid text if it can be marked, otherwise keeps the cell, and lists both', () => {
    expect(pasted('甲\t七十\t未知\r\n乙\t71\t女\r\n', range('r0 name', 'r0 name'))).toEqual({
      after: ['甲|七十|男|A1|', '乙|71|女|A2|', '王五|63|男|A3|'],
      skipped: 0,
      landed: 5,
      added: 0,
      bad: ['r0 age 0 七十 kept', 'r0 sex 0 未知 left'],
    });
  });

  it('TABLE-28 keeps a row added for a text that no cell accepts', () => {
    expect(pasted('\t\t未知\r\n', range('r2 name', 'r2 name'), testRows(columns, [])).added).toBe(0);
    expect(pasted('男\r\n未知\r\n', range('r2 sex', 'r2 sex'))).toEqual({
      after: ['张三|61|男|A1|', '李四|62|女|A2|', '王五|63|男|A3|', '||||无'],
      skipped: 0,
      landed: 1,
      added: 1,
      bad: ['n0 sex 3 未知 left'],
    });
  });

  it('TABLE-28 leaves cells unchanged that are missing in a shorter line', () => {
    expect(pasted('甲\t1\r\n乙\r\n', range('r0 name', 'r0 name')).after).toEqual([
      '甲|1|男|A1|',
      '乙|62|女|A2|',
      '王五|63|男|A3|',
    ]);
  });

  it('TABLE-28 does nothing without text, or if the cell no longer exists', () => {
    const nothing = {
      after: three().after({ cells: [], skipped: 0, bad: [] }),
      skipped: 0,
      landed: 0,
      added: 0,
      bad: [],
    };
    expect([pasted('', range('r0 name', 'r0 name')), pasted('x', range('r9 name', 'r9 name'))]).toEqual([
      nothing,
      nothing,
    ]);
  });
});
