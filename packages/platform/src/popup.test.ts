import { expect, it } from 'vitest';

import type { PopupEvent } from '@evergreen/core/ports';

import { createBrowserPopup, type OpenerWindow } from './popup-browser.ts';
import { noPopup } from './popup-none.ts';

function fakeOpener(isBlocked = false) {
  const popup = { closed: false, close: () => void (popup.closed = true) };
  const messages = new Set<(event: MessageEvent) => void>();
  const looks = new Map<number, () => void>();
  const view: OpenerWindow = {
    location: { href: 'https://home.example/user/login' },
    open: () => (isBlocked ? null : popup),
    addEventListener: (_, listener) => void messages.add(listener),
    removeEventListener: (_, listener) => void messages.delete(listener),
    setInterval: (callback) => {
      looks.set(1, callback);
      return 1;
    },
    clearInterval: (handle) => void looks.delete(handle),
  };
  const post = (source: unknown, origin: string, data: unknown) => {
    for (const listener of messages)
      listener(
        new Proxy(new MessageEvent('message', { origin, data }), {
          get: (event, key) => (key === 'source' ? source : Reflect.get(event, key)),
        }),
      );
  };
  return { view, popup, post, look: () => looks.get(1)?.(), left: () => messages.size + looks.size };
}

it('AUTH-03 hears its own window alone, tells whose origin it is, and that it was closed', () => {
  const { view, popup, post, look, left } = fakeOpener();
  const heard: PopupEvent[] = [];
  createBrowserPopup(view).open('/api/render?state=1', (event) => heard.push(event));
  post(popup, 'https://home.example', 1);
  post(popup, 'https://evil.example', 2);
  post({}, 'https://home.example', 3);
  look();
  popup.close();
  look();
  // What a window posts as it closes comes after a look that sees it closed.
  post(popup, 'https://home.example', 4);
  look();
  post(popup, 'https://home.example', 5);
  expect([heard, left()]).toEqual([
    [
      { kind: 'posted', data: 1, isFromOrigin: true },
      { kind: 'posted', data: 2, isFromOrigin: false },
      { kind: 'posted', data: 4, isFromOrigin: true },
      { kind: 'closed' },
    ],
    0,
  ]);
});

it('AUTH-03 closes the window when it is told to, and says when there is none', () => {
  const { view, popup, left } = fakeOpener();
  createBrowserPopup(view).open('/a', () => {})?.();
  expect([popup.closed, left()]).toEqual([true, 0]);
  expect([createBrowserPopup(fakeOpener(true).view).open('/a', () => {}), noPopup.open('/a', () => {})]).toEqual([
    null,
    null,
  ]);
});
