// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { createLayout } from '@evergreen/core/shell/layout';
import { createNoticeChannel } from '@evergreen/core/live/notice-channel';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

import { UserMenu } from './user-menu.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('SOCK-12 the account menu says that sockets do not get through, and that all is asked for every minute, as long as it is so', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, addListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const ports = fakePorts();
  const { clock, sockets } = ports;
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T', userInfo: { id: 'u', username: 'clerk', realname: '', avatar: '' }, sysAllDictItems: {} });
  await settled();
  const menu = [{ id: 'm', path: '/isps/activity', component: 'areas/activity', meta: { title: '活动管理' } }];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
  await settled();
  const layout = core.open((parts) => createLayout({ ...parts, width: 1440 }));
  const channel = core.open(createNoticeChannel);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => {
    root.render(
      <MemoryRouter>
        <CoreProvider core={core}>
          <UserMenu layout={layout} />
        </CoreProvider>
      </MemoryRouter>,
    );
    await settled();
  });
  await act(async () => {
    document.querySelector<HTMLElement>('.user-menu')?.click();
    await settled();
  });
  const words = () => document.body.textContent.includes('实时连接不可用，每分钟刷新一次');
  const said = [words()];
  act(() => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      sockets.last().end();
      while (channel.facts().status === 'waiting') clock.advance(1000);
    }
  });
  said.push(words());
  act(() => sockets.last().open());
  said.push(words());
  expect([sockets.last().url, said]).toEqual(['/api/websocket/u', [false, true, false]]);
});
