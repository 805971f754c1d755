// @vitest-environment jsdom
import { createCore, defaultCoreConfig, type CoreConfig } from '@evergreen/core';
import { createLayout } from '@evergreen/core/layout';
import { fakePorts, settled } from '@evergreen/core/testing';
import { CoreProvider } from '@evergreen/react-ui/adapter';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

import { SideBar } from './side-bar.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Of a resource, whose page is built: others are not in the menu. */
const page = (name: string, title: string) => ({
  id: name,
  path: `/isps/${name}`,
  component: `areas/${name}`,
  meta: { title },
});
const group = (path: string, title: string, children: readonly object[]) => ({
  id: path,
  path,
  component: 'layouts/RouteView',
  meta: { title },
  children,
});

/** The side bar of somebody who is signed in, in a window of 1440 pixels. */
async function shown(config: Partial<CoreConfig> = {}) {
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
  const core = createCore(ports, { ...defaultCoreConfig, ...config });
  core.auth.send({ type: 'login.submit', credentials: { username: 'clerk', password: 'p' } });
  ports.http
    .take('/sys/login')
    .succeed({ token: 'T', userInfo: { id: 'u', username: 'clerk', realname: '', avatar: '' }, sysAllDictItems: {} });
  await settled();
  const menu = [
    group('/first', '甲组', [page('activity', '甲一')]),
    group('/second', '乙组', [page('activityType', '乙一')]),
  ];
  ports.http.take('getUserPermissionByToken').succeed({ menu, auth: [], allAuth: [] });
  await settled();
  const layout = core.open((given) => createLayout({ ...given, width: 1440 }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    core.dispose();
    vi.unstubAllGlobals();
  });
  await act(async () =>
    root.render(
      <CoreProvider core={core}>
        <MemoryRouter initialEntries={['/isps/activity']}>
          <SideBar layout={layout} />
        </MemoryRouter>
      </CoreProvider>,
    ),
  );
  const menuClasses = () => [...(place.querySelector('.ant-menu-root')?.classList ?? [])];
  const openGroups = () =>
    [...place.querySelectorAll('[role="menuitem"][aria-expanded="true"]')].map(({ textContent }) => textContent);
  const press = (element: Element | null | undefined) =>
    act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  return {
    bar: () => place.querySelector<HTMLElement>('.side-bar'),
    menuClasses,
    openGroups,
    toggle: () => press(place.querySelector('.side-bar-toggle')),
    pressGroup: (title: string) =>
      press([...place.querySelectorAll('[role="menuitem"]')].find(({ textContent }) => textContent === title)),
  };
}

it('LAYOUT-05 it is 208 pixels wide, inline and dark, opens one group at a time, and remembers it while it is collapsed', async () => {
  const { bar, menuClasses, openGroups, toggle, pressGroup } = await shown();
  const first = [
    bar()?.style.width,
    menuClasses().includes('ant-menu-inline'),
    menuClasses().includes('ant-menu-dark'),
  ];
  const began = openGroups();
  await pressGroup('乙组');
  const other = openGroups();
  await toggle();
  const collapsed = [bar()?.style.width, menuClasses().includes('ant-menu-inline-collapsed')];
  await toggle();
  expect({ first, began, other, collapsed, again: openGroups() }).toEqual({
    first: ['208px', true, true],
    began: ['甲组'],
    other: ['乙组'],
    collapsed: ['80px', true],
    again: ['乙组'],
  });
});

it('LAYOUT-05 it is light where the installation says so', async () => {
  const { menuClasses } = await shown({ sideMenuTheme: 'light' });
  expect([menuClasses().includes('ant-menu-light'), menuClasses().includes('ant-menu-dark')]).toEqual([true, false]);
});
