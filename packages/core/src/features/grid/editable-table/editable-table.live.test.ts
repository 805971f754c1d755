import { describe, expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';

describe('remote changes', () => {
  it('are merged by server id, highlighted, and excluded from undo', () => {
    const { table, row } = openTable();
    const before = [table.rows.view(row(0)), table.rows.view(row(1))];
    table.send({
      type: 'live.updated',
      rows: [
        { id: 'b', name: '李丽', age: 58, unknown: 1 },
        { id: 'gone', name: '无' },
      ],
    });
    const view = table.rows.view(row(1));
    expect(view?.values).toEqual({ id: 'b', name: '李丽', age: 58 });
    expect([
      Object.keys(view?.changedByOthers ?? {}),
      table.rows.view(row(0)) === before[0],
      view === before[1],
    ]).toEqual([['name'], true, false]);
    expect([table.facts().canUndo, table.facts().isDirty]).toEqual([false, false]);
  });

  it('are highlighted anew each time, and not if nothing changed', () => {
    const { table, row } = openTable();
    const flagOf = () => table.rows.view(row(1))?.changedByOthers['name'];
    const flags = ['甲', '甲', '乙'].map((name) => {
      table.send({ type: 'live.updated', rows: [{ id: 'b', name }] });
      return flagOf();
    });
    expect([flags[0] === flags[1], Number(flags[2]) > Number(flags[1])]).toEqual([true, true]);
  });

  it("do not replace the editor's value, and are shown beside it", () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '李小' });
    table.send({ type: 'live.updated', rows: [{ id: 'b', name: '李丽', age: 59 }] });
    const during = table.facts().edited;
    table.send({ type: 'edit.commit' });
    expect(during).toEqual({
      ...cell(1, 'name'),
      draft: '李小',
      isReplacing: true,
      isUntouched: false,
      problem: null,
      remoteValue: '李丽',
    });
    expect(table.readNow().rows[1]).toMatchObject({ name: '李小', age: 59 });
  });

  it('apply if nothing was typed, or when editing is cancelled', () => {
    const { table, cell } = openTable();
    for (const [id, end] of [
      ['a', 'edit.commit'],
      ['b', 'edit.cancel'],
    ] as const) {
      table.send({ type: 'edit.start', place: cell(id === 'a' ? 0 : 1, 'name') });
      table.send({ type: 'live.updated', rows: [{ id, name: `${id}的` }] });
      table.send({ type: end });
    }
    expect(table.readNow().rows.map(({ name }) => name)).toEqual(['a的', 'b的', '张敏']);
  });

  it('do not revert local input in other cells', () => {
    const { table, cell } = openTable();
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '我的' }] });
    table.send({ type: 'live.updated', rows: [{ id: 'a', name: '他们的' }] });
    table.send({ type: 'change.undo' });
    expect(table.readNow().rows[0]?.['name']).toBe('他们的');
  });
});
