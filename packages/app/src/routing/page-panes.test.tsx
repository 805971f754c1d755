// @vitest-environment jsdom
import { createCore, defaultCoreConfig } from '@evergreen/core';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { AppRouter } from './app-router.tsx';
import { PagePanes } from './page-panes.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the pages did: `mount /a`, `render /a`. */
let seen: string[] = [];
beforeEach(() => {
  seen = [];
});

// Pages that say what is done to them stand in for those of the menu.
vi.mock('./main-pages.tsx', () => ({
  MainPage: ({ path }: { readonly path: string }) => {
    seen.push(`render ${path}`);
    useEffect(() => void seen.push(`mount ${path}`), []); // oxlint-disable-line react/exhaustive-deps -- because the first address is told
    return path;
  },
}));

/** The query of their addresses is only what their view is like: a page has one tab, whatever its query. */
const page = (id: string, title: string) => ({
  id,
  path: `/${id}`,
  component: 'pages/dashboard-chart',
  meta: { title, keepAlive: true },
});

/** The panes of somebody who is signed in, at an address. */
async function panesAt(path: string) {
  history.replaceState(null, '', path);
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T', userInfo: { id: 'u', username: 'clerk', realname: '', avatar: '' }, sysAllDictItems: {} });
  await settled();
  ports.http
    .take('getUserPermissionByToken')
    .succeed({ menu: [page('a', '甲'), page('b', '乙'), page('c', '丙')], auth: [], allAuth: [] });
  await settled();
  let navigate: NavigateFunction | undefined;
  function Probe() {
    navigate = useNavigate();
    return <PagePanes />;
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
  const note = async (work: () => void) => {
    seen = [];
    await act(async () => work());
    return seen;
  };
  return {
    core,
    note,
    go: (to: string) => note(() => void navigate?.(to)),
    navigate: (to: string) => void navigate?.(to),
  };
}

it('SPEED-03 choosing another tab renders neither page, and a page that is opened renders alone', async () => {
  const { go } = await panesAt('/a');
  expect([await go('/b'), await go('/a'), await go('/b'), await go('/c?id=1')]).toEqual([
    ['render /b', 'mount /b'],
    [],
    [],
    ['render /c?id=1', 'mount /c?id=1'],
  ]);
});

it('a page that is closed and opened again at once begins at its new address, not at the one before', async () => {
  const { core, go, note, navigate } = await panesAt('/a');
  await go('/b?old=1');
  const again = await note(() => {
    core.tabs.send({ type: 'tab.close', key: core.tabs.facts().activeKey ?? '' });
    navigate('/b?new=1');
  });
  expect(again.filter((what) => what.startsWith('mount'))).toEqual(['mount /b?new=1']);
});
