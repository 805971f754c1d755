import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import type { CellValidationResult } from './column.types.ts';
import type { TableEmitted } from './editable-table.types.ts';
import { openTable } from './editable-table.testing.ts';

/** Rows requested to be saved since the last call. */
const asked = (told: TableEmitted[]) =>
  told.splice(0).flatMap((emitted) => (emitted.type === 'rowSave.requested' ? [[emitted.row, emitted.values]] : []));

describe('row saved immediately', () => {
  it('waits for any open editor, and is requested once', () => {
    const { table, cell, row, told } = openTable({ saveAtOnce: true });
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.send({ type: 'cells.write', cells: [{ ...cell(1, 'age'), value: 5 }] });
    const open = asked(told);
    table.send({ type: 'edit.cancel' });
    const closed = asked(told);
    table.send({ type: 'cell.focus', place: cell(2, 'name') });
    expect([open, closed, asked(told)]).toEqual([[], [[row(1), { id: 'b', name: '李娜', age: 5, orderNum: 2 }]], []]);
  });

  it('is requested immediately if new and without focus', () => {
    const { table, cell, row, told } = openTable({ saveAtOnce: true });
    table.send({ type: 'rows.add', values: { name: '新人' } });
    table.send({ type: 'cells.write', cells: [{ ...cell(3, 'age'), value: 5 }] });
    const alone = asked(told);
    table.send({ type: 'cell.focus', place: cell(3, 'age') });
    table.send({ type: 'cells.write', cells: [{ ...cell(3, 'age'), value: 6 }] });
    const inside = asked(told);
    table.send({ type: 'cell.focus', place: cell(0, 'age') });
    const values = (age: number) => [[row(3), { name: '新人', age, orderNum: 4 }]];
    expect([alone, inside, asked(told)]).toEqual([values(5), [], values(6)]);
  });

  it('is requested after its handlers, and not if they reject', async () => {
    const questions: ((verdict: CellValidationResult) => void)[] = [];
    const { table, cell, row, told } = openTable({
      saveAtOnce: true,
      columns: [
        {
          key: 'name',
          title: '姓名',
          type: 'input',
          validateRules: [
            {
              handler: ({ moment }) =>
                moment === 'getValues' ? new Promise((answer) => void questions.push(answer)) : true,
            },
          ],
        },
      ],
      rows: [
        { id: 'a', name: '甲' },
        { id: 'b', name: '乙' },
        { id: 'c', name: '丙' },
      ],
    });
    table.send({
      type: 'cells.write',
      cells: [0, 1, 2].map((position) => ({ ...cell(position, 'name'), value: `${position}` })),
    });
    await settled();
    const before = asked(told);
    questions[0]?.(true);
    questions[1]?.('不行');
    await settled();
    const some = asked(told);
    table.send({ type: 'rows.remove', rows: row(0) });
    questions[2]?.(true);
    await settled();
    expect([before, some, asked(told), table.errors().map(({ message }) => message['zh-CN'])]).toEqual([
      [],
      [],
      [[row(1), { id: 'c', name: '2', orderNum: 2 }]],
      ['不行'],
    ]);
  });

  it('is not requested again after the whole table was saved, but is if only others were', () => {
    const left = (stored: 'all' | 'others') => {
      const { table, cell, row, told } = openTable({ saveAtOnce: true });
      table.send({ type: 'rows.add', values: { name: '新人' } });
      table.send({ type: 'cell.focus', place: cell(3, 'name') });
      table.send({ type: 'cells.write', cells: [{ ...cell(3, 'age'), value: 5 }] });
      const before = asked(told);
      table.send(stored === 'all' ? { type: 'save.done' } : { type: 'save.done', rows: [row(0)] });
      table.send({ type: 'focus.leave' });
      return [before, asked(told).length];
    };
    expect([left('all'), left('others')]).toEqual([
      [[], 0],
      [[], 1],
    ]);
  });

  it('was written by the user, a program or undo, but not remotely', () => {
    const { table, cell, told } = openTable({ saveAtOnce: true });
    const ids = () => asked(told).map(([, values]) => (typeof values === 'object' ? values['id'] : values));
    const seen = [
      () => table.send({ type: 'cells.write', cells: [{ ...cell(0, 'age'), value: 1 }] }),
      () => table.send({ type: 'change.undo' }),
      () => table.send({ type: 'change.redo' }),
      () => table.send({ type: 'live.updated', rows: [{ id: 'b', age: 2 }] }),
      () => table.send({ type: 'cell.focus', place: cell(2, 'age') }),
      () => table.send({ type: 'range.clear' }),
      () => table.send({ type: 'clipboard.paste', text: '7', html: '' }),
      () => table.send({ type: 'cells.write', origin: 'import', cells: [{ ...cell(1, 'age'), value: 3 }] }),
    ].map((act) => [act(), ids()][1]);
    expect(seen).toEqual([['a'], ['a'], ['a'], [], [], ['c'], ['c'], ['b']]);
  });

  it('reports the remaining rows after a save, and nothing once all are saved', () => {
    const { table, cell, row } = openTable({ saveAtOnce: true });
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(0, 'age'), value: 1 },
        { ...cell(1, 'age'), value: 2 },
      ],
    });
    const message = localized('第 2 行没有保存', 'Row 2 was not saved');
    table.send({ type: 'save.done', rows: [row(0)], left: message });
    const first = [table.facts().failure, table.facts().isDirty];
    table.send({ type: 'save.done', rows: [row(1)] });
    expect([first, [table.facts().failure, table.facts().isDirty]]).toEqual([
      [message, true],
      [null, false],
    ]);
  });
});
