import { describe, expect, it } from 'vitest';

import { settled } from '../../../testing/index.ts';
import type { CellCheck, CellValidationResult } from './column.types.ts';
import { openTable } from './editable-table.testing.ts';

/** A table with a handler on its name column. */
function openAsked() {
  const questions: { readonly about: string; readonly answer: (verdict: CellValidationResult) => void }[] = [];
  const handler = ({ moment, id, value }: CellCheck) =>
    new Promise<CellValidationResult>(
      (answer) => void questions.push({ about: `${moment} ${id} ${typeof value === 'string' ? value : '?'}`, answer }),
    );
  const opened = openTable({
    columns: [
      { key: 'name', title: '姓名', type: 'input', validateRules: [{ handler }] },
      { key: 'age', title: '年龄', type: 'inputNumber', validateRules: [{ required: true }] },
    ],
  });
  const answer = async (about: string, verdict: CellValidationResult) => {
    questions.find((question) => question.about === about)?.answer(verdict);
    await settled();
  };
  return {
    ...opened,
    answer,
    questions: () => questions.map(({ about }) => about),
    problem: () => opened.table.facts().edited?.problem?.['zh-CN'] ?? null,
  };
}

describe('handler result', () => {
  it("TABLE-11 for an editor's value is not shown in another editor", async () => {
    const { table, cell, answer, problem, questions } = openAsked();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    table.send({ type: 'edit.change', value: '甲' });
    table.send({ type: 'edit.start', place: cell(1, 'name') });
    await answer('input a 甲', '甲不行');
    const other = problem();
    table.send({ type: 'edit.start', place: cell(0, 'age') });
    await answer('change a 甲', '甲已有');
    expect([
      other,
      problem(),
      table.errors().map(({ position, message }) => [position, message['zh-CN']]),
      questions(),
    ]).toEqual([null, null, [[0, '甲已有']], ['input a 甲', 'change a 甲']]);
  });

  it('TABLE-11 without a decision keeps the previous error', async () => {
    const { table, cell, answer, problem } = openAsked();
    const complaint = () => table.errors().map(({ message }) => message['zh-CN']);
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '甲' }] });
    await answer('change a 甲', '甲不行');
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '乙' }] });
    await answer('change a 乙', null);
    const kept = complaint();
    table.send({ type: 'edit.start', place: cell(0, 'name') });
    const shown = problem();
    table.send({ type: 'edit.change', value: '丙' });
    const typing = problem();
    await answer('input a 丙', null);
    expect([kept, shown, typing, problem(), complaint()]).toEqual([['甲不行'], '甲不行', null, null, ['甲不行']]);
  });

  it('TABLE-11 for a removed row is ignored', async () => {
    const { table, cell, row, answer } = openAsked();
    table.send({ type: 'cells.write', cells: [{ ...cell(0, 'name'), value: '甲' }] });
    table.send({ type: 'rows.remove', rows: row(0) });
    await answer('change a 甲', '甲不行');
    table.send({ type: 'change.undo' });
    expect([table.errors(), table.readNow().rows.length]).toEqual([[], 3]);
  });
});

describe('reading and saving with handlers', () => {
  it('TABLE-12 validates only the rows that are read, and marks no others', async () => {
    const { table, cell, row, answer, questions, told } = openAsked();
    table.send({
      type: 'live.updated',
      rows: [
        { id: 'a', age: null },
        { id: 'b', age: null },
      ],
    });
    await settled();
    told.length = 0;
    const reading = table.read({ validate: true, rows: [row(1)] });
    await answer('getValues b 李娜', true);
    const message = { 'zh-CN': '年龄不能为空', 'en-US': '年龄 may not be empty' };
    const text = {
      'zh-CN': '有 1 处填写有误，第一处：年龄不能为空',
      'en-US': '1 cell is wrong, the first: 年龄 may not be empty',
    };
    expect([questions(), await reading, table.facts().active, told]).toEqual([
      ['getValues b 李娜'],
      { ok: false, error: { kind: 'wrong', count: 1, first: { ...cell(1, 'age'), position: 1, message } } },
      cell(1, 'age'),
      [
        { type: 'cell.revealed', place: cell(1, 'age') },
        { type: 'notice.raised', notice: { level: 'warning', text } },
        { type: 'message.announced', text },
      ],
    ]);
  });

  it('does not save when a handler rejects, and reveals the cell', async () => {
    const { table, cell, answer, told } = openAsked();
    table.send({ type: 'table.save' });
    const mode = table.facts().mode;
    for (const about of ['getValues a 王伟', 'getValues c 张敏']) await answer(about, true);
    const waiting = [table.facts().mode, told.length];
    await answer('getValues b 李娜', '查无此人');
    expect([mode, waiting, table.facts().mode, table.facts().active, told.map(({ type }) => type)]).toEqual([
      'validating',
      ['validating', 0],
      'idle',
      cell(1, 'name'),
      ['cell.revealed', 'notice.raised', 'message.announced'],
    ]);
  });
});
