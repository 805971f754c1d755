import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import type { CellValidationResult } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';

describe('removed rows', () => {
  it('pass the focus to the row now at their position, to the last one at the end, and to none in an empty table', () => {
    const { table, row, cell } = openTable();
    const focused = [0, 2, 0, 0].map((position) => {
      table.send({ type: 'cell.focus', place: cell(Math.min(position, table.facts().rowCount - 1), 'age') });
      const before = table.facts().active?.row;
      table.send({ type: 'rows.remove', rows: before ?? '' });
      return [before, table.facts().active];
    });
    const keys = ['row-0-a', 'row-1-b', 'row-2-c'];
    expect([focused, row(0)]).toEqual([
      [
        [keys[0], { row: keys[1], column: 'age' }],
        [keys[2], { row: keys[1], column: 'age' }],
        [keys[1], null],
        [undefined, null],
      ],
      '',
    ]);
  });

  it('keep focus, range, sub-table and expanded state of other rows', () => {
    const { table, row, cell } = openTable();
    table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'age') } });
    table.send({ type: 'subTable.toggle', row: row(0) });
    table.send({ type: 'row.expand', row: row(1), isExpanded: true });
    table.send({ type: 'drag.start', row: row(0) });
    const open = () => {
      const { active, range, subTable, expanded, dragged, mode } = table.facts();
      return { active, range, subTable, expanded, dragged, mode };
    };
    const before = open();
    table.send({ type: 'rows.remove', rows: row(2) });
    const after = open();
    table.send({ type: 'rows.remove', rows: row(0) });
    expect([after, open()]).toEqual([
      before,
      { active: cell(0, 'age'), range: null, subTable: null, expanded: new Set([row(0)]), dragged: null, mode: 'idle' },
    ]);
  });
});

describe('cell that was left', () => {
  it('TABLE-11 is not validated after the delay while edited again, but is while another one is', () => {
    const { table, cell, clock } = openTable({
      rows: [
        { id: 'a', name: '' },
        { id: 'b', name: '' },
      ],
    });
    const complaints = () => table.errors().map(({ position, column }) => `${position} ${column}`);
    const left = () => {
      table.send({ type: 'edit.start', place: cell(0, 'name') });
      table.send({ type: 'edit.commit' });
      clock.advance(50);
    };
    left();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    clock.advance(50);
    const again = complaints();
    table.send({ type: 'edit.cancel' });
    left();
    table.send({ type: 'edit.start', place: cell(1, 'name') });
    clock.advance(50);
    expect([again, complaints(), table.facts().mode]).toEqual([[], ['0 name'], 'editing']);
  });
});

describe('while loading', () => {
  it('an open editor continues, and is cancelled, committed or left as usual', () => {
    const ended = (['edit.cancel', 'edit.commit', 'focus.leave'] as const).map((type) => {
      const { table, cell } = openTable();
      table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
      table.send({ type: 'rows.loading' });
      table.send({ type: 'edit.change', value: '甲乙' });
      const draft = table.facts().edited?.draft;
      table.send({ type });
      return [draft, table.facts().mode, table.facts().edited, table.readNow().rows[0]?.['name']];
    });
    expect(ended).toEqual([
      ['甲乙', 'loading', null, '王伟'],
      ['甲乙', 'loading', null, '甲乙'],
      ['甲乙', 'loading', null, '甲乙'],
    ]);
  });

  it('TABLE-12 a pending read ends with the errors, which are revealed', async () => {
    const answers: ((verdict: CellValidationResult) => void)[] = [];
    const { table, cell, told } = openTable({
      columns: [
        {
          key: 'name',
          title: '姓名',
          type: 'input',
          validateRules: [{ handler: () => new Promise((answer) => void answers.push(answer)) }],
        },
      ],
      rows: [{ id: 'a', name: '甲' }],
    });
    const reading = table.read({ validate: true });
    table.send({ type: 'rows.failed', message: localized('没有来', 'did not come') });
    const mode = table.facts().mode;
    answers[0]?.('不行');
    const { ok } = await reading;
    expect([mode, ok, table.facts().active, told.map(({ type }) => type)]).toEqual([
      'idle',
      false,
      cell(0, 'name'),
      ['cell.revealed', 'notice.raised', 'message.announced'],
    ]);
  });
});
