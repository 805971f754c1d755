import { expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

const COLUMNS = 20;
const columns = Array.from({ length: COLUMNS }, (_, at) => ({ key: `c${at}`, title: `列${at}`, type: 'input' }));
const values = Object.fromEntries(columns.map(({ key }) => [key, key]));

/** Number of cell reads by gestures in a table of this many rows with twenty columns, excluding reads on load. */
function readBy(count: number) {
  let reads = 0;
  const counting: ProxyHandler<Record<string, string>> = {
    get(target, key) {
      if (key !== 'id') reads += 1;
      return Reflect.get(target, key);
    },
  };
  const rows = Array.from({ length: count }, (_, at) => new Proxy({ id: `${at}`, ...values }, counting));
  const { table, clock, row, cell } = openTable({ columns, rows, rowSelection: 'checkbox' });
  clock.advance(60_000);
  const middle = count / 2;
  const counted = (gesture: () => void): number => {
    const before = reads;
    gesture();
    return reads - before;
  };
  const seen = {
    opened: reads,
    shown: counted(() => Array.from({ length: 9 }, (_, at) => table.rows.text(row(middle + at), 'c3'))),
    typed: counted(() => {
      table.send({ type: 'edit.start', place: cell(middle, 'c5'), seed: '新' });
      table.send({ type: 'edit.commit', step: 'down' });
    }),
    pasted: counted(() => table.send({ type: 'clipboard.paste', text: '甲\t乙\n丙\t丁', html: '' })),
    undone: counted(() => table.send({ type: 'change.undo' })),
    inserted: counted(() => table.send({ type: 'row.insert', after: row(middle) })),
    moved: counted(() => table.send({ type: 'row.move', row: row(middle), by: 'up' })),
    removed: counted(() => table.send({ type: 'rows.remove', rows: row(middle) })),
    ticked: counted(() => table.send({ type: 'rows.selectAll', isSelected: true })),
  };
  return { seen, rowCount: table.rows.rowCount() };
}

it('TABLE-30 every gesture in a hundred thousand rows of twenty columns reads as many cells as in a thousand', () => {
  const [few, many] = [readBy(1_000), readBy(100_000)];
  expect(many.seen).toEqual(few.seen);
  expect([few.rowCount, many.rowCount, Object.values(many.seen).every((reads) => reads <= 200)]).toEqual([
    1_000,
    100_000,
    true,
  ]);
});
