import { activityTypeArea } from '@evergreen/core/areas';
import type { RecordFormMode } from '@evergreen/core/record-form';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { heard, signedIn } from '../../adapter/testing/stage.tsx';
import { drawWidget } from '../../testing/draw-widget.tsx';
import { RecordForm } from './record-form.tsx';

async function opened(mode: RecordFormMode = { kind: 'add' }) {
  const stage = await signedIn('activityType:add', 'activityType:edit');
  const form = stage.core.openForm(activityTypeArea, mode);
  drawWidget(stage, <RecordForm area={activityTypeArea} form={form} onGone={() => undefined} />);
  await heard();
  return { ...stage, form, user: userEvent.setup() };
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** What stands under an input, as those hear it who hear the page. */
function saidAbout(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('the form of an area', () => {
  it('names what is wrong under each field and goes to the first of them', async () => {
    const { ports, user } = await opened();
    await user.type(input('类型编码'), '编');
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

  it('goes there again when nothing was mended', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await user.click(input('备注'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(document.activeElement).toBe(input('类型名称'));
  });

  it('saves by Ctrl and Enter, and closes', async () => {
    const { ports, form, user } = await opened();
    await user.type(input('类型名称'), '健康讲座');
    await user.type(input('类型编码'), 'JKJZ');
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
    await user.type(input('类型名称'), '健康讲座');
    await user.type(input('类型编码'), 'JKJZ');
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

  it('asks before what was typed is lost, and not when nothing was', async () => {
    const { form, user } = await opened();
    await user.type(input('类型名称'), '健康');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.getByText('有未保存的修改，确定要放弃吗？')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect({ status: form.facts().status, typed: input('类型名称').value }).toEqual({ status: 'editing', typed: '健康' });
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    const { form: untouched, user: other } = await opened();
    await other.click(screen.getAllByRole('button', { name: '取消' }).at(-1) ?? document.body);
    expect([form.facts().status, untouched.facts().status]).toEqual(['closed', 'closed']);
  });

  it('AUTH-17 offers back what was typed and never saved, and takes it up', async () => {
    const stage = await signedIn('activityType:add');
    stage.core.drafts.write(
      { userId: 'u1', area: 'activityType', rowId: null },
      { values: { name: '未保存的类型', code: null, sort: 0, status: '1', remark: null }, savedAt: 1_790_000_000_000 },
    );
    const form = stage.core.openForm(activityTypeArea, { kind: 'add' });
    drawWidget(stage, <RecordForm area={activityTypeArea} form={form} onGone={() => undefined} />);
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
    ports.http.take('/isps/activityType/queryById').succeed({ id: 't1', name: '讲座', code: 'A', sort: 3, status: '1' });
    await heard();
    expect([input('类型名称').value, screen.getByRole<HTMLInputElement>('spinbutton', { name: '排序' }).value]).toEqual(['讲座', '3']);
  });
});
