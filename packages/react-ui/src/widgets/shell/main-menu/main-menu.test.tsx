import { createCore, defaultCoreConfig, type CoreConfig } from '@evergreen/core';
import { createLayout } from '@evergreen/core/shell/layout';
import type { MenuEntry } from '@evergreen/core/shell/navigation';
import { fakePorts } from '@evergreen/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { SideBar } from './index.ts';

const entry = (path: string, title: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  key: path,
  path,
  title,
  icon: '',
  target: children.length > 0 ? { kind: 'group' } : { kind: 'page', path },
  isPlanned: false,
  children,
});
const menu = {
  entries: [entry('/first', '甲组', [entry('/one', '甲一')]), entry('/second', '乙组', [entry('/two', '乙一')])],
  selection: { selectedKey: '/one', openKeys: ['/first'] },
};

/** The side bar in a window of 1440 pixels. */
async function shown(config: Partial<CoreConfig> = {}) {
  const ports = fakePorts();
  const core = createCore(ports, { ...defaultCoreConfig, ...config });
  const layout = core.open((given) => createLayout({ ...given, width: 1440 }));
  drawWidget(
    { core, ports },
    <SideBar layout={layout} menu={menu} brand={(isShort) => <b>{isShort ? '常青' : '常青平台'}</b>} />,
  );
  await heard();
  const classes = () => [...(document.querySelector('.ant-menu-root')?.classList ?? [])];
  const look = () => ({
    width: document.querySelector<HTMLElement>('.side-bar')?.style.width,
    kinds: ['inline', 'inline-collapsed', 'dark', 'light'].filter((kind) => classes().includes(`ant-menu-${kind}`)),
    brand: document.querySelector('b')?.textContent,
    open: [...document.querySelectorAll('[role="menuitem"][aria-expanded="true"]')].map((item) => item.textContent),
  });
  return { look, user: newUser() };
}

it('LAYOUT-05 it is 208 pixels wide, inline and dark, opens one group at a time, and remembers it while it is collapsed', async () => {
  const { look, user } = await shown();
  const wide = { width: '208px', kinds: ['inline', 'dark'], brand: '常青平台' };
  const looks = [look()];
  await user.click(screen.getByRole('menuitem', { name: '乙组' }));
  looks.push(look());
  await user.click(screen.getByRole('button', { name: '收起菜单' }));
  const { open: _open, ...collapsed } = look();
  await user.click(screen.getByRole('button', { name: '展开菜单' }));
  looks.push(look());
  expect([looks, collapsed]).toEqual([
    [
      { ...wide, open: ['甲组'] },
      { ...wide, open: ['乙组'] },
      { ...wide, open: ['乙组'] },
    ],
    { width: '80px', kinds: ['inline-collapsed', 'dark'], brand: '常青' },
  ]);
});

it('LAYOUT-05 it is light where the installation says so', async () => {
  const { look } = await shown({ sideMenuTheme: 'light' });
  expect(look().kinds).toEqual(['inline', 'light']);
});
