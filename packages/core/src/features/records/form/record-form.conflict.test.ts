import { describe, expect, it } from 'vitest';

import { activityResource, activityTypeResource, type Resource } from '../../../resources/index.ts';
import { sameText, seconds, localized } from '../../../kernel/index.ts';
import { settled } from '../../../testing/index.ts';
import { desk } from './record-form.testing.ts';

const REFUSED = '这条数据刚刚被他人修改过，请核对后再保存';
const GONE = '未找到对应的数据，它可能已被删除，请刷新后重试';

const read = {
  id: 'r1',
  version: 3,
  name: '讲座',
  code: 'JZ',
  sort: 2,
  status: '1',
  status_dictText: '有效',
  remark: null,
  updateBy: 'admin',
  updateTime: '2026-01-01 08:00:00',
};
const rowValues = { name: '讲座', code: 'JZ', sort: 2, status: '1', remark: null };
const theirs = { ...read, version: 4, updateBy: '李建国', updateTime: '2026-01-15 09:00:00' };

/** The form of a loaded row. */
async function opened(resource: Resource = activityTypeResource, row: object = read) {
  const own = desk(resource);
  const form = own.open({ kind: 'edit', id: 'r1' });
  await own.answer('/queryById', row);
  const bodies = () =>
    own.ports.http.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, body }): [string, unknown] => [method, JSON.parse(body ?? '')]);
  const refuse = async (part: string, message: string, code: number) => {
    own.ports.http.take(part).reject(message, code);
    await settled();
  };
  /** Save local input against a row that was changed meanwhile. */
  const overtakenBy = async (remote: object) => {
    form.form.send({ type: 'form.submit' });
    await refuse('/edit', REFUSED, 409);
    await own.answer('/queryById', remote);
  };
  return { ...own, ...form, bodies, refuse, overtakenBy };
}

describe('concurrent changes of a row', () => {
  it('LIST-15 saves with the loaded version', async () => {
    const { form, type, answer, bodies } = await opened();
    type('sort', 3);
    form.send({ type: 'form.submit' });
    await answer('/edit', { ...read, version: 4, sort: 3 });
    expect([bodies(), form.facts().status]).toEqual([
      [['PUT', { ...rowValues, sort: 3, id: 'r1', version: 3 }]],
      'closed',
    ]);
  });

  it('saves without a version if the server has none', async () => {
    const { version: _version, ...plain } = read;
    const { form, type, answer, bodies } = await opened(activityTypeResource, plain);
    type('sort', 3);
    form.send({ type: 'form.submit' });
    await answer('/edit', { ...plain, sort: 3 });
    expect([bodies(), form.facts().status]).toEqual([[['PUT', { ...rowValues, sort: 3, id: 'r1' }]], 'closed']);
  });

  it('LIST-15 merges changes of different fields, and names the remote ones', async () => {
    const { form, type, overtakenBy, answer, bodies, news } = await opened();
    type('sort', 3);
    await overtakenBy({ ...theirs, name: '公开课', remark: '每周' });
    await answer('/edit', { ...theirs, name: '公开课', remark: '每周', sort: 3, version: 5 }, '编辑成功！');
    expect([bodies().at(-1), form.facts().status, news()[0]]).toEqual([
      ['PUT', { ...rowValues, name: '公开课', remark: '每周', sort: 3, id: 'r1', version: 4 }],
      'closed',
      {
        type: 'notice.raised',
        notice: {
          level: 'success',
          text: localized(
            '编辑成功！ 李建国刚刚修改的“类型名称”、“备注”已一并保留',
            '编辑成功！ What 李建国 has just changed was kept: “Name”, “Remark”',
          ),
        },
      },
    ]);
  });

  it("LIST-15 shows both values of fields changed by both, formatted, and saves the user's choice", async () => {
    const { form, type, overtakenBy, answer, bodies, draftOf } = await opened();
    type('name', '大讲堂');
    form.send({ type: 'value.change', key: 'status', value: '0', text: '无效' });
    type('remark', '每月');
    await overtakenBy({ ...theirs, name: '公开课', sort: 9, status: '2', status_dictText: '停用', remark: '每周' });
    const shown = form.facts();
    expect([shown.status, shown.conflict, shown.remoteChanges, shown.values, draftOf('r1')?.values]).toEqual([
      'resolving',
      {
        by: '李建国',
        at: '2026-01-15 09:00:00',
        isSolved: false,
        fields: [
          {
            key: 'name',
            label: localized('类型名称', 'Name'),
            mine: sameText('大讲堂'),
            remoteValue: sameText('公开课'),
            choice: null,
          },
          {
            key: 'status',
            label: localized('状态', 'Status'),
            mine: sameText('无效'),
            remoteValue: sameText('停用'),
            choice: null,
          },
          {
            key: 'remark',
            label: localized('备注', 'Remark'),
            mine: sameText('每月'),
            remoteValue: sameText('每周'),
            choice: null,
          },
        ],
      },
      { by: '李建国', at: '2026-01-15 09:00:00', labels: [localized('排序', 'Order')] },
      { name: '大讲堂', code: 'JZ', sort: 9, status: '0', remark: '每月' },
      { name: '大讲堂', code: 'JZ', sort: 2, status: '0', status_dictText: '无效', remark: '每月' },
    ]);
    form.send({ type: 'conflict.save' });
    form.send({ type: 'conflict.chooseAll', choice: 'mine' });
    form.send({ type: 'conflict.choose', key: 'name', choice: 'theirs' });
    form.send({ type: 'conflict.choose', key: 'sort', choice: 'mine' });
    expect([form.facts().conflict?.isSolved, form.facts().conflict?.fields.map(({ choice }) => choice)]).toEqual([
      true,
      ['theirs', 'mine', 'mine'],
    ]);
    form.send({ type: 'conflict.save' });
    await answer('/edit', { ...theirs, version: 5 });
    expect([bodies().at(-1), form.facts().status, draftOf('r1')]).toEqual([
      ['PUT', { name: '公开课', code: 'JZ', sort: 9, status: '0', remark: '每月', id: 'r1', version: 4 }],
      'closed',
      null,
    ]);
  });

  it('asks again for fields without a choice after returning to edit, and not for fields made equal', async () => {
    const { form, type, overtakenBy, answer, bodies } = await opened();
    type('name', '大讲堂');
    type('sort', 3);
    type('remark', '每月');
    await overtakenBy({ ...theirs, name: '公开课', sort: 9, remark: '每周' });
    form.send({ type: 'conflict.choose', key: 'name', choice: 'theirs' });
    form.send({ type: 'conflict.edit' });
    expect([form.facts().status, form.facts().values, form.facts().conflict]).toEqual([
      'editing',
      { ...rowValues, name: '公开课', sort: 3, remark: '每月' },
      null,
    ]);
    type('remark', '每周');
    form.send({ type: 'form.submit' });
    expect([form.facts().status, form.facts().conflict?.fields.map(({ key, choice }) => [key, choice])]).toEqual([
      'resolving',
      [
        ['sort', null],
        ['remark', null],
      ],
    ]);
    form.send({ type: 'conflict.choose', key: 'sort', choice: 'mine' });
    form.send({ type: 'conflict.save' });
    await answer('/edit', { ...theirs, version: 5 });
    expect([bodies().length, bodies().at(-1)]).toEqual([
      2,
      ['PUT', { ...rowValues, name: '公开课', sort: 3, remark: '每周', id: 'r1', version: 4 }],
    ]);
  });

  it('asks again after another concurrent change during the choice', async () => {
    const { form, type, overtakenBy, answer, refuse, bodies } = await opened();
    type('name', '大讲堂');
    await overtakenBy({ ...theirs, name: '公开课' });
    form.send({ type: 'conflict.chooseAll', choice: 'mine' });
    form.send({ type: 'conflict.save' });
    await refuse('/edit', REFUSED, 409);
    await answer('/queryById', { ...theirs, name: '夜校', version: 5 });
    expect([
      form.facts().conflict?.fields.map((field) => [field.mine, field.remoteValue, field.choice]),
      bodies().length,
    ]).toEqual([[[sameText('大讲堂'), sameText('夜校'), null]], 2]);
  });

  it('treats the row as saved if the remote values are equal, as after a lost response', async () => {
    const { form, type, overtakenBy, bodies } = await opened();
    type('name', '公开课');
    await overtakenBy({ ...theirs, name: '公开课' });
    expect([form.facts().status, bodies().length]).toEqual(['closed', 1]);
  });

  it('keeps local and remote values if the merged row is invalid', async () => {
    const { form, type, overtakenBy, refuse } = await opened(activityResource, {
      ...read,
      title: '健步走',
      typeId: 't1',
      status: '0',
      targetGroup: '3',
      organizerName: '社区',
      address: '江边',
      startTime: '2026-02-01 09:00:00',
      endTime: '2026-02-01 11:00:00',
      needAudit: 'N',
      isTop: 'N',
      quota: 0,
      fee: 0,
      points: 0,
    });
    type('endTime', '2026-02-01 10:00:00');
    const mine = { ...form.facts().values };
    await overtakenBy({
      ...read,
      ...mine,
      version: 4,
      startTime: '2026-02-01 10:30:00',
      endTime: '2026-02-01 11:00:00',
    });
    await refuse('/edit', '结束时间：结束时间不能早于开始时间', 500);
    const { status, values, failure } = form.facts();
    expect([status, values['startTime'], values['endTime'], failure?.['zh-CN']]).toEqual([
      'editing',
      '2026-02-01 10:30:00',
      '2026-02-01 10:00:00',
      '结束时间：结束时间不能早于开始时间',
    ]);
  });

  it('can be cancelled during the choice after a confirmation, and keeps the input otherwise', async () => {
    const { form, type, overtakenBy, draftOf } = await opened();
    type('name', '大讲堂');
    await overtakenBy({ ...theirs, name: '公开课' });
    form.send({ type: 'form.cancel' });
    const asked = form.facts().status;
    form.send({ type: 'discard.cancel' });
    expect([asked, form.facts().status, form.facts().values['name'], draftOf('r1')?.values['name']]).toEqual([
      'confirmingDiscard',
      'editing',
      '大讲堂',
      '大讲堂',
    ]);
    form.send({ type: 'form.cancel' });
    form.send({ type: 'discard.confirm' });
    expect([form.facts().status, draftOf('r1')]).toEqual(['closed', null]);
  });
});

describe('row deleted concurrently', () => {
  async function deleted() {
    const own = await opened();
    own.type('name', '大讲堂');
    own.form.send({ type: 'form.submit' });
    await own.refuse('/edit', GONE, 404);
    return own;
  }

  it('LIST-15 is offered as a new row, with the whole input', async () => {
    const { form, answer, bodies, news, draftOf } = await deleted();
    expect([form.facts().status, draftOf('r1')?.values['name']]).toEqual(['missing', '大讲堂']);
    form.send({ type: 'missing.add' });
    await answer('/add', { ...read, id: 'r9', version: 1, name: '大讲堂' }, '添加成功！');
    expect([
      bodies().at(-1),
      news()
        .slice(0, 2)
        .map((event) => (event.type === 'form.saved' ? [event.row.id, event.isNew] : event.type)),
      draftOf('r1'),
    ]).toEqual([['POST', { ...rowValues, name: '大讲堂' }], ['notice.raised', ['r9', true]], null]);
  });

  it('can be closed with the draft kept, and its draft is offered although the row cannot be loaded', async () => {
    const { form, open, refuse, draftOf } = await deleted();
    form.send({ type: 'missing.keep' });
    expect([form.facts().status, draftOf('r1')?.values['name']]).toEqual(['closed', '大讲堂']);
    const again = open({ kind: 'edit', id: 'r1' });
    await refuse('/queryById', GONE, 404);
    expect([again.form.facts().status, again.form.facts().values]).toEqual([
      'missing',
      { ...rowValues, name: '大讲堂' },
    ]);
  });

  it('can be edited further, and is found missing by the next save', async () => {
    const { form, refuse, type } = await deleted();
    form.send({ type: 'missing.edit' });
    type('sort', 8);
    form.send({ type: 'form.submit' });
    await refuse('/edit', GONE, 404);
    expect([form.facts().status, form.facts().values]).toEqual(['missing', { ...rowValues, name: '大讲堂', sort: 8 }]);
  });

  it('without a draft is an ordinary failure', async () => {
    const { open, ports } = desk();
    const { form } = open({ kind: 'edit', id: 'r1' });
    ports.http.take('/queryById').reject(GONE, 404);
    await settled();
    expect([form.facts().status, form.facts().failure]).toEqual(['failed', sameText(GONE)]);
  });
});

describe('old draft of a newer row', () => {
  const base = rowValues;

  it('LIST-15 is merged with later changes, and names the merged fields', async () => {
    const own = desk();
    own.keep({ values: { ...rowValues, name: '大讲堂' }, base, savedAt: 5 }, 'r1');
    const { form } = own.open({ kind: 'edit', id: 'r1' });
    await own.answer('/queryById', { ...theirs, sort: 9 });
    form.send({ type: 'draft.restore' });
    const { status, values, remoteChanges, draft } = form.facts();
    expect([status, values, remoteChanges, draft]).toEqual([
      'editing',
      { ...rowValues, name: '大讲堂', sort: 9 },
      { by: '李建国', at: '2026-01-15 09:00:00', labels: [localized('排序', 'Order')] },
      null,
    ]);
  });

  it('LIST-15 is a conflict where both changed a field, also after reopening the form', async () => {
    const own = desk();
    own.keep({ values: { ...rowValues, name: '大讲堂' }, base, savedAt: 5 }, 'r1');
    const first = own.open({ kind: 'edit', id: 'r1' });
    await own.answer('/queryById', { ...theirs, name: '公开课' });
    first.form.send({ type: 'draft.restore' });
    const before = first.form.facts().conflict?.fields.map(({ mine, remoteValue: other }) => [mine, other]);
    first.form.send({ type: 'conflict.edit' });
    first.type('sort', 7);
    first.form.dispose();
    const second = own.open({ kind: 'edit', id: 'r1' });
    await own.answer('/queryById', { ...theirs, name: '公开课' });
    second.form.send({ type: 'draft.restore' });
    const { status, conflict, values } = second.form.facts();
    expect([before, status, conflict?.fields.map(({ mine, remoteValue: other }) => [mine, other]), values]).toEqual([
      [[sameText('大讲堂'), sameText('公开课')]],
      'resolving',
      [[sameText('大讲堂'), sameText('公开课')]],
      { ...rowValues, name: '大讲堂', sort: 7 },
    ]);
  });

  it('is not offered if the row already has its values', async () => {
    const own = desk();
    own.keep({ values: { ...rowValues, name: '公开课' }, base, savedAt: 5 }, 'r1');
    const { form } = own.open({ kind: 'edit', id: 'r1' });
    await own.answer('/queryById', { ...theirs, name: '公开课', sort: 9 });
    expect([form.facts().draft, form.facts().status]).toEqual([null, 'editing']);
  });

  it('without a base, as written by an earlier version, is confirmed field by field unless the row is older', async () => {
    const own = desk();
    const savedAt = Date.UTC(2026, 0, 10);
    own.keep({ values: { ...rowValues, name: '大讲堂' }, savedAt }, 'r1');
    const older = own.open({ kind: 'edit', id: 'r1' });
    await own.answer('/queryById', read);
    older.form.send({ type: 'draft.restore' });
    const newer = own.open({ kind: 'edit', id: 'r1' });
    own.keep({ values: { ...rowValues, name: '大讲堂' }, savedAt }, 'r1');
    await own.answer('/queryById', { ...theirs, sort: 9 });
    newer.form.send({ type: 'draft.restore' });
    expect([
      older.form.facts().status,
      newer.form.facts().status,
      newer.form.facts().conflict?.fields.map(({ key }) => key),
    ]).toEqual(['editing', 'resolving', ['name', 'sort']]);
  });
});

describe('date and number input', () => {
  it('is parsed on blur, and sent as parsed', () => {
    const { open } = desk(activityResource);
    const { form, type } = open();
    type('startTime', '2026/12/1');
    type('endTime', '20261201 8点');
    type('quota', '１，０００');
    const before = [form.facts().values['startTime'], form.facts().errors];
    for (const key of ['startTime', 'endTime', 'quota']) form.send({ type: 'value.leave', key });
    const { startTime, endTime, quota } = form.facts().values;
    expect([before, startTime, endTime, quota]).toEqual([
      ['2026/12/1', {}],
      '2026-12-01 00:00:00',
      '2026-12-01 08:00:00',
      1000,
    ]);
  });

  it('stays when unparseable, is marked, and prevents saving', () => {
    const { open, asked } = desk();
    const { form, type } = open();
    type('name', '讲座');
    type('code', 'JZ');
    type('sort', '十');
    form.send({ type: 'form.submit' });
    expect([form.facts().status, form.facts().values['sort'], form.facts().errors, asked()]).toEqual([
      'editing',
      '十',
      { sort: localized('“十”不是数字，请写成1234.5这样的数字', '“十” is no number. Write one like 1234.5') },
      [],
    ]);
    type('sort', '10');
    expect(form.facts().errors).toEqual({});
  });

  it('is parsed by a save without a prior blur', async () => {
    const { open, asked } = desk();
    const { form, type } = open();
    type('name', '讲座');
    type('code', 'JZ');
    type('sort', ' 10 ');
    form.send({ type: 'form.submit' });
    await settled();
    expect(asked()[0]?.[2]).toBe(JSON.stringify({ name: '讲座', code: 'JZ', sort: 10, status: '1', remark: null }));
  });

  it('is restored from the draft verbatim, relative to its day', () => {
    const own = desk(activityResource);
    const { type, form } = own.open();
    type('startTime', '今天');
    type('endTime', '下周一');
    own.ports.clock.advance(seconds(1));
    const kept = own.draftOf()?.values;
    form.dispose();
    own.ports.clock.advance(seconds(3 * 86_400));
    const later = own.open();
    later.form.send({ type: 'draft.restore' });
    const { startTime, endTime } = later.form.facts().values;
    expect([kept?.['startTime'], kept?.['endTime'], startTime, endTime]).toEqual([
      '今天',
      '下周一',
      '2026-01-15 00:00:00',
      '下周一',
    ]);
  });

  it('in another notation of the stored value is not a change', async () => {
    const { form, type } = await opened(activityTypeResource, read);
    type('sort', '２');
    expect(form.facts().isDirty).toBe(false);
    type('sort', '3');
    expect(form.facts().isDirty).toBe(true);
  });
});

it("keeps a choice's display text with its own value only", async () => {
  const { form } = await opened();
  const stored = form.facts().valueTexts;
  form.send({ type: 'value.change', key: 'status', value: '0', text: '无效' });
  const chosen = form.facts().valueTexts;
  form.send({ type: 'value.change', key: 'status', value: '7' });
  expect([stored, chosen, form.facts().valueTexts]).toEqual([{ status: '有效' }, { status: '无效' }, {}]);
});
