import { activityTypeResource, defineResource, type Resource } from '@evergreen/core/resources';
import { localized } from '@evergreen/core/kernel';
import { createRecordForm, type RecordFormMode } from '@evergreen/core/records/form';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { RecordForm } from './record-form.tsx';

/** A form that no list stands behind. */
const ALONE = { place: null, isStep: false, onStep: () => undefined, onFollow: null };

async function opened(mode: RecordFormMode = { kind: 'add' }, resource: Resource = activityTypeResource) {
  const stage = await signedIn('activityType:add', 'activityType:edit');
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode }));
  drawWidget(stage, <RecordForm {...ALONE} resource={resource} form={form} onGone={() => undefined} />);
  await heard();
  return { ...stage, form, user: newUser() };
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Go to a field and set its text, as a person does who pastes. */
function typeInto(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fill(field, text);
}

/** What stands under an input, as those hear it who hear the page. */
function saidAbout(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

it('LIST-16 leads to the next and the previous record while nothing is unsaved, and saves to go on with a new one', async () => {
  const stage = await signedIn();
  const sent: (number | string)[] = [];
  const form = stage.core.open((page) =>
    createRecordForm({ ...page, resource: activityTypeResource, mode: { kind: 'add' } }),
  );
  drawWidget(
    stage,
    <RecordForm
      resource={activityTypeResource}
      form={form}
      place={{ place: 2, hasPrevious: false, hasNext: true }}
      isStep={false}
      onStep={(direction) => sent.push(direction)}
      onFollow={(isFollowed) => sent.push(isFollowed ? 'follow' : 'alone')}
      onGone={() => undefined}
    />,
  );
  const next = screen.getByRole('button', { name: '下一条' });
  fireEvent.click(next);
  fireEvent.click(screen.getByRole('button', { name: '上一条' }));
  fill(screen.getByRole('textbox', { name: /类型名称/u }), '讲座');
  fireEvent.click(next);
  fireEvent.click(screen.getByRole('button', { name: '保存并新增' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: /类型名称/u }), {
    key: 'Enter',
    ctrlKey: true,
    shiftKey: true,
  });
  fireEvent.keyDown(screen.getByRole('textbox', { name: /类型名称/u }), { key: 'Enter', ctrlKey: true });
  expect(sent).toEqual([1, 'follow', 'follow', 'alone']);
});

describe('the form of a resource', () => {
  it('TEXT-01 counts the characters that people see, misses a name that cannot be seen, and sends what is seen', async () => {
    const { ports, user } = await opened();
    const [name, code, remark] = [input('类型名称'), input('类型编码'), input('备注')];
    typeInto(name, '\u200b\ufeff');
    typeInto(code, 'ART1');
    typeInto(remark, '👨‍👩‍👧‍👦𠮷');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect([saidAbout(name), document.body.textContent.includes('2 / 255'), ports.http.pending()]).toEqual([
      '请输入类型名称',
      true,
      0,
    ]);
    typeInto(name, '健步走\u200b');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await heard();
    expect(JSON.parse(ports.http.take('/isps/activityType/add').request.body ?? '')).toMatchObject({ name: '健步走' });
  });

  it('names what is wrong under each field and goes to the first of them', async () => {
    const { ports, user } = await opened();
    typeInto(input('类型编码'), '编');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect({
      name: saidAbout(input('类型名称')),
      code: saidAbout(input('类型编码')),
      invalid: input('类型名称').getAttribute('aria-invalid'),
      focused: document.activeElement === input('类型名称'),
      pending: ports.http.pending(),
    }).toEqual({
      name: '请输入类型名称',
      code: '请输入20位以内的英文字符和数字',
      invalid: 'true',
      focused: true,
      pending: 0,
    });
  });

  it('goes there again when nothing was corrected', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await user.click(input('备注'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(document.activeElement).toBe(input('类型名称'));
  });

  it('saves by Ctrl and Enter, and closes', async () => {
    const { ports, form, user } = await opened();
    typeInto(input('类型名称'), '健康讲座');
    typeInto(input('类型编码'), 'JKJZ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const call = ports.http.take('/isps/activityType/add');
    const sent: unknown = JSON.parse(call.request.body ?? '');
    call.succeed({ id: 't9', name: '健康讲座', code: 'JKJZ', sort: 0, status: '1' }, '添加成功');
    await heard();
    expect({ sent, status: form.facts().status }).toEqual({
      sent: { name: '健康讲座', code: 'JKJZ', sort: 0, status: '1', remark: null },
      status: 'closed',
    });
  });

  it('keeps what was typed when the server refuses it, and says the server’s words', async () => {
    const { ports, user } = await opened();
    typeInto(input('类型名称'), '健康讲座');
    typeInto(input('类型编码'), 'JKJZ');
    await user.click(screen.getByRole('button', { name: '保存' }));
    const busy = screen.getByRole('button', { name: /保存/u }).className.includes('loading');
    ports.http.take('/isps/activityType/add').reject('类型编码已存在');
    await heard();
    expect({
      busy,
      said: within(screen.getByRole('alert')).getByText('类型编码已存在').textContent,
      typed: [input('类型名称').value, input('类型编码').value],
    }).toEqual({ busy: true, said: '类型编码已存在', typed: ['健康讲座', 'JKJZ'] });
  });

  it('marks the field that the server refuses and focuses it, without a second message', async () => {
    const { ports, user } = await opened();
    typeInto(input('类型名称'), '健康讲座');
    typeInto(input('类型编码'), 'JKJZ');
    await user.click(screen.getByRole('button', { name: '保存' }));
    ports.http.take('/isps/activityType/add').reject('类型编码“JKJZ”已存在', 500, { code: '“JKJZ”已存在' });
    await heard();
    const field = input('类型编码');
    expect([
      saidAbout(field),
      field.getAttribute('aria-invalid'),
      document.activeElement === field,
      screen.queryAllByText(/保存失败|类型编码“JKJZ”/u).length,
    ]).toEqual(['“JKJZ”已存在', 'true', true, 0]);
  });

  it('asks before what was typed is lost, and not when nothing was', async () => {
    const { form, user } = await opened();
    typeInto(input('类型名称'), '健康');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.getByText('有未保存的修改，确定要放弃吗？')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect({ status: form.facts().status, typed: input('类型名称').value }).toEqual({
      status: 'editing',
      typed: '健康',
    });
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    const { form: untouched, user: other } = await opened();
    await other.click(screen.getAllByRole('button', { name: '取消' }).at(-1) ?? document.body);
    expect([form.facts().status, untouched.facts().status]).toEqual(['closed', 'closed']);
  });

  it('AUTH-17 offers back what was typed and never saved, and takes it up', async () => {
    const stage = await signedIn('activityType:add');
    stage.core.drafts.write(
      { userId: 'u1', resource: 'activityType', rowId: null },
      { values: { name: '未保存的类型', code: null, sort: 0, status: '1', remark: null }, savedAt: 1_790_000_000_000 },
    );
    const form = stage.core.open((page) =>
      createRecordForm({ ...page, resource: activityTypeResource, mode: { kind: 'add' } }),
    );
    drawWidget(stage, <RecordForm {...ALONE} resource={activityTypeResource} form={form} onGone={() => undefined} />);
    await heard();
    act(() => screen.getByRole('button', { name: '恢复' }).click());
    expect({ typed: input('类型名称').value, offers: screen.queryAllByRole('button', { name: '恢复' }) }).toEqual({
      typed: '未保存的类型',
      offers: [],
    });
  });

  it('says why a row could not be read, and tries again', async () => {
    const { ports, user } = await opened({ kind: 'edit', id: 't1' });
    ports.http.take('/isps/activityType/queryById').reject('该记录已被删除');
    await heard();
    expect(screen.getByText('该记录已被删除')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '重试' }));
    ports.http
      .take('/isps/activityType/queryById')
      .succeed({ id: 't1', name: '讲座', code: 'A', sort: 3, status: '1' });
    await heard();
    expect([input('类型名称').value, screen.getByRole<HTMLInputElement>('spinbutton', { name: '排序' }).value]).toEqual(
      ['讲座', '3'],
    );
  });
});

/** A field of each type in which something is typed. */
const meetingResource = defineResource({
  name: 'meeting',
  path: '/isps/meeting',
  title: localized('会议', 'Meetings'),
  singular: localized('会议', 'Meeting'),
  permissionPrefix: 'meeting',
  labelField: 'place',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: {
    startTime: { type: 'dateTime', label: localized('开始时间', 'Starts') },
    day: { type: 'date', label: localized('日期', 'Day') },
    seats: { type: 'integer', label: localized('座位', 'Seats'), minimum: 0, maximum: 5000, initial: 0 },
    isOpen: { type: 'yesNo', label: localized('公开', 'Open') },
    place: { type: 'text', label: localized('地点', 'Place'), maximumLength: 20 },
  },
});

/** Leaves the field that has the focus. */
const leave = () =>
  act(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
const saveByKeys = () =>
  fireEvent.keyDown(document.querySelector('form') ?? document.body, { key: 'Enter', ctrlKey: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const seats = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '座位' });

describe('what is typed into a form', () => {
  it('LIST-19 is read when the field is left or Enter is pressed, and what is shown is what is sent', async () => {
    const { ports } = await opened({ kind: 'add' }, meetingResource);
    typeInto(input('开始时间'), '2026/12/1 8点');
    fireEvent.keyDown(input('开始时间'), { key: 'Enter' });
    const entered = input('开始时间').value;
    typeInto(input('日期'), '20261202');
    leave();
    typeInto(seats(), '１，２００');
    leave();
    const shown = [input('日期').value, seats().value];
    saveByKeys();
    const sent: unknown = JSON.parse(ports.http.take('/isps/meeting/add').request.body ?? '');
    expect([entered, shown, sent]).toEqual([
      '2026-12-01 08:00:00',
      ['2026-12-02', '1200'],
      { startTime: '2026-12-01 08:00:00', day: '2026-12-02', seats: 1200, isOpen: null, place: null },
    ]);
  });

  it('LIST-19 stays, is marked, gets the focus and is not sent where it cannot be read', async () => {
    const { ports } = await opened({ kind: 'add' }, meetingResource);
    typeInto(input('开始时间'), '下周一');
    leave();
    typeInto(seats(), '十人');
    press('保存');
    const field = input('开始时间');
    expect([
      field.value,
      field.getAttribute('aria-invalid'),
      saidAbout(field),
      document.activeElement === field,
      seats().value,
      ports.http.pending(),
    ]).toEqual(['下周一', 'true', '“下周一”不是日期时间，请写成2026-03-08 09:30:00', true, '十人', 0]);
  });

  it('steps a number by the arrows, and does not call unanswered what is neither yes nor no', async () => {
    const { form } = await opened({ kind: 'add' }, meetingResource);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(seats(), { key });
    expect([
      form.facts().values['seats'],
      screen.queryAllByRole('switch').length,
      screen.getAllByRole('combobox', { name: '公开' }).length,
    ]).toEqual([1, 0, 1]);
  });
});

describe('a row that two people change', () => {
  const read = {
    id: 't1',
    version: 3,
    name: '讲座',
    code: 'A',
    sort: 3,
    status: '1',
    remark: null,
    updateBy: 'admin',
    updateTime: '2026-01-01 08:00:00',
  };
  const theirs = {
    ...read,
    version: 4,
    name: '公开课',
    sort: 9,
    updateBy: '李建国',
    updateTime: '2026-01-15 09:00:00',
  };

  async function overtaken() {
    const stage = await opened({ kind: 'edit', id: 't1' });
    const { ports } = stage;
    ports.http.take('/isps/activityType/queryById').succeed(read);
    await heard();
    typeInto(input('类型名称'), '大讲堂');
    saveByKeys();
    ports.http.take('/isps/activityType/edit').reject('这条数据刚刚被他人修改过，请核对后再保存', 409);
    await heard();
    ports.http.take('/isps/activityType/queryById').succeed(theirs);
    await heard();
    return stage;
  }
  const choose = (words: string) => fireEvent.click(screen.getByRole('radio', { name: words }));

  it('LIST-15 shows both values side by side, and saves what is chosen', async () => {
    const { ports, form } = await overtaken();
    const said = screen.getByText(/李建国 2026-01-15 09:00:00 保存了下列内容/u).textContent;
    const isBlocked = screen.getByRole<HTMLButtonElement>('button', { name: '按选择保存' }).disabled;
    choose('李建国保存的：公开课');
    choose('我填写的：大讲堂');
    press('按选择保存');
    const call = ports.http.take('/isps/activityType/edit');
    const sent: unknown = JSON.parse(call.request.body ?? '');
    call.succeed({ ...theirs, name: '大讲堂', version: 5 });
    await heard();
    expect([said, isBlocked, sent, form.facts().status]).toEqual([
      '李建国 2026-01-15 09:00:00 保存了下列内容，与您填写的不同。请逐项选择要保存哪一个。',
      true,
      { name: '大讲堂', code: 'A', sort: 9, status: '1', remark: null, id: 't1', version: 4 },
      'closed',
    ]);
  });

  it('leads back to the fields, where what came from the other person is named', async () => {
    await overtaken();
    press('全部用对方的');
    press('返回编辑');
    expect([
      input('类型名称').value,
      screen.getByText('“排序”已换成李建国 2026-01-15 09:00:00 保存的内容').textContent,
    ]).toEqual(['公开课', '“排序”已换成李建国 2026-01-15 09:00:00 保存的内容']);
  });

  it('offers what was typed as a new one where the row is gone', async () => {
    const { ports, form } = await opened({ kind: 'edit', id: 't1' });
    ports.http.take('/isps/activityType/queryById').succeed(read);
    await heard();
    typeInto(input('备注'), '每月');
    saveByKeys();
    ports.http.take('/isps/activityType/edit').reject('未找到对应的数据，它可能已被删除，请刷新后重试', 404);
    await heard();
    press('另存为新数据');
    const call = ports.http.take('/isps/activityType/add');
    const sent: unknown = JSON.parse(call.request.body ?? '');
    call.succeed({ ...read, id: 't9', version: 1, remark: '每月' });
    await heard();
    expect([sent, form.facts().status]).toEqual([
      { name: '讲座', code: 'A', sort: 3, status: '1', remark: '每月' },
      'closed',
    ]);
  });
});
