import { describe, expect, it } from 'vitest';

import { err } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import type { CellCheck, CellValidationResult, Column } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';

/** A handler whose calls are recorded and answered by the test. */
function asked() {
  const questions: { readonly check: CellCheck; readonly answer: (verdict: CellValidationResult) => void }[] = [];
  return {
    questions,
    handler: (check: CellCheck) =>
      new Promise<CellValidationResult>((resolve) => void questions.push({ check, answer: resolve })),
    moments: () => questions.map(({ check: { moment, value } }) => [moment, value]),
  };
}

const named = (rules: Column['validateRules'], more: Partial<Column> = {}): readonly Column[] => [
  { key: 'name', title: '姓名', type: 'input', ...(rules === undefined ? {} : { validateRules: rules }), ...more },
  { key: 'age', title: '年龄', type: 'inputNumber' },
];

describe('editing a cell', () => {
  it('TABLE-07 starts with a click and ends with one outside, which commits the input', () => {
    const { table, cell } = openTable({ alwaysEdit: false });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'edit.change', value: '王大伟' });
    table.send({ type: 'edit.blur' });
    const inPicker = table.facts().mode;
    table.send({ type: 'focus.leave' });
    expect([table.look.alwaysEdit, inPicker, table.facts().mode, table.readNow().rows[0]?.['name']]).toEqual([
      false,
      'editing',
      'idle',
      '王大伟',
    ]);
  });

  it('continues in the next clicked cell', () => {
    const { table, cell } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    const same = table.facts().edited?.draft;
    table.send({ type: 'edit.start', place: cell(1, 'name') });
    expect([same, table.facts().mode, table.facts().edited?.draft, table.readNow().rows[0]?.['name']]).toEqual([
      '甲',
      'editing',
      '李娜',
      '甲',
    ]);
    table.send({ type: 'cell.focus', place: cell(2, 'age') });
    expect([table.facts().mode, table.facts().active]).toEqual(['idle', cell(2, 'age')]);
  });

  it('is cancelled without a trace', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    table.send({ type: 'edit.cancel' });
    expect([table.facts().mode, table.facts().isDirty, told]).toEqual(['idle', false, []]);
  });

  it('does not start in a locked cell', () => {
    const { table, cell } = openTable({ disabledRows: { id: ['a'] } });
    table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' });
    const locked = table.facts();
    table.send({ type: 'table.disable', disabled: true });
    table.send({ type: 'edit.start', place: cell(1, 'name'), seed: '乙' });
    expect([locked.mode, locked.active, table.facts().mode]).toEqual(['idle', cell(0, 'name'), 'idle']);
  });

  it('follows keys: typing starts, Enter moves down, Tab moves right, Escape cancels', () => {
    const { table, cell } = openTable();
    const press = (key: string, more: { readonly shift?: boolean; readonly control?: boolean } = {}) => {
      const chord = { key, control: false, shift: false, alt: false, ...more };
      const isTaken = table.send({ type: 'key.press', chord, pageRows: 10 });
      return [isTaken, table.facts().mode, table.facts().active];
    };
    table.send({ type: 'cell.focus', place: cell(0, 'name') });
    expect(press('赵')).toEqual([true, 'editing', cell(0, 'name')]);
    expect(press('Enter')).toEqual([true, 'idle', cell(1, 'name')]);
    expect(press('F2')).toEqual([true, 'editing', cell(1, 'name')]);
    expect(press('Escape')).toEqual([true, 'idle', cell(1, 'name')]);
    expect(press('Tab')).toEqual([true, 'idle', cell(1, 'age')]);
    expect(press('End', { control: true })).toEqual([true, 'idle', cell(2, 'age')]);
    expect(press('Tab')).toEqual([false, 'idle', cell(2, 'age')]);
    expect(press('ArrowUp', { shift: true })).toEqual([true, 'idle', cell(1, 'age')]);
    expect(table.facts().range).toEqual({ anchor: cell(2, 'age'), head: cell(1, 'age') });
    expect(press('Escape')).toEqual([true, 'idle', cell(1, 'age')]);
    expect(table.facts().range).toBe(null);
    expect(press('Delete')).toEqual([true, 'idle', cell(1, 'age')]);
    expect(press('z', { control: true })).toEqual([true, 'idle', cell(1, 'age')]);
    expect(table.readNow().rows.map(({ name, age }) => [name, age])).toEqual([
      ['赵', 61],
      ['李娜', 58],
      ['张敏', 70],
    ]);
  });

  it('TABLE-11 shows errors while typing, and marks the cell afterwards', () => {
    const { table, cell } = openTable({
      columns: named([{ required: true, message: '请填写${title}' }, { pattern: 's6-18' }]),
    });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    const seen = ['', 'ab', 'abcdef', 'ab'].map((value) => {
      table.send({ type: 'edit.change', value });
      return table.facts().edited?.problem?.['zh-CN'] ?? null;
    });
    const before = table.errors();
    table.send({ type: 'edit.commit' });
    expect(seen).toEqual(['请填写姓名', '姓名格式不正确', null, '姓名格式不正确']);
    expect([before, table.errors().map(({ message }) => message['zh-CN']), table.readNow().rows[0]?.['name']]).toEqual([
      [],
      ['姓名格式不正确'],
      'ab',
    ]);
  });

  it('TABLE-11 compares the input with the other rows', () => {
    const { table, cell } = openTable({ columns: named([{ unique: true }]) });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    const seen = ['李娜', '王伟', '李'].map((value) => {
      table.send({ type: 'edit.change', value });
      return table.facts().edited?.problem?.['zh-CN'] ?? null;
    });
    expect(seen).toEqual(['姓名不能重复', null, null]);
  });

  it('TABLE-11 calls handlers on input, on change and 100 ms after blur', async () => {
    const { handler, moments, questions } = asked();
    const { table, cell, clock } = openTable({ columns: named([{ handler }]) });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'edit.change', value: '甲' });
    table.send({ type: 'edit.commit' });
    clock.advance(99);
    const before = moments();
    clock.advance(1);
    expect([before, moments()]).toEqual([
      [
        ['input', '甲'],
        ['change', '甲'],
      ],
      [
        ['input', '甲'],
        ['change', '甲'],
        ['blur', '甲'],
      ],
    ]);
    questions[1]?.answer('旧的回答');
    await settled();
    const overtaken = table.errors();
    questions[2]?.answer('已有同名');
    await settled();
    expect([overtaken, table.errors().map(({ message }) => message['zh-CN'])]).toEqual([[], ['已有同名']]);
  });

  it('TABLE-11 marks an empty required cell 100 ms after blur, even without typing', () => {
    const { table, cell, clock } = openTable({ rows: [{ id: 'a', name: '' }] });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'focus.leave' });
    const atOnce = table.facts().errorCount;
    clock.advance(100);
    expect([atOnce, table.facts().errorCount]).toEqual([0, 1]);
  });

  it('TABLE-11 a slow handler never overwrites the result for a newer value', async () => {
    const { handler, questions } = asked();
    const { table, cell } = openTable({ columns: named([{ handler }]) });
    for (const value of ['甲', '乙']) table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value }] });
    questions[1]?.answer(true);
    await settled();
    questions[0]?.answer('甲不行');
    await settled();
    expect(table.errors()).toEqual([]);
  });

  it("TABLE-11 shows the result for the editor's value in the editor", async () => {
    const { handler, questions } = asked();
    const { table, cell } = openTable({ columns: named([{ handler }]) });
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'edit.change', value: '甲' });
    table.send({ type: 'edit.change', value: '乙' });
    questions[1]?.answer('乙不行');
    questions[0]?.answer('甲不行');
    await settled();
    expect([table.facts().edited?.problem?.['zh-CN'], table.errors()]).toEqual(['乙不行', []]);
    table.send({ type: 'edit.cancel' });
    expect(table.errors()).toEqual([]);
  });

  it('TABLE-12 reads with validation: counts, waits for handlers, and reveals the first invalid cell', async () => {
    const { handler, questions } = asked();
    const { table, cell, told } = openTable({
      columns: named([{ required: true }, { handler, message: '查无此人' }]),
      rows: [
        { id: 'a', name: '甲' },
        { id: 'b', name: '' },
        { id: 'c', name: '丙' },
      ],
    });
    const reading = table.read({ validate: true });
    const mode = table.facts().mode;
    questions.forEach(({ answer }) => answer(false));
    const result = await reading;
    expect([mode, table.facts().mode, questions.map(({ check }) => [check.moment, check.id])]).toEqual([
      'validating',
      'idle',
      [
        ['getValues', 'a'],
        ['getValues', 'c'],
      ],
    ]);
    expect(result).toEqual({
      ok: false,
      error: {
        kind: 'wrong',
        count: 3,
        first: { ...cell(0, 'name'), position: 0, message: { 'zh-CN': '查无此人', 'en-US': '查无此人' } },
      },
    });
    expect(told[0]).toEqual({ type: 'cell.revealed', place: cell(0, 'name') });
    expect(table.facts().active).toEqual(cell(0, 'name'));
  });

  it('TABLE-12 waits at most 10 s for a handler', async () => {
    const { handler } = asked();
    const { table, clock } = openTable({ columns: named([{ handler }]), rows: [{ id: 'a', name: '甲' }] });
    const reading = table.read({ validate: true });
    clock.advance(10_000);
    expect(await reading).toMatchObject({
      ok: false,
      error: { count: 1, first: { message: { 'zh-CN': '校验超过 10 秒没有结果，请重新填写或稍后再试' } } },
    });
  });

  it('TABLE-12 a table disposed while a handler is pending is not valid: its content was not checked', async () => {
    const { handler } = asked();
    const { table } = openTable({ columns: named([{ handler }]), rows: [{ id: 'a', name: '甲' }] });
    const reading = table.read({ validate: true });
    table.dispose();
    expect([await reading, await table.read({ validate: true })]).toEqual([
      err({ kind: 'disposed' }),
      err({ kind: 'disposed' }),
    ]);
  });

  it("TABLE-12 reads some rows, including the editor's value, without the ids of new ones", async () => {
    const { table, row, cell } = openTable();
    table.send({ type: 'rows.add', values: { name: '新人' } });
    table.send({ type: 'edit.start', place: cell(3, 'age'), seed: '5' });
    const some = await table.read({ validate: true, rows: [row(3)], stripTemporaryIds: true });
    expect(some).toEqual({ ok: true, value: { rows: [{ name: '新人', age: 5, orderNum: 4 }], deletedIds: [] } });
  });

  it('toggles a box and requests the dialog of a picker instead of an editor', () => {
    const { table, cell, told } = openTable({
      columns: [
        { key: 'done', title: '完成', type: 'checkbox' },
        { key: 'who', title: '人', type: 'sel_user' },
      ],
      rows: [{ id: 'a', done: 'N', who: null }],
    });
    table.send({ type: 'edit.start', place: cell(0, 'done') });
    table.send({ type: 'edit.start', place: cell(0, 'who') });
    expect([table.facts().mode, table.readNow().rows[0]?.['done'], told.at(-1)]).toEqual([
      'idle',
      'Y',
      { type: 'picker.requested', place: cell(0, 'who') },
    ]);
  });

  it('announces the validation error of the input, as the focus has moved on', () => {
    const { table, cell, told } = openTable();
    table.send({ type: 'edit.start', place: cell(1, 'name') });
    table.send({ type: 'edit.change', value: '' });
    table.send({ type: 'edit.commit', step: 'down' });
    expect(told.flatMap((emitted) => (emitted.type === 'message.announced' ? [emitted.text] : []))).toEqual([
      { 'zh-CN': '第 2 行 姓名：姓名不能为空', 'en-US': 'Row 2, 姓名: 姓名 may not be empty' },
    ]);
  });
});
