import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { ContextMenu } from './context-menu.tsx';

const items = [
  { key: 'refresh', text: '刷新', icon: <span data-testid="icon" /> },
  { key: 'close', text: '关闭', isDisabled: true },
  { key: 'others', text: '关闭其它', isApart: true },
];

async function opened() {
  const chosen: string[] = [];
  drawWidget(
    newStage(),
    <>
      <ContextMenu items={items} onChoose={(key) => chosen.push(key)}>
        <button type="button">页签</button>
      </ContextMenu>
      <p>别处</p>
    </>,
  );
  const user = newUser();
  const thing = screen.getByRole('button', { name: '页签' });
  thing.focus();
  // A browser sends the same event for a right press, Shift-F10 and the menu key.
  fireEvent.contextMenu(thing, { clientX: 40, clientY: 30 });
  await screen.findByRole('menu');
  return { chosen, user, thing };
}

/** What fades out is closed: it takes no press any more. */
const isShown = () => document.querySelector('.ant-dropdown:not(.ant-dropdown-hidden, .ant-slide-up-leave)') !== null;
const seeClosed = () => waitFor(() => expect(isShown()).toBe(false));

/** antd reads the number of the key, which user-event leaves out. */
const press = (key: string, which: number) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode: which, which });

it('LAYOUT-10 lists its items with text and icon, and chooses by a press', async () => {
  const { chosen, user, thing } = await opened();
  const drawn = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('aria-disabled')]);
  expect([drawn, screen.getAllByTestId('icon').length, screen.getAllByRole('separator').length]).toEqual([
    [
      ['刷新', 'false'],
      ['关闭', 'true'],
      ['关闭其它', 'false'],
    ],
    1,
    1,
  ]);
  await user.click(screen.getByText('关闭'));
  expect(chosen).toEqual([]);
  await user.click(screen.getByText('刷新'));
  await seeClosed();
  // The focus goes back a moment after the menu has gone.
  await waitFor(() => expect(document.activeElement).toBe(thing));
  expect(chosen).toEqual(['refresh']);
});

it('LAYOUT-10 is gone through by the arrows, past what cannot be chosen, and chooses by Enter', async () => {
  // Without a layout nothing is visible, and the arrows go past what is not.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  const { chosen, thing } = await opened();
  await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBe(null));
  press('ArrowDown', 40);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('关闭其它'));
  press('Enter', 13);
  await seeClosed();
  expect([chosen, document.activeElement === thing]).toEqual([['others'], true]);
});

it.each([
  ['a press outside', () => fireEvent.mouseDown(screen.getByText('别处'))],
  ['a press of the right button outside', () => fireEvent.mouseDown(screen.getByText('别处'), { button: 2 })],
  ['a scroll of the window', () => fireEvent.scroll(document)],
  ['a scroll of a part of the page', () => fireEvent.scroll(screen.getByText('别处'))],
  ['leaving the window', () => act(() => void globalThis.dispatchEvent(new Event('blur')))],
])('LAYOUT-10 %s closes it', async (_, close) => {
  const { chosen } = await opened();
  close();
  await seeClosed();
  expect(chosen).toEqual([]);
});

it('LAYOUT-10 Escape closes it and gives the focus back', async () => {
  const { user, thing } = await opened();
  await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBe(null));
  await user.keyboard('{Escape}');
  await seeClosed();
  expect(document.activeElement).toBe(thing);
});
