import { createRecordForm } from '@evergreen/core/records/form';
import { departmentRoleResource } from '@evergreen/core/resources';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { RecordForm } from './record-form.tsx';

const row = {
  id: 'i1',
  createBy: 'admin',
  createTime: '2026-01-15 09:00:00',
  updateBy: null,
  updateTime: null,
  version: 1,
  departId: 'd1',
  departId_dictText: '活动服务科',
  roleName: '助理',
  roleCode: 'helper',
  users: 'u0,u1',
  users_dictText: '职员0,职员1',
  description: null,
};
const many = Array.from({ length: 20 }, (_, at) => `p${at}`);
const people = Array.from({ length: 9 }, (_, at) => ({
  id: `u${at}`,
  username: `clerk${at}`,
  realname: `职员${at}`,
  lost: at === 0 ? many : ['p1'],
}));

it('PERM-18 names who loses permissions before a save, leads back to what was typed, and saves after a confirmation', async () => {
  const stage = await signedIn('departRole:edit');
  const { http } = stage.ports;
  const resource = departmentRoleResource;
  const form = stage.core.open((page) => createRecordForm({ ...page, resource, mode: { kind: 'edit', id: 'i1' } }));
  const alone = { place: null, isStep: false, onStep: () => undefined, onFollow: null, onGone: () => undefined };
  drawWidget(stage, <RecordForm {...alone} resource={resource} form={form} />);
  const answered = async (url: string, answer: unknown) => {
    http.take(url).succeed(answer);
    await act(async () => {});
  };
  await answered('/sysDepartRole/queryById', row);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /角色名称/u });
  fill(name, '夜班助理');
  act(() => form.send({ type: 'value.change', key: 'users', value: null }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
  save();
  await answered('queryLosses', {
    total: 11,
    people,
    permissions: many.map((id) => ({ id, path: `活动管理 › ${id}` })),
  });
  const question = (await screen.findByText('保存后有人会失去权限')).closest<HTMLElement>('[role=dialog]');
  if (question === null) throw new Error('There is no dialog');
  expect(question.textContent).toContain('11 人会失去权限：');
  expect(question.querySelector('li')?.textContent).toMatch(
    /^职员0（clerk0）活动管理 › p0、.*活动管理 › p11 等 20 项$/u,
  );
  expect(question.querySelectorAll('li')).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: '显示全部 9 人' }));
  expect(question.querySelectorAll('li')).toHaveLength(9);
  expect(question.textContent).toContain('另有 2 人不在您的查看范围内或未列出');
  fireEvent.click(screen.getByRole('button', { name: '返回编辑' }));
  expect([form.facts().status, name.value, form.facts().values['users']]).toEqual(['editing', '夜班助理', null]);
  save();
  await answered('queryLosses', { total: 1, people: people.slice(1, 2), permissions: [] });
  fireEvent.click(await screen.findByRole('button', { name: '仍要保存' }));
  await act(async () => {});
  expect(http.take('/sysDepartRole/edit').request.body).toContain('"roleName":"夜班助理"');
});
