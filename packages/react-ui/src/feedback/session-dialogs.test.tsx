import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard, signedIn } from '../adapter/testing/stage.tsx';
import { drawWidget } from '../testing/draw-widget.tsx';
import { newUser } from '../testing/new-user.ts';
import { NoticeOutlet, SessionDialogs } from './index.ts';

async function drawn() {
  const stage = await signedIn();
  drawWidget(
    stage,
    <>
      <SessionDialogs />
      <NoticeOutlet />
    </>,
  );
  return { ...stage, user: newUser(), isOut: () => stage.core.auth.facts().status === 'loggedOut' };
}

it('HTTP-04 登录已过期 leaves signing in again as the only way', async () => {
  const { core, user, isOut } = await drawn();
  act(() => core.auth.send({ type: 'session.expired' }));
  const dialog = await screen.findByRole('dialog', { name: '登录已过期' });
  await user.keyboard('{Escape}');
  expect({
    isTold: dialog.textContent.includes('很抱歉，登录已过期，请重新登录'),
    buttons: within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
    isOut: isOut(),
  }).toEqual({ isTold: true, buttons: ['重新登录'], isOut: false });
  await user.click(within(dialog).getByRole('button', { name: '重新登录' }));
  await heard();
  expect(isOut()).toBe(true);
});

it('AUTH-07 signing out is asked about first, and a refusal of it is told', async () => {
  const { core, ports, user, isOut } = await drawn();
  const ask = async () => {
    act(() => core.auth.send({ type: 'logout.request' }));
    const dialog = await screen.findByRole('dialog', { name: '提示' });
    expect(dialog.textContent).toContain('真的要注销登录吗 ?');
    return dialog;
  };
  await user.click(within(await ask()).getByRole('button', { name: '取消' }));
  expect(core.auth.facts().isConfirmingLogout).toBe(false);
  expect(isOut()).toBe(false);
  await user.click(within(await ask()).getByRole('button', { name: '确定' }));
  ports.http.take('/sys/logout').reject('注销失败，请稍后再试');
  await heard();
  expect((await screen.findByRole('alert')).textContent).toContain('注销失败，请稍后再试');
});
