import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { readFieldSheet } from './from-sheet.model.ts';
import { createFormDesigner } from './index.ts';

const SAVE = '/online/cgform/head/draft';
const NAME = { key: 'name', field: { type: 'text', label: { 'zh-CN': '船名' }, maximumLength: 50 } };
const LENGTH = { key: 'length', field: { type: 'integer', label: { 'zh-CN': '长度' }, minimum: 0, maximum: 500 } };
const rowOf = (version: number, more: object = {}, fields: readonly object[] = [NAME, LENGTH]) => ({
  id: 'f1',
  code: 'boat',
  title: '船只',
  version,
  draft: JSON.stringify({ fields, labelKey: 'name' }),
  ...more,
});

async function drive(row: object) {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'token',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => undefined,
  });
  const designer = createFormDesigner({ client, clock: ports.clock, id: 'f1' });
  ports.http.take('queryById').succeed(row);
  await settled();
  return { ...ports, designer };
}

describe('the designer of a form', () => {
  it('saves two seconds after the last edit, under the version that it read, and not while something is wrong', async () => {
    const { designer, http, clock } = await drive(rowOf(4));
    expect(designer.facts()).toMatchObject({ status: 'open', draft: 'saved', chosen: { key: 'name', place: 0 } });
    designer.send({ type: 'form.edit', command: { type: 'field.label', key: 'name', label: '' } });
    expect(designer.facts()).toMatchObject({
      draft: 'blocked',
      problems: [{ key: 'name', text: { 'en-US': 'The label of the field “name” has 1 to 50 characters' } }],
    });
    clock.advance(3000);
    expect(http.pending()).toBe(0);
    designer.send({ type: 'form.edit', command: { type: 'field.label', key: 'name', label: '名' } });
    clock.advance(1500);
    designer.send({ type: 'form.edit', command: { type: 'field.move', key: 'length', to: 0 } });
    clock.advance(1500);
    expect([http.pending(), designer.facts().announcement?.['zh-CN']]).toEqual([0, '已移到第 1 位，共 2 位']);
    clock.advance(500);
    await settled();
    const call = http.take(SAVE);
    expect(JSON.parse(call.request.body ?? '')).toMatchObject({
      version: 4,
      form: { fields: [{ key: 'length' }, { key: 'name' }] },
    });
    call.succeed({ version: 5 });
    await settled();
    expect(designer.facts()).toMatchObject({ draft: 'saved', canUndo: true });
    designer.send({ type: 'form.undo' });
    expect(designer.facts()).toMatchObject({ draft: 'unsaved', canRedo: true });
    designer.send({ type: 'draft.save' });
    await settled();
    http.take(SAVE).reject('字典“x”不存在');
    await settled();
    clock.advance(60_000);
    expect([designer.facts().draft, designer.facts().failure?.['zh-CN'], http.pending()]).toEqual([
      'refused',
      '字典“x”不存在',
      0,
    ]);
    designer.dispose();
  });

  it('shows what somebody else saved beside the own draft: it is taken as an edit, the own one saved over it', async () => {
    const { designer, http } = await drive(rowOf(4));
    designer.send({ type: 'form.edit', command: { type: 'field.add', kind: 'date', label: '下水日期' } });
    const overtake = async (version: number) => {
      designer.send({ type: 'draft.save' });
      await settled();
      http.take(SAVE).reject('数据已被修改', 409);
      await settled();
      http.take('queryById').succeed(rowOf(version, {}, [NAME]));
      await settled();
    };
    await overtake(7);
    expect(designer.facts()).toMatchObject({
      draft: 'conflict',
      differences: [
        { label: { 'zh-CN': '长度' }, kind: 'mine' },
        { label: { 'zh-CN': '下水日期' }, kind: 'mine' },
      ],
    });
    designer.send({ type: 'conflict.take' });
    expect([designer.facts().draft, designer.facts().fields.map(({ key }) => key)]).toEqual(['saved', ['name']]);
    designer.send({ type: 'form.undo' });
    expect(designer.facts().fields.map(({ key }) => key)).toEqual(['name', 'length', 'field1']);
    await overtake(8);
    designer.send({ type: 'conflict.keep' });
    await settled();
    const call = http.take(SAVE);
    expect(JSON.parse(call.request.body ?? '')).toMatchObject({ version: 8, form: { fields: [{}, {}, {}] } });
    call.succeed({ version: 9 });
    await settled();
    expect(designer.facts()).toMatchObject({ draft: 'saved', differences: [] });
  });

  it('keeps the keys of published fields and says at the field that its kind cannot change; a draft that cannot be read says why', async () => {
    const { designer, http } = await drive(rowOf(4, { publishedVersion: 1 }));
    const form = { title: { 'zh-CN': '船只' }, fields: [NAME, LENGTH], labelKey: 'name' };
    http.take('/boat/description').succeed({ code: 'boat', version: 1, form });
    await settled();
    designer.send({ type: 'form.edit', command: { type: 'field.rename', key: 'length', to: 'size' } });
    designer.send({ type: 'form.edit', command: { type: 'field.convert', key: 'length', kind: 'date' } });
    expect(designer.facts().problems).toEqual([
      { key: 'length', text: expect.objectContaining({ 'zh-CN': expect.stringContaining('类型不能更改') }) },
    ]);
    const { designer: broken, http: calls } = await drive(rowOf(4, { draft: '{' }));
    expect(broken.facts()).toMatchObject({
      status: 'failed',
      failure: { 'en-US': 'The draft cannot be opened in the designer: The definition is no valid JSON' },
    });
    broken.send({ type: 'load.retry' });
    calls.take('queryById').succeed(rowOf(5));
    await settled();
    expect(broken.facts().status).toBe('open');
  });
});

describe('lines of a spreadsheet', () => {
  const told = (text: string) =>
    readFieldSheet(text, new Set(['name'])).fields.map(({ key, field }) => [key, field.label['zh-CN'], field.type]);

  it('are fields by headings, by name alone, or by the columns of a table, where identifiers are text', () => {
    const listed = readFieldSheet(
      '名称\t类型\t长度\t必填\t选项\nName\t文本\t20\t是\n等级\t怪\t\t\t甲、乙',
      new Set(['name']),
    );
    expect(listed.fields).toEqual([
      {
        key: 'name2',
        field: { type: 'text', label: { 'zh-CN': 'Name', 'en-US': 'Name' }, maximumLength: 20, isRequired: true },
      },
      {
        key: 'field1',
        field: expect.objectContaining({ type: 'text', form: { hint: { 'zh-CN': '甲、乙', 'en-US': '甲、乙' } } }),
      },
    ]);
    expect(listed.text['zh-CN']).toBe(
      '识别出 2 个字段，请核对类型；以 0 开头或较长的数字按文本保存；“等级”的类型“怪”不认识，已按名称猜测；“等级”的选项已写入说明',
    );
    expect(told('入厂日期\n身份证号\n备注')).toEqual([
      ['field1', '入厂日期', 'date'],
      ['field2', '身份证号', 'text'],
      ['field3', '备注', 'multilineText'],
    ]);
    expect(
      told(
        '编号\t邮政\t合同\t金额\t科学\t日\t混合\n1\t010000\t123456789012\t1.50\t1E5\t2026/1/5\t1\n2\t1\t2\t-2\t3\t2026-02-01\t甲',
      ),
    ).toEqual([
      ['field1', '编号', 'text'],
      ['field2', '邮政', 'text'],
      ['field3', '合同', 'text'],
      ['field4', '金额', 'decimal'],
      ['field5', '科学', 'text'],
      ['field6', '日', 'date'],
      ['field7', '混合', 'text'],
    ]);
  });

  it('beyond 200 fields are left out, and it is said', () => {
    const lines = Array.from({ length: 500 }, (_, place) => `列${place}`).join('\n');
    const { fields, text } = readFieldSheet(lines, new Set(['name']));
    expect([fields.length, text['zh-CN'].endsWith('最多 200 个字段，第 201 个起未导入')]).toEqual([199, true]);
  });
});
