import { describe, expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import type { CellValidationResult } from './column.types.ts';
import { openTable, threePeople } from './editable-table.testing.ts';

const draftKey = 'pro__table:draft:["u1","people"]';

describe('saving a table', () => {
  it('is requested when every cell is valid, and the sent state counts as saved', () => {
    const { table, told, row } = openTable();
    table.send({ type: 'rows.add', values: { name: '新人' } });
    told.length = 0;
    table.send({ type: 'table.save' });
    const asked = [...told];
    const mode = table.facts().mode;
    table.send({ type: 'save.done', ids: new Map([[row(3), 'd']]) });
    expect(asked).toEqual([
      {
        type: 'save.requested',
        values: {
          rows: [
            ...threePeople.map((values, index) => ({ ...values, orderNum: index + 1 })),
            { name: '新人', age: null, orderNum: 4 },
          ],
          deletedIds: [],
        },
      },
    ]);
    expect([mode, table.facts().mode, table.facts().isDirty, table.readNow().rows[3]?.['id']]).toEqual([
      'saving',
      'idle',
      false,
      'd',
    ]);
  });

  it('is not requested with an invalid cell, which is revealed', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'cells.write', cells: [{ ...cell(1, 'name'), value: '' }] });
    told.length = 0;
    table.send({ type: 'table.save' });
    expect(told.map(({ type }) => type)).toEqual(['cell.revealed', 'notice.raised', 'message.announced']);
    expect([table.facts().mode, table.facts().active]).toEqual(['idle', cell(1, 'name')]);
  });

  it('waits for handlers, and blocks writes meanwhile', async () => {
    const answers: ((verdict: CellValidationResult) => void)[] = [];
    const { table, told, cell } = openTable({
      columns: [
        {
          key: 'name',
          title: '姓名',
          type: 'input',
          validateRules: [{ handler: () => new Promise((resolve) => void answers.push(resolve)) }],
        },
      ],
      rows: [{ id: 'a', name: '甲' }],
    });
    table.send({ type: 'table.save' });
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '乙' });
    const mode = table.facts().mode;
    answers[0]?.(true);
    await settled();
    expect([mode, table.facts().mode, told.map(({ type }) => type)]).toEqual([
      'validating',
      'saving',
      ['save.requested'],
    ]);
    table.send({ type: 'save.failed', message: localized('服务器拒绝', 'refused') });
    expect([table.facts().mode, table.facts().failure?.['zh-CN'], told.at(-1)?.type]).toEqual([
      'idle',
      '服务器拒绝',
      'notice.raised',
    ]);
  });

  it('reports a failure once unless already reported, with a given message if any', () => {
    const { table, told } = openTable();
    const message = localized('第 1 行没有保存', 'Row 1 was not saved');
    const notice = localized('没有保存', 'Not saved');
    table.send({ type: 'save.failed', message, notice: null });
    table.send({ type: 'save.failed', message, notice });
    expect([table.facts().failure, told]).toEqual([
      message,
      [{ type: 'notice.raised', notice: { level: 'error', text: notice } }],
    ]);
  });

  it('requests each changed and valid row immediately; a new one on blur', () => {
    const { table, cell, told, row } = openTable({ saveAtOnce: true });
    const asked = () => told.flatMap((emitted) => (emitted.type === 'rowSave.requested' ? [emitted.values] : []));
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    const whileTyping = asked().length;
    table.send({ type: 'edit.commit', step: 'right' });
    const stored = asked();
    table.send({ type: 'rows.add' });
    table.send({ type: 'edit.start', place: cell(3, 'age'), seed: '5' });
    table.send({ type: 'edit.commit', step: 'left' });
    const inNew = [asked().length, table.facts().errorCount];
    table.send({ type: 'focus.leave' });
    const incomplete = [asked().length, table.facts().errorCount];
    table.send({ type: 'edit.start', place: cell(3, 'name'), seed: '乙' });
    table.send({ type: 'edit.commit', step: 'up' });
    expect([whileTyping, stored]).toEqual([0, [{ id: 'a', name: '甲', age: 61, orderNum: 1 }]]);
    expect([inNew, incomplete, asked().slice(1)]).toEqual([[1, 0], [1, 1], [{ name: '乙', age: 5, orderNum: 4 }]]);
    expect(told.findLast(({ type }) => type === 'rowSave.requested')).toMatchObject({ row: row(3) });
  });
});

describe('saved table', () => {
  it('is saved if no other row is pending, and new rows have their ids immediately', () => {
    const { table, cell, row, told } = openTable();
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(0, 'name'), value: '甲' },
        { ...cell(1, 'name'), value: '乙' },
      ],
    });
    table.send({ type: 'rows.add', values: { name: '新' } });
    told.length = 0;
    const added = row(3);
    table.send({ type: 'save.done', rows: [added], ids: new Map([[added, 'd']]) });
    const one = [table.facts().isDirty, table.readNow().rows[3]?.['id']];
    table.send({ type: 'save.done', rows: [row(0)] });
    const two = table.facts().isDirty;
    table.send({ type: 'save.done', rows: [row(1)] });
    expect([one, two, table.facts().isDirty]).toEqual([[true, 'd'], true, false]);
    expect(told).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'message.announced', text: { 'zh-CN': '已保存', 'en-US': 'Saved' } })),
    );
  });

  it('shows why it failed, until saved or reloaded', () => {
    const { table, told } = openTable();
    const message = localized('服务器拒绝', 'refused');
    const failures = (['table.save', 'save.done'] as const).map((next) => {
      table.send({ type: 'save.failed', message });
      const failed = table.facts().failure;
      table.send({ type: next });
      return [failed, table.facts().failure];
    });
    expect([failures, told[0]]).toEqual([
      [
        [message, null],
        [message, null],
      ],
      { type: 'notice.raised', notice: { level: 'error', text: message } },
    ]);
  });

  it('does not request removed or invalid rows', () => {
    const { table, cell, row, told } = openTable({ saveAtOnce: true });
    table.send({
      type: 'cells.write',
      cells: [
        { ...cell(0, 'name'), value: '' },
        { ...cell(1, 'age'), value: 1 },
      ],
    });
    table.send({ type: 'live.updated', rows: [{ id: 'c', age: 2 }] });
    table.send({ type: 'rows.remove', rows: row(0) });
    expect(told.flatMap((emitted) => (emitted.type === 'rowSave.requested' ? [emitted.values] : []))).toEqual([
      { id: 'b', name: '李娜', age: 1, orderNum: 2 },
    ]);
  });
});

describe('unsaved edits', () => {
  function openKept(stored: Readonly<Record<string, string>> = {}) {
    return openTable({ tableCode: 'people' }, { userId: () => 'u1' }, stored);
  }

  it("are persisted within a second, including the editor's value, and offered after a reload", () => {
    const first = openKept();
    first.table.send({ type: 'rows.add', values: { name: '新人' } });
    first.table.send({ type: 'rows.remove', rows: first.row(2) });
    first.table.send({ type: 'edit.start', place: first.cell(0, 'name'), seed: '甲' });
    first.clock.advance(999);
    const early = first.localStorage.entries();
    first.clock.advance(1);
    const { table } = openKept(first.localStorage.entries());
    const offered = table.facts();
    table.send({ type: 'draft.restore' });
    expect([early, offered.hasDraft, offered.isDirty]).toEqual([{}, true, false]);
    expect(table.readNow({ stripTemporaryIds: true })).toEqual({
      rows: [
        { id: 'a', name: '甲', age: 61, orderNum: 1 },
        { id: 'b', name: '李娜', age: 58, orderNum: 2 },
        { name: '新人', age: null, orderNum: 3 },
      ],
      deletedIds: ['c'],
    });
    expect([table.facts().hasDraft, table.facts().isDirty]).toEqual([false, true]);
    table.send({ type: 'change.undo' });
    expect([table.readNow().rows.map(({ id }) => id), table.facts().isDirty]).toEqual([['a', 'b', 'c'], false]);
  });

  it('are persisted with the order of stored rows, new remote rows after their predecessor', () => {
    const first = openKept();
    first.table.send({ type: 'row.move', row: first.row(2), by: -2 });
    first.table.send({ type: 'rows.add', values: { name: '新人' } });
    first.clock.advance(1000);
    const { table } = openTable(
      {
        tableCode: 'people',
        rows: [
          { id: 'first', name: '甲' },
          ...threePeople.slice(0, 2),
          { id: 'late', name: '乙' },
          ...threePeople.slice(2),
        ],
      },
      { userId: () => 'u1' },
      first.localStorage.entries(),
    );
    table.send({ type: 'draft.restore' });
    const restored = table.readNow({ stripTemporaryIds: true }).rows.map(({ name }) => name);
    table.send({ type: 'change.undo' });
    expect([restored, table.readNow().rows.map(({ id }) => id), table.facts().isDirty]).toEqual([
      ['甲', '张敏', '王伟', '新人', '李娜', '乙'],
      ['first', 'a', 'b', 'late', 'c'],
      false,
    ]);
  });

  it('are persisted with a sort order, which is dropped once saved', () => {
    const first = openKept();
    first.table.send({ type: 'rows.sort', column: 'age', direction: 'ascending' });
    first.clock.advance(1000);
    const { table, clock, localStorage } = openKept(first.localStorage.entries());
    table.send({ type: 'draft.restore' });
    const restored = table.readNow().rows.map(({ id }) => id);
    table.send({ type: 'table.save' });
    table.send({ type: 'save.done' });
    table.send({ type: 'rows.add', values: { name: '新人' } });
    clock.advance(1000);
    const [kept] = Object.values(localStorage.entries());
    expect([restored, JSON.parse(kept ?? '{}').value.order]).toEqual([['b', 'a', 'c'], undefined]);
  });

  it('restore only the written columns of a row, and wait for their rows', () => {
    const first = openKept();
    first.table.send({ type: 'edit.start', place: first.cell(0, 'name'), seed: '甲' });
    first.table.dispose();
    const { table } = openTable(
      { tableCode: 'people', rows: [] },
      { userId: () => 'u1' },
      first.localStorage.entries(),
    );
    table.send({ type: 'rows.loading' });
    table.send({ type: 'draft.restore' });
    const loading = table.facts().hasDraft;
    table.send({ type: 'rows.failed', message: localized('连接失败', 'no connection') });
    const failed = table.facts().hasDraft;
    table.send({ type: 'rows.load', rows: [{ id: 'a', name: '王伟', age: 99 }] });
    const loaded = table.facts().hasDraft;
    table.send({ type: 'draft.restore' });
    expect([loading, failed, loaded, table.readNow().rows]).toEqual([
      false,
      false,
      true,
      [{ id: 'a', name: '甲', age: 99, orderNum: 1 }],
    ]);
  });

  it('list the cells changed remotely since, and let the user choose', () => {
    const first = openKept();
    first.table.send({
      type: 'cells.write',
      cells: [
        { ...first.cell(0, 'name'), value: '我' },
        { ...first.cell(1, 'age'), value: 9 },
      ],
    });
    first.clock.advance(1000);
    const others = [
      { id: 'a', name: '他', age: 61 },
      { id: 'b', name: '李娜', age: 58 },
    ];
    const open = () =>
      openTable({ tableCode: 'people', rows: others }, { userId: () => 'u1' }, first.localStorage.entries());
    const restored = (keepsRemote: boolean) => {
      const { table } = open();
      table.send({ type: 'draft.restore', keepsRemote });
      return [table.readNow().rows.map(({ name, age }) => [name, age]), table.facts().draftClashes.cells.length];
    };
    const { table, cell } = open();
    const told = table.facts().draftClashes;
    table.send({
      type: 'live.updated',
      rows: [
        { id: 'b', age: 7 },
        { id: 'a', name: '我' },
      ],
    });
    const later = table.facts().draftClashes;
    table.send({ type: 'rows.load', rows: threePeople });
    const loaded = table.facts().draftClashes;
    const clash = (position: number, column: string, mine: string, now: string) => ({
      ...cell(position, column),
      position,
      message: { 'zh-CN': `您写的是“${mine}”，现在是“${now}”`, 'en-US': `You wrote “${mine}”, now it is “${now}”` },
    });
    expect([told, later, loaded]).toEqual([
      { cells: [clash(0, 'name', '我', '他')], hasOthers: true },
      { cells: [clash(1, 'age', '9', '7')], hasOthers: true },
      { cells: [], hasOthers: true },
    ]);
    expect([restored(false), restored(true)]).toEqual([
      [
        [
          ['我', 61],
          ['李娜', 9],
        ],
        0,
      ],
      [
        [
          ['他', 61],
          ['李娜', 9],
        ],
        0,
      ],
    ]);
  });

  it('are restored to the correct rows despite duplicate or missing ids', () => {
    const rows = [{ id: 'a', name: '甲' }, { id: 'a', name: '乙' }, { name: '丙' }];
    const first = openTable({ tableCode: 'people', rows }, { userId: () => 'u1' });
    for (const position of [1, 2])
      first.table.send({ type: 'cells.write', cells: [{ ...first.cell(position, 'age'), value: position }] });
    first.table.send({ type: 'row.move', row: first.row(0), by: 'down' });
    first.clock.advance(1000);
    const { table } = openTable({ tableCode: 'people', rows }, { userId: () => 'u1' }, first.localStorage.entries());
    table.send({ type: 'draft.restore' });
    expect(table.readNow({ stripTemporaryIds: true }).rows).toEqual([
      { id: 'a', name: '乙', age: 1, orderNum: 1 },
      { id: 'a', name: '甲', orderNum: 2 },
      { name: '丙', age: 2, orderNum: 3 },
    ]);
  });

  it('are persisted on disposal within the second', () => {
    const { table, cell, localStorage } = openKept();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.dispose();
    expect(Object.keys(localStorage.entries())).toEqual([draftKey]);
  });

  it("are persisted when the page is left, including the editor's value, which stays open", () => {
    const { table, cell, localStorage } = openKept();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.send({ type: 'draft.keep' });
    expect([Object.keys(localStorage.entries()), table.facts().mode]).toEqual([[draftKey], 'editing']);
  });

  it('are dropped when saved or reverted', () => {
    const { table, cell, clock, localStorage } = openKept();
    const kept = () => Object.keys(localStorage.entries()).length;
    const write = (value: string) => {
      table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value }] });
      clock.advance(1000);
      return kept();
    };
    const written = write('甲');
    table.send({ type: 'change.undo' });
    clock.advance(1000);
    const undone = kept();
    const again = write('乙');
    table.send({ type: 'table.save' });
    table.send({ type: 'save.done' });
    expect([written, undone, again, kept()]).toEqual([1, 0, 1, 0]);
  });

  it('are offered until answered, and deleted when declined', () => {
    const draft = { savedAt: 1, rows: [{ id: 'a', at: 0, values: { name: '甲' } }], deletedIds: [] };
    const { table, localStorage, clock } = openKept({ [draftKey]: JSON.stringify({ value: draft, expire: null }) });
    table.send({ type: 'live.updated', rows: [{ id: 'b', name: '乙' }] });
    clock.advance(1000);
    const stays = Object.keys(localStorage.entries()).length;
    table.send({ type: 'draft.drop' });
    expect([stays, table.facts().hasDraft, localStorage.entries()]).toEqual([1, false, {}]);
  });

  it.each([
    'x',
    '{"value":{"savedAt":"soon","rows":[],"deletedIds":[]},"expire":null}',
    '{"value":{"savedAt":1,"rows":[{"id":1,"at":0,"values":{}}],"deletedIds":[]},"expire":null}',
    '{"value":{"savedAt":1,"rows":[{"id":"a","at":-1,"values":{}}],"deletedIds":[]},"expire":null}',
    '{"value":{"savedAt":1,"rows":{},"deletedIds":[]},"expire":null}',
  ])('are not offered if malformed: %s', (stored) => {
    expect(openKept({ [draftKey]: stored }).table.facts().hasDraft).toBe(false);
  });

  it('are offered again when rows are loaded over them', () => {
    const { table, cell } = openTable();
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '甲' }] });
    table.send({ type: 'rows.load', rows: threePeople });
    const loaded = [table.facts().hasDraft, table.facts().isDirty, table.readNow().rows[0]?.['name']];
    table.send({ type: 'draft.restore' });
    expect([loaded, table.readNow().rows[0]?.['name']]).toEqual([[true, false, '王伟'], '甲']);
  });
});
