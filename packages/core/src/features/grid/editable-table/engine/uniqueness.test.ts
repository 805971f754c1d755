import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import { complaints, keyAt, listened, tableOf, write } from './engine-table.testing.ts';

const code: Column = { key: 'code', title: '编码', type: 'read', validateRules: [{ unique: true, message: '重复' }] };
const tableOfCodes = (...codes: readonly CellValue[]) =>
  tableOf(
    codes.map((value, index) => ({ id: `${index}`, code: value })),
    { columns: [code] },
  );

describe('values of a unique column', () => {
  it.each<[CellValue, CellValue, boolean]>([
    ['a', 'a', true],
    ['a', 'A', false],
    [1, 1, true],
    [1, '1', false],
    [0, false, false],
    [true, true, true],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1 }, true],
    ['', '', false],
    [null, null, false],
    [[], [], false],
  ])('TABLE-11 %j and %j are equal: %s', (one, other, isSame) => {
    const table = tableOfCodes(one, other);
    table.validate('getValues');
    const given = table.errorCount() === 2;
    const written = tableOfCodes('x', other);
    write(written, 0, 'code', one, 'program');
    expect([given, written.errorCount() === 2]).toEqual([isSame, isSame]);
  });

  it('TABLE-11 are marked while two rows hold them, whichever is written', () => {
    const table = tableOfCodes('a', 'b', 'c', 'd');
    const seen = (
      [
        [1, 'a'],
        [2, 'a'],
        [0, 'x'],
        [1, 'y'],
        [3, 'a'],
        [2, null],
        [3, ''],
      ] as const
    ).map(([position, value]) => {
      write(table, position, 'code', value, 'program');
      return complaints(table)
        .map((words) => words.slice(0, 1))
        .join('');
    });
    expect(seen).toEqual(['01', '012', '12', '', '23', '', '']);
  });

  it('TABLE-11 are marked when a single row is added with one, also in a row that is not rendered', () => {
    const table = tableOfCodes('a', 'b');
    const heard = listened(table);
    table.commit({ origin: 'rows', changes: [table.insertion([table.newRow({ code: 'a' })], 0)] });
    const come = [complaints(table), heard()];
    table.commit({ origin: 'rows', changes: [table.removal(keyAt(table, 1))] });
    expect([come, complaints(table)]).toEqual([
      [
        ['0 code 重复', '1 code 重复'],
        ['row 0', 'order', 'all'],
      ],
      [],
    ]);
  });

  it('TABLE-11 can be swapped in one gesture', () => {
    const table = tableOfCodes('a', 'b');
    const cells = (first: string, second: string) =>
      [first, second].map((value, index) => ({ row: keyAt(table, index), column: 'code', value }));
    table.commit({ origin: 'program', changes: [{ kind: 'cellsWritten', cells: cells('b', 'a') }] });
    const exchanged = complaints(table);
    table.undo();
    expect([exchanged, complaints(table), table.read().rows.map((row) => row['code'])]).toEqual([[], [], ['a', 'b']]);
  });

  it('TABLE-11 are compared with replaced rows after a reload', () => {
    const table = tableOfCodes('a', 'b');
    write(table, 0, 'code', 'b', 'program');
    table.load([
      { id: '1', code: 'x' },
      { id: '2', code: 'b' },
    ]);
    const loaded = complaints(table);
    write(table, 0, 'code', 'b', 'program');
    expect([loaded, complaints(table)]).toEqual([[], ['0 code 重复', '1 code 重复']]);
  });
});
