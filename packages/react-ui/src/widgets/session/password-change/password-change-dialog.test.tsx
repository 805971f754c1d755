import { createPasswordChange } from '@evergreen/core/session/password-change';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { fill } from '../../../testing/fill.ts';
import { newUser } from '../../../testing/new-user.ts';
import { PasswordChangeDialog } from './password-change-dialog.tsx';

async function shown() {
  const stage = await signedIn();
  const change = stage.core.open(createPasswordChange);
  drawWidget(stage, <PasswordChangeDialog change={change} onGone={() => undefined} />);
  act(() => change.send({ type: 'dialog.show', username: 'clerk' }));
  await heard();
  return { ...stage, change, user: newUser() };
}

const LABELS = ['旧密码', '新密码', '确认新密码'] as const;
const ok = () => screen.getByRole('button', { name: /^确\s?定$/u });
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** What stands under each input, as those hear it who hear the page. */
function saidAbout(): string[] {
  return LABELS.map(
    (label) => document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
}

it('WID-01 VAL-06 asks for three hidden passwords in a dialog of 800, and names what is wrong with each', async () => {
  const { ports, user } = await shown();
  const dialog = screen.getByRole('dialog', { name: '修改密码' });
  expect({ width: dialog.style.width, types: LABELS.map((label) => input(label).type) }).toEqual({
    width: '800px',
    types: ['password', 'password', 'password'],
  });
  await user.click(ok());
  expect(saidAbout()).toEqual(['请输入旧密码!', '请输入新密码!', '请确认新密码!']);
  expect(document.activeElement).toBe(input('旧密码'));
  fill(input('旧密码'), 'Old#12345');
  fill(input('新密码'), 'New#12345');
  fill(input('确认新密码'), 'new#12345');
  await user.click(ok());
  expect(saidAbout()).toEqual(['', '', '两次输入的密码不一样！']);
  expect([document.activeElement === input('确认新密码'), ports.http.pending()]).toEqual([true, 0]);
});

it('WID-01 waits for the server, stays open when it refuses, and closes by 关闭', async () => {
  const { ports, change, user } = await shown();
  fill(input('旧密码'), 'Old#12345');
  fill(input('新密码'), 'New#12345');
  fill(input('确认新密码'), 'New#12345');
  await user.click(ok());
  await heard();
  expect(LABELS.map((label) => input(label).disabled)).toEqual([true, true, true]);
  ports.http.take('updatePassword').reject('旧密码输入错误!');
  await heard();
  expect(LABELS.map((label) => [input(label).disabled, input(label).value])).toEqual([
    [false, 'Old#12345'],
    [false, 'New#12345'],
    [false, 'New#12345'],
  ]);
  await user.click(screen.getByText(/^关\s?闭$/u));
  expect(change.facts().status).toBe('closed');
});
