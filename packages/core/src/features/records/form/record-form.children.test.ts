import { describe, expect, it } from 'vitest';

import { localized, sameText, seconds } from '../../../kernel/index.ts';
import { defineResource, familyMemberResource, type ChildTable } from '../../../resources/index.ts';
import { settled } from '../../../testing/index.ts';
import type { ChildRow } from './child-rows/child-rows.types.ts';
import { desk } from './record-form.testing.ts';

const member = { resource: { ...familyMemberResource, fields: { ...familyMemberResource.fields } }, by: 'retireeId' };
const family: ChildTable = { ...member, maximum: 3 };

/** People with forty plain fields beside their name, and with a family. */
const personResource = defineResource({
  name: 'retiree',
  path: '/isps/person',
  title: localized('人员', 'People'),
  singular: localized('人员', 'Person'),
  permissionPrefix: 'person',
  labelField: 'name',
  lookup: 'related',
  defaultSorter: { column: 'createTime', order: 'desc' },
  children: { family },
  fields: {
    name: { type: 'text', label: localized('姓名', 'Name'), maximumLength: 20, isRequired: true },
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `note${index}`,
        { type: 'text', label: localized(`说明${index}`, `Note ${index}`), maximumLength: 20 } as const,
      ]),
    ),
  },
});

const nothing = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`note${index}`, null]));
const wang = {
  id: 'f1',
  relation: '1',
  relation_dictText: '配偶',
  name: '王芳',
  age: 66,
  workplace: null,
  phone: '138****8000',
};
const li = { id: 'f2', relation: '2', relation_dictText: '子女', name: '李强', age: 40, workplace: null, phone: null };
const person = {
  id: 'r1',
  version: 3,
  name: '李大爷',
  ...nothing,
  updateBy: '赵敏',
  updateTime: '2026-01-15 09:00:00',
};
const read = { ...person, children: { family: [wang, li] } };
const REFUSED = '这条数据刚刚被他人修改过，请核对后再保存';

async function opened(stored: object = read) {
  const own = desk(personResource);
  const form = own.open({ kind: 'edit', id: 'r1' });
  await own.answer('/queryById', stored);
  const rows = () => form.form.facts().children['family'] ?? [];
  const change = (next: readonly ChildRow[]) => form.form.send({ type: 'children.change', name: 'family', rows: next });
  const patch = (id: string, values: ChildRow['values'], texts: ChildRow['texts'] = {}) =>
    change(
      rows().map((row) =>
        row.id === id ? { ...row, values: { ...row.values, ...values }, texts: { ...row.texts, ...texts } } : row,
      ),
    );
  const remove = (id: string) => change(rows().filter((row) => row.id !== id));
  const add = (id: string, values: ChildRow['values']) =>
    change([
      ...rows(),
      { id, values: { relation: null, name: null, age: null, workplace: null, phone: null, ...values }, texts: {} },
    ]);
  const submit = () => form.form.send({ type: 'form.submit' });
  const sent = (): unknown => JSON.parse(own.ports.http.requests.at(-1)?.body ?? 'null');
  const overtakenBy = async (remote: object) => {
    submit();
    own.ports.http.take('/edit').reject(REFUSED, 409);
    await settled();
    await own.answer('/queryById', remote);
  };
  const named = () => rows().map(({ id, values: { name, age } }) => [id, name, age]);
  return { ...own, ...form, rows, change, patch, remove, add, submit, sent, overtakenBy, named };
}

const sentFamily = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'children' in body ? body.children : undefined;

describe('sub-rows of a form', () => {
  it('RES-05 are saved with their row in one call: what was added, changed and deleted, under its version', async () => {
    const { form, patch, remove, add, submit, sent, answer, draftOf } = await opened();
    expect([form.facts().isDirty, form.facts().children['family']?.[0]]).toEqual([
      false,
      {
        id: 'f1',
        values: { relation: '1', name: '王芳', age: 66, workplace: null, phone: '138****8000' },
        texts: { relation: '配偶' },
      },
    ]);
    patch('f1', { age: 67 });
    remove('f2');
    add('t1', { relation: '2', name: ' 李小妹 ', age: 38 });
    add('t2', {});
    submit();
    await settled();
    expect(sent()).toEqual({
      name: '李大爷',
      ...nothing,
      id: 'r1',
      version: 3,
      children: {
        family: {
          rows: [
            { id: 'f1', age: 67 },
            { relation: '2', name: '李小妹', age: 38, workplace: null, phone: null },
          ],
          deletedIds: ['f2'],
        },
      },
    });
    await answer('/edit', { ...person, version: 4 });
    expect([form.facts().status, draftOf('r1')]).toEqual(['closed', null]);
  });

  it('are checked by the rules of their fields; errors are counted, and go when they are corrected', async () => {
    const { form, patch, add, submit, news } = await opened();
    patch('f2', { name: '', age: 151 });
    submit();
    expect([form.facts().errors, form.facts().outstanding, news()]).toEqual([
      {
        family: localized('第 2 行“姓名”：请输入姓名（共 2 处）', 'Row 2, Name: Enter name (2 errors)'),
      },
      ['family'],
      [{ type: 'form.refused', fields: ['family'] }],
    ]);
    patch('f2', { name: '李强' });
    expect(form.facts().errors['family']?.['zh-CN']).toContain('第 2 行“年龄”');
    patch('f2', { age: 41 });
    expect(form.facts().errors).toEqual({});
    add('t1', { relation: '2', name: '甲' });
    add('t2', { relation: '2', name: '乙' });
    submit();
    expect(form.facts().errors['family']?.['zh-CN']).toBe('最多 3 行，现有 4 行，请删除多余的行');
  });

  it('have the refusal of the server at their table', async () => {
    const { form, patch, submit, ports } = await opened();
    patch('f2', { age: 41 });
    submit();
    ports.http.take('/edit').reject('家庭成员“李强”：年龄', 500, { family: '家庭成员“李强”：年龄' });
    await settled();
    expect([form.facts().status, form.facts().errors, form.facts().failure]).toEqual([
      'editing',
      { family: sameText('家庭成员“李强”：年龄') },
      null,
    ]);
  });

  it('are in the draft of a long form and offered back, without what was read masked', async () => {
    const first = await opened();
    for (let index = 0; index < 40; index += 1) first.type(`note${index}`, `第${index}`);
    first.patch('f1', { age: 67 });
    first.remove('f2');
    first.add('t1', { relation: '2', name: '李小妹', phone: '13900001111' });
    first.ports.clock.advance(seconds(2));
    const draft = first.draftOf('r1');
    expect(JSON.stringify(draft)).not.toMatch(/138\*|13900001111/u);
    first.form.dispose();
    const again = first.open({ kind: 'edit', id: 'r1' });
    await first.answer('/queryById', read);
    expect([again.form.facts().draft, again.form.facts().isDirty]).toEqual([{ savedAt: draft?.savedAt }, false]);
    again.form.send({ type: 'draft.restore' });
    const { values, children } = again.form.facts();
    expect([values['note39'], children['family']]).toEqual([
      '第39',
      [
        {
          id: 'f1',
          values: { relation: '1', name: '王芳', age: 67, workplace: null, phone: '138****8000' },
          texts: { relation: '配偶' },
        },
        { id: 't1', values: { relation: '2', name: '李小妹', age: null, workplace: null, phone: null }, texts: {} },
      ],
    ]);
  });

  it('that others changed, added or deleted meanwhile are merged: different rows and cells all survive', async () => {
    const { form, patch, add, overtakenBy, sent, answer, news } = await opened();
    patch('f1', { age: 67 });
    add('t1', { relation: '2', name: '李小妹' });
    const added = { ...li, id: 'f3', name: '李三' };
    await overtakenBy({ ...person, version: 4, children: { family: [{ ...wang, workplace: '纺织厂' }, added] } });
    expect(sentFamily(sent())).toEqual({
      family: {
        rows: [
          { id: 'f1', age: 67 },
          { relation: '2', name: '李小妹', age: null, workplace: null, phone: null },
        ],
        deletedIds: [],
      },
    });
    await answer('/edit', { ...person, version: 5 }, '编辑成功！');
    expect([form.facts().status, news()[0]]).toEqual([
      'closed',
      {
        type: 'notice.raised',
        notice: expect.objectContaining({
          text: expect.objectContaining({ 'zh-CN': '编辑成功！ 赵敏刚刚修改的“家庭成员”已一并保留' }),
        }),
      },
    ]);
  });

  it('whose same cell both changed stop the save, and the choice is saved', async () => {
    const { form, patch, overtakenBy, sent, answer } = await opened();
    patch('f1', { age: 67, relation: '3' }, { relation: '父母' });
    await overtakenBy({ ...person, version: 4, children: { family: [{ ...wang, age: 70 }, li] } });
    expect([form.facts().status, form.facts().conflict?.fields]).toEqual([
      'resolving',
      [
        {
          key: 'family/f1/age',
          label: localized('家庭成员“王芳”的年龄', 'Family "王芳": Age'),
          mine: sameText('67'),
          remoteValue: sameText('70'),
          choice: null,
        },
      ],
    ]);
    form.send({ type: 'conflict.save' });
    expect(form.facts().status).toBe('resolving');
    form.send({ type: 'conflict.choose', key: 'family/f1/age', choice: 'theirs' });
    form.send({ type: 'conflict.save' });
    await settled();
    expect(sentFamily(sent())).toEqual({ family: { rows: [{ id: 'f1', relation: '3' }], deletedIds: [] } });
    await answer('/edit', { ...person, version: 5 });
    expect(form.facts().status).toBe('closed');
  });

  it.each([
    ['mine', { rows: [], deletedIds: ['f1'] }],
    ['theirs', undefined],
  ] as const)('deleted here and changed by others are a clash: %s', async (choice, expected) => {
    const { form, remove, type, overtakenBy, sent } = await opened();
    remove('f1');
    type('note0', '改');
    await overtakenBy({ ...person, version: 4, children: { family: [{ ...wang, age: 70 }, li] } });
    const [clash] = form.facts().conflict?.fields ?? [];
    expect([clash?.key, clash?.mine['zh-CN'], clash?.remoteValue['zh-CN']]).toEqual([
      'family/f1',
      '删除这一行',
      '保留这一行（有修改）',
    ]);
    form.send({ type: 'conflict.choose', key: 'family/f1', choice });
    form.send({ type: 'conflict.save' });
    await settled();
    expect(sentFamily(sent())).toEqual(expected === undefined ? undefined : { family: expected });
  });

  it.each([
    [
      'mine',
      { rows: [{ relation: '2', name: '李强', age: 41, workplace: null, phone: null }], deletedIds: [] },
      [
        ['f1', '王芳', 66],
        ['f2', '李强', 41],
      ],
    ],
    ['theirs', undefined, [['f1', '王芳', 66]]],
  ] as const)('changed here and deleted by others are a clash: %s', async (choice, expected, rows) => {
    const { form, patch, type, overtakenBy, sent, named } = await opened();
    patch('f2', { age: 41 });
    type('note0', '改');
    await overtakenBy({ ...person, version: 4, children: { family: [wang] } });
    form.send({ type: 'conflict.choose', key: 'family/f2', choice });
    form.send({ type: 'conflict.save' });
    await settled();
    expect([sentFamily(sent()), named()]).toEqual([expected === undefined ? undefined : { family: expected }, rows]);
  });

  it('deleted by one and left alone by the other are deleted', async () => {
    const { patch, remove, overtakenBy, sent } = await opened();
    patch('f1', { age: 67 });
    remove('f2');
    await overtakenBy({ ...person, version: 4, name: '李大伯', children: { family: [wang, li] } });
    expect(sentFamily(sent())).toEqual({ family: { rows: [{ id: 'f1', age: 67 }], deletedIds: ['f2'] } });
  });

  it('a clash that is left open is asked again when the draft is taken up', async () => {
    const { form, remove, overtakenBy, ports, answer, open } = await opened();
    remove('f1');
    const changed = { ...person, version: 4, children: { family: [{ ...wang, age: 70 }, li] } };
    await overtakenBy(changed);
    form.send({ type: 'conflict.edit' });
    ports.clock.advance(seconds(2));
    form.dispose();
    const again = open({ kind: 'edit', id: 'r1' });
    await answer('/queryById', changed);
    again.form.send({ type: 'draft.restore' });
    expect([again.form.facts().status, again.form.facts().conflict?.fields.map(({ key }) => key)]).toEqual([
      'resolving',
      ['family/f1'],
    ]);
  });

  it('added by a save whose answer was lost are not added twice', async () => {
    const { add, type, overtakenBy, sent } = await opened();
    add('t1', { relation: '2', name: '李小妹', phone: '13900001111' });
    type('note0', '改');
    const stored = { ...li, id: 'f3', name: '李小妹', age: null, phone: '139****1111' };
    await overtakenBy({ ...person, version: 4, children: { family: [wang, li, stored] } });
    expect(sentFamily(sent())).toBeUndefined();
  });

  it('of a row that was deleted meanwhile are added again with it', async () => {
    const { form, patch, submit, ports, sent } = await opened({ ...person, children: { family: [li] } });
    patch('f2', { age: 41 });
    submit();
    ports.http.take('/edit').reject('未找到对应的数据', 404);
    await settled();
    form.send({ type: 'missing.add' });
    await settled();
    expect(sentFamily(sent())).toEqual({
      family: { rows: [{ relation: '2', name: '李强', age: 41, workplace: null, phone: null }], deletedIds: [] },
    });
  });
});
