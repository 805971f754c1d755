import { read, type CellObject } from '@e965/xlsx';
import { expect, it } from 'vitest';

import type { ExportFormat } from '@evergreen/core/resources';

import { createTableWriter } from './table-writer.ts';
import type { FileCellValue } from './table-file.types.ts';

const columns = ['名称', '数量', '备注'];

/** The sheets of a file as a library that shares no code with the writers reads them. */
function sheetsIn(file: Buffer): readonly (readonly (readonly FileCellValue[])[])[] {
  const book = read(file, { dense: true, cellFormula: true });
  return book.SheetNames.map((name) => {
    const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = book.Sheets[name]?.['!data'] ?? [];
    return rows.map((row = []) =>
      columns.map((_, column) => {
        const cell = row[column];
        if (cell?.f !== undefined) return `FORMULA ${cell.f}`;
        const value = cell?.v;
        return typeof value === 'string' || typeof value === 'number' ? value : null;
      }),
    );
  });
}

function written(format: ExportFormat, rows: readonly (readonly FileCellValue[])[]): Buffer {
  const writer = createTableWriter(format, { name: '活动', columns });
  for (const row of rows) writer.add(row);
  return writer.end();
}

const awkward: readonly (readonly FileCellValue[])[] = [
  ['春游', 12.5, '第一行\n第二行'],
  ['110101199003078515', -3, ' 前后有空格 '],
  ['', 0, null],
  ['<b>&"\'</b>', 1e-7, '_x0041_'],
  ['😀 𠮷', 123_456_789, 'x'.repeat(20_000)],
  ['活'.repeat(32_767), null, '活'.repeat(5000)],
];
const read0 = awkward.map((row) => row.map((value) => (value === '' ? null : value)));

it.each(['xls', 'xlsx'] as const)(
  'T-36 writes .%s that another program reads as it was, whatever the texts hold',
  (format) => {
    expect(sheetsIn(written(format, awkward))).toEqual([[columns, ...read0]]);
  },
);

it.each(['xls', 'xlsx'] as const)(
  'T-36 writes what looks like a formula into .%s as text, and numbers as numbers',
  (format) => {
    const rows = [
      ['=1+1', 1, '@SUM(A1)'],
      ["=cmd|' /C calc'!A0", -1, '+1'],
      ['-1', 0.5, '\t=1'],
    ];
    expect(sheetsIn(written(format, rows))).toEqual([[columns, ...rows]]);
  },
);

it('T-36 begins every text of a CSV that looks like a formula with an apostrophe, and no number', () => {
  const text = written('csv', [
    ['=1+1', -1, 'a,"b"'],
    ['\t=1', 2, null],
    ['＝1+1', 3, '＠SUM(A1)'],
  ]).toString();
  expect(text).toBe('\u{FEFF}名称,数量,备注\r\n\'=1+1,-1,"a,""b"""\r\n\'\t=1,2,\r\n\'＝1+1,3,\'＠SUM(A1)\r\n');
});

it('writes into .xls what does not fit one sheet as further sheets, each with the heading', () => {
  const rows = Array.from({ length: 65_540 }, (_, index): FileCellValue[] => [`第 ${index} 行`, index, null]);
  const [first = [], second = []] = sheetsIn(written('xls', rows));
  expect([first.length, second.length]).toEqual([65_536, 6]);
  expect([second[0], second[5], first.at(-1)]).toEqual([columns, rows.at(-1), rows[65_534]]);
});
