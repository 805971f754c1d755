import { describe, expect, it } from 'vitest';

import { localized, ok, type LocalizedText } from '../../../kernel/index.ts';
import { defineResource, familyMemberResource } from '../../../resources/index.ts';
import { settled } from '../../../testing/index.ts';
import { createChildTable } from '../table/index.ts';
import { desk } from './record-form.testing.ts';

const t = (words: LocalizedText) => words['zh-CN'];

const personResource = defineResource({
  name: 'retiree',
  path: '/isps/person',
  title: localized('人员', 'People'),
  singular: localized('人员', 'Person'),
  permissionPrefix: 'person',
  labelField: 'name',
  lookup: 'related',
  defaultSorter: { column: 'createTime', order: 'desc' },
  children: { family: { resource: familyMemberResource, by: 'retireeId', maximum: 30 } },
  fields: { name: { type: 'text', label: localized('姓名', 'Name'), maximumLength: 20, isRequired: true } },
});

const wang = { id: 'f1', relation: '1', name: '王芳', age: 66, workplace: null, phone: '138****8000' };
const li = { id: 'f2', relation: '2', name: '李强', age: 40, workplace: null, phone: null };
const read = { id: 'r1', version: 3, name: '李大爷', children: { family: [wang, li] } };

const relations = [
  { value: '1', text: '配偶' },
  { value: '2', text: '子女' },
];

async function opened() {
  const own = desk(personResource);
  const { form } = own.open({ kind: 'edit', id: 'r1' });
  await own.answer('/queryById', read);
  const { clock, random } = own.ports;
  const table = createChildTable({
    resource: personResource,
    name: 'family',
    form,
    t,
    table: { clock, random, loadOptions: () => Promise.resolve(ok(relations)) },
  });
  await settled();
  const cell = (position: number, column: string) => ({ row: table.rows.keyAt(position) ?? '', column });
  const write = (position: number, column: string, value: string | number) =>
    table.send({ type: 'cells.write', cells: [{ ...cell(position, column), value }] });
  const names = () => (form.facts().children['family'] ?? []).map(({ values }) => values['name']);
  return { ...own, form, table, cell, write, names };
}

describe('the table of sub-rows', () => {
  it('has the columns of the form without the field that refers to the row, and writes what changes to the form', async () => {
    const { form, table, write, names } = await opened();
    expect(table.facts().columns.map(({ column }) => column.title)).toEqual([
      '关系',
      '姓名',
      '年龄',
      '工作单位',
      '电话',
    ]);
    expect(form.facts().isDirty).toBe(false);
    write(1, 'age', 41);
    table.send({ type: 'rows.add', values: { name: '李小妹', relation: '2' } });
    const [, , added] = form.facts().children['family'] ?? [];
    expect([form.facts().isDirty, names(), added?.values, added?.texts]).toEqual([
      true,
      ['王芳', '李强', '李小妹'],
      { relation: '2', name: '李小妹', age: null, workplace: null, phone: null },
      { relation: '子女' },
    ]);
    table.send({ type: 'rows.remove', rows: [table.rows.keyAt(0) ?? ''] });
    expect(names()).toEqual(['李强', '李小妹']);
    for (let steps = 0; steps < 3; steps += 1) table.send({ type: 'change.undo' });
    expect([names(), form.facts().isDirty]).toEqual([['王芳', '李强'], false]);
  });

  it('shows what the form changes itself: a draft that is taken up', async () => {
    const first = await opened();
    first.write(0, 'name', '王芬');
    first.table.dispose();
    first.form.dispose();
    const { form } = first.open({ kind: 'edit', id: 'r1' });
    await first.answer('/queryById', read);
    const { clock, random } = first.ports;
    const table = createChildTable({ resource: personResource, name: 'family', form, t, table: { clock, random } });
    const shown = () => table.readNow().rows.map(({ name }) => name);
    const before = shown();
    form.send({ type: 'draft.restore' });
    expect([before, shown(), form.facts().isDirty]).toEqual([['王芳', '李强'], ['王芬', '李强'], true]);
  });

  it('marks the wrong cells of a refused form and reveals the first; masked values and blank new rows are not wrong', async () => {
    const { form, table, write } = await opened();
    table.send({ type: 'rows.add' });
    write(1, 'phone', '12');
    const revealed: unknown[] = [];
    table.on((emitted) => {
      if (emitted.type === 'cell.revealed') revealed.push([emitted.place.row, emitted.place.column]);
    });
    form.send({ type: 'form.submit' });
    await settled();
    const place = [table.rows.keyAt(1), 'phone'];
    expect([table.errors().map(({ row, column }) => [row, column]), revealed]).toEqual([[place], [place]]);
  });

  it('a pasted text that is no entry keeps the form from being saved, and its mark is there again with the draft', async () => {
    const first = await opened();
    first.table.send({ type: 'cell.focus', place: first.cell(1, 'relation') });
    first.table.send({ type: 'clipboard.paste', text: '表亲', html: '' });
    first.form.send({ type: 'form.submit' });
    await settled();
    const error = '第 2 行“关系”：“表亲”不在可选范围内，请填：配偶、子女';
    const refused = [
      first.form.facts().isDirty,
      first.form.facts().errors['family']?.['zh-CN'],
      first.ports.http.requests.filter(({ url }) => url.includes('/edit')).length,
    ];
    first.table.dispose();
    first.form.dispose();

    const { form } = first.open({ kind: 'edit', id: 'r1' });
    await first.answer('/queryById', read);
    form.send({ type: 'draft.restore' });
    const { clock, random } = first.ports;
    const table = createChildTable({
      resource: personResource,
      name: 'family',
      form,
      t,
      table: { clock, random, loadOptions: () => Promise.resolve(ok(relations)) },
    });
    await settled();
    const marks = () => table.errors().map(({ position, column, message }) => [position, column, message['zh-CN']]);
    const restored = marks();
    form.send({ type: 'form.submit' });
    await settled();
    const again = form.facts().errors['family']?.['zh-CN'];
    const place = { row: table.rows.keyAt(1) ?? '', column: 'relation' };
    table.send({ type: 'cells.write', cells: [{ ...place, value: '1' }] });
    expect({ refused, restored, again, answered: marks(), left: form.facts().errors }).toEqual({
      refused: [true, error, 0],
      restored: [[1, 'relation', '“表亲”不在可选范围内，请填：配偶、子女']],
      again: error,
      answered: [],
      left: {},
    });
    table.dispose();
  });

  it('holds the form back while a file of a row is sent, and while one has failed', async () => {
    const { form, table, cell, write, ports } = await opened();
    write(1, 'age', 41);
    const place = cell(1, 'workplace');
    const pend = (state: 'running' | 'failed') =>
      table.send({ type: 'cell.pend', place, pending: { state, message: localized('断', 'Cut') } });
    const sent = () => ports.http.requests.filter(({ url }) => url.includes('/edit')).length;
    pend('running');
    form.send({ type: 'form.submit' });
    const waiting = [form.facts().isAwaitingFiles, sent()];
    pend('failed');
    await settled();
    const refused = [form.facts().status, form.facts().errors['family']?.['zh-CN'], sent(), table.errors().length];
    table.send({ type: 'change.undo' });
    const undone = [table.errors().length, form.facts().errors];
    form.send({ type: 'form.submit' });
    await settled();
    expect([waiting, refused, undone, sent()]).toEqual([
      [true, 0],
      ['editing', '有文件没有上传成功，请重试或移除后再保存', 0, 1],
      [0, {}],
      1,
    ]);
  });

  it('is locked while the form is saved, and throws for sub-rows that there are not', async () => {
    const { form, table, write, ports } = await opened();
    write(1, 'age', 41);
    form.send({ type: 'form.submit' });
    await settled();
    const isLocked = table.facts().isDisabled;
    ports.http.take('/edit').reject('忙');
    await settled();
    expect([isLocked, table.facts().isDisabled]).toEqual([true, false]);
    const { clock, random } = ports;
    const wrong = { resource: personResource, name: 'pets', form, t, table: { clock, random } };
    expect(() => createChildTable(wrong)).toThrow('"retiree" has no sub-rows "pets"');
  });
});
