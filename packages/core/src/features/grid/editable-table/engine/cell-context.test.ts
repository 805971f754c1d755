import { describe, expect, it } from 'vitest';

import { sameText } from '../../../../kernel/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { Column } from '../column.types.ts';
import { plainKinds } from './engine-kinds.testing.ts';
import { complaints, tableOf, write } from './engine-table.testing.ts';

const plain = plainKinds.get('number') ?? expect.fail('there are no numbers');

/** A number that must not be less than another column of its row, displayed by its options. */
const end: CellKind = {
  ...plain,
  name: 'end',
  format: (value, { options, column }) =>
    `${column.title}: ${options.find((option) => option.value === value)?.text ?? '?'}`,
  mistake: (value, { values }) => (Number(value) < Number(values['start']) ? sameText('too early') : null),
};
const columns: readonly Column[] = [
  { key: 'start', title: '始', type: 'number', linkageKey: 'end' },
  { key: 'end', title: '终', type: 'end', options: [{ value: 3, text: 'three' }] },
];
const open = () =>
  tableOf(
    [
      { id: '1', start: 1, end: 3 },
      { id: '2', start: 5, end: 3 },
    ],
    { columns, kinds: new Map([...plainKinds, ['end', end]]) },
  );

describe('cell kind', () => {
  it('TABLE-04 receives the current row of its cell', () => {
    const table = open();
    const given = ['row-0-1', 'row-1-2'].map((row) => table.view(row)?.errors);
    write(table, 0, 'end', 0);
    const less = complaints(table);
    table.commit({
      origin: 'program',
      changes: [{ kind: 'cellsWritten', cells: [{ row: 'row-1-2', column: 'start', value: 2 }] }],
    });
    table.validate('getValues');
    expect([given, less, complaints(table)]).toEqual([
      [{}, { end: sameText('too early') }],
      ['0 end too early'],
      ['0 end too early'],
    ]);
  });

  it('TABLE-04 receives its column and the options in its row', () => {
    const table = open();
    const words = () => ['row-0-1', 'row-1-2'].map((row) => table.text(row, 'end'));
    const own = words();
    table.setLinkedOptions('end', '5', [{ value: 3, text: 'after five' }]);
    expect([own, words()]).toEqual([
      ['终: three', '终: three'],
      ['终: ?', '终: after five'],
    ]);
  });
});
