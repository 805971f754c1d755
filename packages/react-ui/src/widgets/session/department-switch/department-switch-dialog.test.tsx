import { createDepartmentSwitch } from '@evergreen/core/session/department-switch';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { DepartmentSwitchDialog } from './department-switch-dialog.tsx';

const list = [
  { id: 'd1', orgCode: 'A01', departName: '服务中心' },
  { id: 'd2', orgCode: 'A02', departName: '活动服务科' },
];

async function shown(isClosable: boolean) {
  const stage = await signedIn();
  const departments = stage.core.open((page) => createDepartmentSwitch({ ...page, isClosable }));
  drawWidget(stage, <DepartmentSwitchDialog departments={departments} onGone={() => undefined} />);
  act(() => departments.send({ type: 'dialog.show', username: 'clerk' }));
  expect(screen.queryByRole('dialog')).toBe(null);
  stage.ports.http.take('getCurrentUserDeparts').succeed({ list, orgCode: 'A01' });
  await heard();
  return { ...stage, departments, user: newUser() };
}

const dialog = () => screen.getByRole('dialog', { name: '部门切换（当前部门 : 服务中心）' });
const select = () => screen.getByRole('combobox', { name: '请选择登录部门' });
const confirm = () => screen.getByRole('button', { name: /^确\s?认$/u });
const mask = () => document.querySelector('.ant-modal-wrap') ?? document.body;

it('WID-02 opens once the list is there, 450 wide, with prompt and hint', async () => {
  const { user } = await shown(true);
  expect([dialog().style.width, dialog().textContent?.includes('请选择登录部门')]).toEqual(['450px', true]);
  await user.hover(select());
  expect((await screen.findByRole('tooltip')).textContent).toBe('您隶属于多部门，请选择当前所在部门');
});

it('WID-02 marks the select without a word when nothing is chosen, then sends the choice', async () => {
  const { ports, user } = await shown(true);
  const words = dialog().textContent;
  await user.click(confirm());
  expect([
    select().getAttribute('aria-invalid'),
    dialog().querySelector('.ant-select-status-error') === null,
    dialog().textContent,
  ]).toEqual(['true', false, words]);
  await user.click(select());
  await user.click(screen.getByText('活动服务科'));
  expect(select().getAttribute('aria-invalid')).toBe('false');
  await user.click(confirm());
  expect(ports.http.take('selectDepart').request.body).toBe('{"orgCode":"A02","username":"clerk"}');
});

it('WID-02 has no close button, and no mask or Escape key that closes, where it is not closable', async () => {
  const fixed = await shown(false);
  expect(screen.getAllByRole('button')).toEqual([confirm()]);
  await fixed.user.click(mask());
  await fixed.user.keyboard('{Escape}');
  expect(fixed.departments.facts().status).toBe('choosing');
});

it('WID-02 closes by the close button where it is closable', async () => {
  const { departments, user } = await shown(true);
  await user.click(screen.getByText(/^关\s?闭$/u));
  expect(departments.facts().status).toBe('closed');
});

it('WID-02 closes by the mask where it is closable', async () => {
  const { departments, user } = await shown(true);
  await user.click(mask());
  expect(departments.facts().status).toBe('closed');
});
