import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activityResource, activityTypeResource, formGroups, resourceRowSchema } from '../../../resources/index.ts';
import { httpMessages } from '../../../http/index.ts';
import { sameText, seconds, localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import { nextOutstanding } from './outstanding-fields.model.ts';
import { desk } from './record-form.testing.ts';

const blank = { name: null, code: null, sort: 0, status: '1', remark: null };
const stored = {
  id: 'r1',
  name: '讲座',
  code: 'JZ',
  sort: 2,
  status: '1',
  status_dictText: '有效',
  createTime: '2026-01-01 08:00:00',
};
const row = v.parse(resourceRowSchema(activityTypeResource), stored);
const rowValues = { name: '讲座', code: 'JZ', sort: 2, status: '1', remark: null };

const newForm = {
  status: 'editing',
  mode: { kind: 'add' },
  title: localized('新增活动类型', 'Add activity type'),
  values: blank,
  groups: formGroups(activityTypeResource),
  row: null,
  errors: {},
  isDirty: false,
  isAwaitingFiles: false,
  outstanding: ['name', 'code'],
  failure: null,
  draft: null,
  valueTexts: {},
  conflict: null,
  locks: {},
  losses: null,
  remoteChanges: null,
  children: {},
  storedChildren: {},
};

const editForm = {
  ...newForm,
  mode: { kind: 'edit', id: 'r1' },
  title: localized('编辑活动类型', 'Edit activity type'),
  values: rowValues,
  outstanding: [],
  valueTexts: { status: '有效' },
  row,
};

const required = { name: localized('请输入类型名称', 'Enter name'), code: localized('请输入类型编码', 'Enter code') };

describe('outstanding fields', () => {
  it('are the required ones without a value and those with an error, in the order of the form', () => {
    const { open } = desk();
    const { form, type } = open();
    type('code', ' ');
    expect(form.facts().outstanding).toEqual(['name', 'code']);
    type('name', '讲座');
    type('code', 'J Z');
    form.send({ type: 'value.leave', key: 'code' });
    expect(form.facts().outstanding).toEqual(['code']);
    type('code', 'JZ');
    type('sort', 'many');
    form.send({ type: 'value.leave', key: 'sort' });
    expect(form.facts().outstanding).toEqual(['sort']);
  });

  it('are gone through one after the other, and from the last to the first', () => {
    const through = [null, 'a', 'b', 'gone'].map((current) => nextOutstanding(['a', 'b'], current));
    expect([through, nextOutstanding([], 'a')]).toEqual([['a', 'b', 'a', 'a'], null]);
  });
});

describe('new row', () => {
  it("starts with the resource's defaults, immediately", () => {
    const { open, asked } = desk();
    expect(open().form.facts()).toEqual(newForm);
    expect(asked()).toEqual([]);
  });

  it('is not sent with a missing field; every error is shown at its field', () => {
    const { open, asked } = desk();
    const { form } = open();
    form.send({ type: 'form.submit' });
    expect(form.facts()).toEqual({ ...newForm, errors: required });
    expect(asked()).toEqual([]);
  });

  it('is sent trimmed, reported and closed', async () => {
    const { open, answer, asked } = desk();
    const { form, news, type } = open();
    type('name', '  讲座 ');
    type('code', 'JZ');
    type('remark', '   ');
    form.send({ type: 'form.submit' });
    expect(form.facts().status).toBe('saving');
    await answer('/add', stored, '添加成功！');
    expect(asked()).toEqual([
      [
        'POST',
        '/isps/activityType/add',
        JSON.stringify({ name: '讲座', code: 'JZ', sort: 0, status: '1', remark: null }),
      ],
    ]);
    expect(form.facts().status).toBe('closed');
    expect(news()).toEqual([
      { type: 'notice.raised', notice: { level: 'success', text: sameText('添加成功！') } },
      { type: 'form.saved', row, isNew: true },
      { type: 'form.closed' },
    ]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { open, answer, asked } = desk();
    const { form, type, news } = open();
    type('name', '讲座');
    type('code', 'JZ');
    form.send({ type: 'form.submit' });
    form.send({ type: 'form.submit' });
    await answer('/add', stored);
    form.send({ type: 'form.submit' });
    expect(asked().length).toBe(1);
    expect(news()).toEqual([
      { type: 'notice.raised', notice: { level: 'success', text: localized('保存成功', 'Saved') } },
      { type: 'form.saved', row, isNew: true },
      { type: 'form.closed' },
    ]);
  });

  it("keeps the input on rejection, shows the server's message, and can be sent again", async () => {
    const { open, ports, answer } = desk();
    const { form, type, news } = open();
    type('name', ' 讲座');
    type('code', 'JZ');
    form.send({ type: 'form.submit' });
    ports.http.take('/add').reject('类型编码已存在');
    await settled();
    expect(form.facts()).toEqual({
      ...newForm,
      outstanding: [],
      values: { ...blank, name: ' 讲座', code: 'JZ' },
      isDirty: true,
      failure: sameText('类型编码已存在'),
    });
    expect(news()).toEqual([]);
    type('code', 'JZ2');
    form.send({ type: 'form.submit' });
    expect(form.facts().failure).toBeNull();
    await answer('/add', stored);
    expect(form.facts().status).toBe('closed');
  });

  it('marks the fields that the server names, until their value changes, and names them in form order', async () => {
    const { open, ports } = desk();
    const { form, type, news } = open();
    const errors = () => form.facts().errors;
    form.send({ type: 'form.submit' });
    const refusedHere = news();
    type('name', '讲座');
    type('code', 'JZ');
    form.send({ type: 'form.submit' });
    ports.http.take('/add').reject('类型编码已存在', 500, { code: '已存在', name: '不可用' });
    await settled();
    const marked = { name: sameText('不可用'), code: sameText('已存在') };
    expect([refusedHere, news(), form.facts().status, form.facts().failure, errors()]).toEqual([
      [{ type: 'form.refused', fields: ['name', 'code'] }],
      [{ type: 'form.refused', fields: ['name', 'code'] }],
      'editing',
      null,
      marked,
    ]);
    form.send({ type: 'value.leave', key: 'code' });
    expect(errors()).toEqual(marked);
    type('code', 'JZ2');
    expect(errors()).toEqual({ name: marked.name });
    form.send({ type: 'form.submit' });
    expect([form.facts().status, errors()]).toEqual(['saving', {}]);
  });

  it('shows the message too if the server names what the form does not have', async () => {
    const { open, ports } = desk();
    const { form, type } = open();
    type('name', '讲座');
    type('code', 'JZ');
    form.send({ type: 'form.submit' });
    ports.http.take('/add').reject('保存失败', 500, { code: '已存在', owner: '不可用' });
    await settled();
    expect([form.facts().failure, form.facts().errors]).toEqual([sameText('保存失败'), { code: sameText('已存在') }]);
  });
});

describe('stored row', () => {
  it('is loaded, changed and saved under its id', async () => {
    const { open, answer, asked } = desk();
    const { form, type, news } = open({ kind: 'edit', id: 'r1' });
    expect(form.facts()).toEqual({ ...editForm, status: 'loading', values: blank, valueTexts: {}, row: null });
    await answer('/queryById', stored);
    expect(form.facts()).toEqual(editForm);
    type('sort', 3);
    form.send({ type: 'form.submit' });
    await answer('/edit', { ...stored, sort: 3 });
    expect(asked()[1]).toEqual(['PUT', '/isps/activityType/edit', JSON.stringify({ ...rowValues, sort: 3, id: 'r1' })]);
    expect(news()[1]).toEqual({ type: 'form.saved', row: { ...row, sort: 3 }, isNew: false });
  });

  it('shows why loading failed and reloads on request', async () => {
    const { open, ports, answer } = desk();
    const { form } = open({ kind: 'edit', id: 'r1' });
    ports.http.take('/queryById').end({ kind: 'timedOut' });
    await settled();
    expect(form.facts()).toEqual({
      ...editForm,
      status: 'failed',
      values: blank,
      valueTexts: {},
      row: null,
      failure: httpMessages.timedOut,
    });
    form.send({ type: 'load.retry' });
    await answer('/queryById', stored);
    expect(form.facts()).toEqual(editForm);
  });

  it('can be cancelled while loading, which aborts the call', () => {
    const { open, ports } = desk();
    const { form, news } = open({ kind: 'edit', id: 'r1' });
    form.send({ type: 'form.cancel' });
    expect([form.facts().status, ports.http.requests[0]?.signal?.aborted, news()]).toEqual([
      'closed',
      true,
      [{ type: 'form.closed' }],
    ]);
  });

  it('is read-only in details mode', async () => {
    const { open, answer, draftOf, ports, keep } = desk();
    keep({ values: { name: 'x' }, savedAt: 1 }, 'r1');
    const { form, type } = open({ kind: 'details', id: 'r1' });
    await answer('/queryById', stored);
    type('name', 'changed');
    form.send({ type: 'form.submit' });
    form.send({ type: 'draft.restore' });
    expect(form.facts()).toEqual({
      ...editForm,
      mode: { kind: 'details', id: 'r1' },
      title: localized('活动类型详情', 'Activity type details'),
    });
    expect([ports.http.requests.length, draftOf('r1')?.values]).toEqual([1, { name: 'x' }]);
    form.send({ type: 'form.cancel' });
    expect(form.facts().status).toBe('closed');
  });
});

describe('details that are out of date', () => {
  it('stay while they are read again, and when that fails, but not when the row is gone', async () => {
    const { open, ports, answer } = desk();
    const { form } = open({ kind: 'details', id: 'r1' });
    const seen = () => [form.facts().status, form.facts().row?.['name'], form.facts().failure?.['zh-CN']];
    form.send({ type: 'row.refresh' });
    await answer('/queryById', { ...stored, name: '旧名' });
    const begun = seen();
    await answer('/queryById', stored);
    form.send({ type: 'row.refresh' });
    const meanwhile = seen();
    form.send({ type: 'row.refresh' });
    await answer('/queryById', { ...stored, name: '旧名' });
    await answer('/queryById', { ...stored, name: '书法' });
    const newer = seen();
    form.send({ type: 'row.refresh' });
    ports.http.take('/queryById').end({ kind: 'timedOut' });
    await settled();
    const failed = seen();
    form.send({ type: 'row.refresh' });
    ports.http.take('/queryById').reject('数据不存在', 404);
    await settled();
    const gone = seen();
    form.send({ type: 'row.refresh' });
    await answer('/queryById', stored);
    expect({ begun, meanwhile, newer, failed, gone, back: seen(), pending: ports.http.pending() }).toEqual({
      begun: ['loading', undefined, undefined],
      meanwhile: ['editing', '讲座', undefined],
      newer: ['editing', '书法', undefined],
      failed: ['editing', '书法', undefined],
      gone: ['failed', '书法', '数据不存在'],
      back: ['editing', '讲座', undefined],
      pending: 0,
    });
  });
});

describe('validation', () => {
  it('validates a field on blur, and on every change once it is invalid', () => {
    const { form, type } = desk().open();
    type('code', '讲座');
    expect(form.facts().errors).toEqual({});
    form.send({ type: 'value.leave', key: 'code' });
    const wrong = localized('请输入20位以内的英文字符和数字', 'Enter at most 20 English letters and digits');
    expect(form.facts().errors).toEqual({ code: wrong });
    type('code', 'a b');
    expect(form.facts().errors).toEqual({ code: wrong });
    type('code', 'ab');
    expect(form.facts().errors).toEqual({});
  });

  it('validates the end again when the start changes', () => {
    const { form, type } = desk(activityResource).open();
    type('endTime', '2026-01-01 09:00:00');
    form.send({ type: 'value.leave', key: 'endTime' });
    type('startTime', '2026-01-02 09:00:00');
    form.send({ type: 'value.leave', key: 'startTime' });
    expect(form.facts().errors).toEqual({
      endTime: localized('结束时间不能早于开始时间', 'End may not be before start'),
    });
    type('startTime', '2026-01-01 08:00:00');
    expect(form.facts().errors).toEqual({});
  });

  it('does not require the end as soon as the start is left', () => {
    const { form, type } = desk(activityResource).open();
    type('startTime', '2026-01-02 09:00:00');
    form.send({ type: 'value.leave', key: 'startTime' });
    expect(form.facts().errors).toEqual({});
  });

  it.each(['signedCount', 'createBy', 'constructor', '__proto__'])(
    'ignores values for %s, which is not a form field',
    (key) => {
      const { form, type } = desk(activityResource).open();
      const before = form.facts().values;
      type(key, 'x');
      form.send({ type: 'value.leave', key });
      expect([form.facts().values, form.facts().errors, form.facts().isDirty]).toEqual([before, {}, false]);
    },
  );
});

describe('cancelling', () => {
  it('closes immediately without changes, ignoring blanks', () => {
    const { form, type, news } = desk().open();
    type('name', '   ');
    expect(form.facts().isDirty).toBe(false);
    form.send({ type: 'form.cancel' });
    expect([form.facts().status, news()]).toEqual(['closed', [{ type: 'form.closed' }]]);
  });

  it('asks for confirmation with changes, and continues on no', () => {
    const { form, type, news } = desk().open();
    type('name', '讲座');
    form.send({ type: 'form.cancel' });
    expect(form.facts().status).toBe('confirmingDiscard');
    form.send({ type: 'discard.cancel' });
    expect(form.facts()).toEqual({
      ...newForm,
      outstanding: ['code'],
      values: { ...blank, name: '讲座' },
      isDirty: true,
    });
    form.send({ type: 'form.cancel' });
    form.send({ type: 'discard.confirm' });
    expect([form.facts().status, news()]).toEqual(['closed', [{ type: 'form.closed' }]]);
  });
});

describe('drafts', () => {
  it("are written by the port's clock: a second after the first change, and not while it stands still", async () => {
    const { open, ports, draftOf } = desk();
    const { type } = open();
    const start = ports.clock.now();
    type('name', 'a');
    await settled();
    ports.clock.advance(600);
    type('name', 'ab');
    ports.clock.advance(399);
    expect(draftOf()).toBeNull();
    ports.clock.advance(1);
    expect(draftOf()).toEqual({ values: { ...blank, name: 'ab' }, savedAt: start + seconds(1) });
    type('name', 'abc');
    ports.clock.advance(seconds(1));
    expect(draftOf()?.values['name']).toBe('abc');
    expect(ports.clock.pending()).toBe(0);
  });

  it('AUTH-17 survive a crash, and are offered and restored', () => {
    const { open, ports } = desk();
    open().type('name', '写了一半');
    ports.clock.advance(seconds(1));
    const { form } = open();
    expect(form.facts()).toEqual({ ...newForm, draft: { savedAt: ports.clock.now() } });
    form.send({ type: 'draft.restore' });
    expect(form.facts()).toEqual({
      ...newForm,
      outstanding: ['code'],
      values: { ...blank, name: '写了一半' },
      isDirty: true,
    });
  });

  it('AUTH-17 are persisted immediately on disposal, as by an expired session', () => {
    const { open, draftOf } = desk();
    const { form, type } = open();
    type('name', '写了一半');
    form.dispose();
    expect(draftOf()?.values).toEqual({ ...blank, name: '写了一半' });
  });

  it('AUTH-17 are persisted immediately on a rejected save', async () => {
    const { open, ports, draftOf } = desk();
    const { form, type } = open();
    type('name', '讲座');
    type('code', 'JZ');
    form.send({ type: 'form.submit' });
    ports.http.take('/add').status(401, 'Token失效，请重新登录');
    await settled();
    expect(draftOf()?.values).toEqual({ ...blank, name: '讲座', code: 'JZ' });
    expect(form.facts()).toEqual({
      ...newForm,
      outstanding: [],
      values: { ...blank, name: '讲座', code: 'JZ' },
      isDirty: true,
      failure: httpMessages.unauthorised,
    });
  });

  it('are deleted after a save', async () => {
    const { open, ports, answer, draftOf } = desk();
    const { form, type } = open();
    type('name', '讲座');
    type('code', 'JZ');
    ports.clock.advance(seconds(1));
    form.send({ type: 'form.submit' });
    expect(draftOf()).not.toBeNull();
    await answer('/add', stored);
    form.dispose();
    ports.clock.advance(seconds(10));
    expect(draftOf()).toBeNull();
  });

  it('are deleted after discarding', () => {
    const { open, draftOf, ports } = desk();
    const { form, type } = open();
    type('name', '讲座');
    form.send({ type: 'form.cancel' });
    expect(draftOf()).not.toBeNull();
    form.send({ type: 'discard.confirm' });
    ports.clock.advance(seconds(10));
    expect(draftOf()).toBeNull();
  });

  it('are deleted when all changes are reverted', () => {
    const { open, draftOf, ports } = desk();
    const { type } = open();
    type('name', '讲座');
    ports.clock.advance(seconds(1));
    type('name', '');
    ports.clock.advance(seconds(1));
    expect(draftOf()).toBeNull();
  });

  it('are deleted when the offer is declined, and later input is kept', () => {
    const { open, draftOf, keep } = desk();
    keep({ values: { ...blank, name: 'old' }, savedAt: 5 });
    const { form } = open();
    form.send({ type: 'draft.discard' });
    expect([form.facts(), draftOf()]).toEqual([newForm, null]);
    keep({ values: { ...blank, name: 'old' }, savedAt: 5 });
    const later = open();
    later.type('name', 'new');
    later.form.send({ type: 'draft.discard' });
    expect([later.form.facts().values, draftOf()?.values]).toEqual([
      { ...blank, name: 'new' },
      { ...blank, name: 'new' },
    ]);
  });

  it('stay stored while the offer is pending', async () => {
    const { open, draftOf, keep, answer } = desk();
    const old = { values: { ...blank, name: 'old' }, savedAt: 5 };
    keep(old);
    const first = open();
    first.form.send({ type: 'form.cancel' });
    expect(draftOf()).toEqual(old);
    const second = open();
    second.type('name', '讲座');
    second.type('code', 'JZ');
    second.form.send({ type: 'form.submit' });
    await answer('/add', stored);
    expect(draftOf()).toEqual(old);
  });

  it('of a row are not offered for another, and not if equal to the row', async () => {
    const { open, keep, answer } = desk();
    keep({ values: rowValues, savedAt: 5 }, 'r1');
    keep({ values: { ...rowValues, name: 'other' }, savedAt: 5 }, 'r2');
    const { form } = open({ kind: 'edit', id: 'r1' });
    await answer('/queryById', stored);
    expect(form.facts()).toEqual(editForm);
  });

  it('restore the fields of the form and leave the rest unchanged', () => {
    const { open, keep } = desk();
    keep({ values: { name: 'x', gone: 'y', createBy: 'z' }, savedAt: 5 });
    const { form } = open();
    form.send({ type: 'draft.restore' });
    expect(form.facts().values).toEqual({ ...blank, name: 'x' });
  });
});
