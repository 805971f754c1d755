import { describe, expect, it } from 'vitest';

import { sameText } from '../../../../kernel/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { Column } from '../column.types.ts';
import type { ChangeOrigin } from '../transaction.types.ts';
import { plainKinds } from './engine-kinds.testing.ts';
import { abc, complaints, listened, name, price, tableOf, write } from './engine-table.testing.ts';

const ask = (): null => null;
const needed: Column = { ...name, validateRules: [{ required: true, message: '必填' }] };
const asked: Column = { ...price, validateRules: [{ handler: ask }, { pattern: '^[0-8]+$', message: '没有9' }] };

describe('added rows', () => {
  it('TABLE-11 are validated if they have values, and not if blank', () => {
    const found = (origin: ChangeOrigin) => {
      const table = tableOf([], { columns: [needed] });
      table.commit({ origin, changes: [table.insertion([table.newRow()])] });
      return `${origin} ${table.errorCount()}`;
    };
    expect((['paste', 'fill', 'import', 'rows', 'program', 'live', 'drag'] as const).map(found)).toEqual([
      'paste 1',
      'fill 1',
      'import 1',
      'rows 0',
      'program 0',
      'live 0',
      'drag 0',
    ]);
  });

  it('removed in the same gesture have no errors', () => {
    const table = tableOf(abc, { columns: [needed, asked] });
    const row = table.newRow();
    table.commit({ origin: 'paste', changes: [table.insertion([row]), table.removal(row.key)] });
    table.commit({
      origin: 'program',
      changes: [
        { kind: 'cellsWritten', cells: [{ row: 'row-0-1', column: 'name', value: '' }] },
        table.removal('row-0-1'),
      ],
    });
    expect([table.errorCount(), table.takePendingChecks()]).toEqual([0, []]);
  });

  it('restored have their previous errors only', () => {
    const table = tableOf(abc, {
      columns: [needed, { ...price, validateRules: [{ required: true, message: '没有价' }] }],
    });
    write(table, 1, 'name', '');
    table.validate('getValues', []);
    table.commit({
      origin: 'program',
      changes: [
        { kind: 'cellsWritten', cells: [{ row: 'row-2-3', column: 'price', value: 4 }] },
        table.removal(['row-1-2', 'row-2-3']),
      ],
    });
    const gone = complaints(table);
    table.undo();
    expect([gone, complaints(table)]).toEqual([[], ['1 name 必填']]);
  });

  it('replaced by remote rows have no errors', () => {
    const table = tableOf([{ id: '1' }, { id: '2' }], { columns: [needed] });
    table.validate('getValues');
    table.commit({ origin: 'rows', changes: [table.removal('row-1-2')] });
    table.load([{ id: '1' }, { id: '2' }]);
    table.commit({ origin: 'rows', changes: [table.removal('row-1-2')] });
    table.undo();
    expect(table.errorCount()).toBe(0);
  });
});

describe('untouched row', () => {
  it('is marked when another becomes equal, and otherwise not', () => {
    const table = tableOf(
      [
        { id: '1', name: '7' },
        { id: '2', name: '7' },
        { id: '3', name: 'c' },
      ],
      {
        columns: [
          {
            ...name,
            validateRules: [
              { pattern: 's', message: '只能字母' },
              { unique: true, message: '重复' },
            ],
          },
        ],
      },
    );
    write(table, 0, 'name', 'a');
    const left = complaints(table);
    write(table, 0, 'name', 'c');
    expect([left, complaints(table)]).toEqual([[], ['0 name 重复', '2 name 重复']]);
  });
});

describe('handlers', () => {
  it('TABLE-11 are called for each cell separately', () => {
    const table = tableOf(abc, {
      columns: [needed, asked, { key: 'note', title: '备注', type: 'text', validateRules: [{ handler: ask }] }],
    });
    const cells = ['row-0-1', 'row-1-2', 'row-2-3'].flatMap((row) =>
      ['price', 'note'].map((column) => ({ row, column })),
    );
    const pending = table.validate('getValues', cells);
    const counted = pending.map(({ row, column, ticket }) =>
      table.resolveValidation({ row, column }, ticket, sameText(`${ticket}`)),
    );
    expect([pending.map(({ row, column }) => ({ row, column })), counted, complaints(table)]).toEqual([
      cells,
      [true, true, true, true, true, true],
      ['0 price 1', '0 note 2', '1 price 3', '1 note 4', '2 price 5', '2 note 6'],
    ]);
  });

  it('are not called for values invalid in their column, nor for removed rows', () => {
    const table = tableOf(abc, { columns: [needed, asked] });
    write(table, 0, 'price', 'much');
    const wrong = [table.takePendingChecks(), complaints(table)];
    write(table, 1, 'price', 20);
    table.commit({ origin: 'rows', changes: [table.removal('row-1-2')] });
    expect([
      wrong,
      table.takePendingChecks(),
      table.validate('getValues', [{ row: 'row-1-2', column: 'price' }]),
    ]).toEqual([[[], ['0 price not a number']], [], []]);
  });

  it("do not hide the table's own errors once they accept", () => {
    const table = tableOf(abc, { columns: [needed, asked] });
    write(table, 0, 'price', 9);
    const [check] = table.takePendingChecks();
    table.resolveValidation({ row: 'row-0-1', column: 'price' }, check?.ticket ?? -1, null);
    const found = complaints(table);
    write(table, 0, 'price', 8);
    expect([found, complaints(table)]).toEqual([['0 price 没有9'], []]);
  });

  it('keep their error while called again, without a notification', () => {
    const table = tableOf(abc, { columns: [needed, asked] });
    const [first] = table.validate('getValues', [{ row: 'row-0-1', column: 'price' }]);
    table.resolveValidation({ row: 'row-0-1', column: 'price' }, first?.ticket ?? -1, sameText('taken'));
    const heard = listened(table);
    const again = table.validate('getValues', [{ row: 'row-0-1', column: 'price' }]);
    const told = heard();
    table.commit({ origin: 'rows', changes: [table.removal('row-0-1')] });
    table.undo();
    const back = [complaints(table), table.takePendingChecks().map(({ row }) => row)];
    expect({ again: again.map(({ ticket }) => ticket), told, back }).toEqual({
      again: [2],
      told: ['all'],
      back: [[], ['row-0-1']],
    });
  });
});

describe('value invalid in its column', () => {
  const hidden: CellKind = {
    ...(plainKinds.get('number') ?? expect.fail('there are no numbers')),
    name: 'hiddenNumber',
    isHidden: true,
  };
  const kinds = new Map([...plainKinds, ['hiddenNumber', hidden]]);
  const columns: readonly Column[] = [
    { key: 'a', title: 'A', type: 'number' },
    { key: 'b', title: 'B', type: 'hiddenNumber' },
    { key: 'c', title: 'C', type: 'hiddenNumber', validateHidden: true },
  ];
  const given = [{ id: '1', a: 'x', b: 'y', c: 'z' }];

  it('is marked if its column is validated', () => {
    const errors = (validation: boolean) =>
      tableOf(given, { columns, kinds, features: { validation } }).view('row-0-1')?.errors;
    expect([errors(true), errors(false)]).toEqual([{ a: sameText('not a number'), c: sameText('not a number') }, {}]);
  });

  it('is reported for its own row only', () => {
    const table = tableOf([{ id: '1', a: 'x' }, { id: '2', a: 1 }, { id: '3' }], { columns, kinds });
    const heard = listened(table);
    const told = [0, 1].map(() => [table.validate('getValues'), heard()][1]);
    write(table, 0, 'a', 5);
    expect([told, heard(), table.validate('getValues'), heard()]).toEqual([
      [['row 0', 'all'], ['all']],
      ['row 0', 'all'],
      [],
      ['all'],
    ]);
  });

  it('is counted when validated, reported once, and cleared when corrected', () => {
    const table = tableOf(given, { columns, kinds });
    const heard = listened(table);
    const counts = [0, 1].map(() => [table.validate('getValues'), table.errorCount(), heard().join(' ')]);
    write(table, 0, 'a', 1);
    const one = table.view('row-0-1')?.errors;
    write(table, 0, 'c', 1, 'program');
    expect({ counts, one, none: table.view('row-0-1')?.errors, count: table.errorCount() }).toEqual({
      counts: [
        [[], 2, 'row 0 all'],
        [[], 2, 'all'],
      ],
      one: { c: sameText('not a number') },
      none: {},
      count: 0,
    });
  });
});
