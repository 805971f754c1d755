import { act, render, screen } from '@testing-library/react';
import type { EditableTableService } from '@evergreen/core/grid/editable-table';
import { expect, it } from 'vitest';

import { newStage } from '../../../../adapter/testing/stage.tsx';
import { realTable } from '../testing/real-table.ts';
import { useRowsInView } from './use-rows-in-view.ts';

function shown() {
  const { table } = realTable(newStage(), {
    columns: [{ key: 'name', title: '姓名', type: 'input' }],
    rows: ['one', 'two', 'three', 'four'].map((name, at) => ({ id: `${at}`, name })),
  });
  let times = 0;
  function TwoRows({ rows }: { readonly rows: EditableTableService['rows'] }) {
    const drawn = [1, 2].map((position) => ({ position, view: rows.viewAt(position) }));
    useRowsInView(rows, drawn);
    times += 1;
    return (
      <output>{drawn.map(({ view }) => (view === undefined ? '-' : rows.text(view.key, 'name'))).join(' ')}</output>
    );
  }
  render(<TwoRows rows={table.rows} />);
  const write = (position: number, value: string) =>
    act(
      () =>
        void table.send({
          type: 'cells.write',
          cells: [{ row: table.rows.keyAt(position) ?? '', column: 'name', value }],
        }),
    );
  const seen = () => [screen.getByRole('status').textContent, times];
  return { table, write, seen };
}

it('rows in view are drawn again when one of them is written, and not when another is', () => {
  const { write, seen } = shown();
  const steps = [seen()];
  for (const position of [0, 3, 2, 1]) {
    write(position, `new${position}`);
    steps.push(seen());
  }
  expect(steps).toEqual([
    ['two three', 1],
    ['two three', 1],
    ['two three', 1],
    ['two new2', 2],
    ['new1 new2', 3],
  ]);
});

it('rows in view are drawn again when others stand where they stood, or none', () => {
  const { table, seen } = shown();
  act(() => void table.send({ type: 'rows.remove', rows: table.rows.keyAt(0) ?? '' }));
  const moved = seen();
  act(() => void table.send({ type: 'rows.remove', rows: table.rows.keyAt(2) ?? '' }));
  const gone = seen();
  act(() => void table.send({ type: 'rows.load', rows: [] }));
  expect([moved, gone, seen()]).toEqual([
    ['three four', 2],
    ['three -', 3],
    ['- -', 4],
  ]);
});
