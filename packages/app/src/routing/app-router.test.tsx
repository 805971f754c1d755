// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

import { AppRouter } from './app-router.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (id: string, path: string, title: string) => ({ id, path, component: `pages/${id}`, meta: { title } });

/** The router of somebody who is signed in, at an address. */
async function routerAt(path: string) {
  history.replaceState(null, '', path);
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T', userInfo: { id: 'u', username: 'clerk', realname: '', avatar: '' }, sysAllDictItems: {} });
  await settled();
  const menu = [
    page('a', '/a', '甲'),
    page('b', '/b', '乙'),
    page('c', '/c', '丙'),
    { ...page('d', '/d', '丁'), meta: { title: '丁', permissionList: ['d:list'] } },
  ];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
  await settled();

  let navigate: NavigateFunction | undefined;
  function Probe() {
    navigate = useNavigate();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    core.dispose();
  });
  await act(async () =>
    root.render(
      <CoreProvider core={core}>
        <AppRouter>
          <Probe />
        </AppRouter>
      </CoreProvider>,
    ),
  );
  return {
    core,
    /** All in one turn: nothing is rendered between them. */
    go: (...paths: readonly string[]) =>
      act(async () => {
        for (const to of paths) void navigate?.(to);
      }),
    seen: () => ({
      tabs: core.tabs.facts().tabs.map(({ key }) => key),
      active: core.tabs.facts().activeKey,
      address: location.pathname,
    }),
  };
}

it('TAB-01 pages opened one after the other without a render between them have one tab each', async () => {
  const { go, seen } = await routerAt('/a');
  await go('/b', '/c?id=1', '/a', '/c?id=1', '/b');
  expect(seen()).toEqual({ tabs: ['/a', '/b', '/c?id=1'], active: '/b', address: '/b' });
});

it('an entry that may not be opened, or that nothing is at, has no tab', async () => {
  const { go, seen } = await routerAt('/a');
  await go('/d', '/nowhere', '/user/login', '/b');
  expect(seen()).toEqual({ tabs: ['/a', '/b'], active: '/b', address: '/b' });
});

it('a tab that is chosen and one that is closed lead the history on at once', async () => {
  const { core, go, seen } = await routerAt('/a');
  await go('/b', '/c');
  await act(async () => {
    core.tabs.send({ type: 'tab.choose', key: '/a' });
    core.tabs.send({ type: 'tab.close', key: '/a' });
    core.tabs.send({ type: 'tab.close', key: '/b' });
  });
  expect(seen()).toEqual({ tabs: ['/c'], active: '/c', address: '/c' });
});
