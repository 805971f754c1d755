import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { OrgSelectionDialog } from './index.ts';

const departs = [
  { id: 'd1', orgCode: 'A01', departName: '服务中心' },
  { id: 'd2', orgCode: 'A02', departName: '活动服务科' },
];

it('AUTH-11 asks somebody of several departments for one, and lets nobody in without a choice', async () => {
  const stage = newStage();
  const { core, ports } = stage;
  drawWidget(stage, <OrgSelectionDialog />);
  const before = screen.queryByRole('dialog');
  act(() => core.auth.send({ type: 'login.submit', credentials: { username: 'liuyang', password: 'p' } }));
  ports.http.take('/sys/login').succeed({
    token: 'T1',
    userInfo: { id: 'u1', username: 'liuyang', realname: '刘洋', avatar: '', orgCode: '' },
    departs,
    multi_depart: 2,
  });
  await heard();
  const user = newUser();
  const dialog = within(await screen.findByRole('dialog', { name: '请选择部门' }));
  const department = dialog.getByRole('combobox', { name: '部门' });
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: /^确\s?认$/u }));
  expect({
    before,
    isAsked: core.auth.facts().orgSelection?.isDepartmentMissing,
    marked: department.getAttribute('aria-invalid'),
    said: dialog.getByRole('alert').textContent,
    calls: ports.http.pending(),
    closers: dialog.queryByRole('button', { name: /Close|关闭/u }),
  }).toEqual({ before: null, isAsked: true, marked: 'true', said: '请选择部门', calls: 0, closers: null });

  await user.click(department);
  await user.click(screen.getByTitle('活动服务科'));
  await user.click(dialog.getByRole('button', { name: /^确\s?认$/u }));
  const choice = ports.http.take('/sys/selectDepart');
  expect(choice.request.body).toBe('{"orgCode":"A02","username":"liuyang"}');
  choice.succeed({ userInfo: { id: 'u1', username: 'liuyang', realname: '刘洋', avatar: '', orgCode: 'A02' } });
  await heard();
  expect([core.auth.facts().orgSelection, core.auth.facts().user?.orgCode]).toEqual([null, 'A02']);
});
