import { createCore, defaultCoreConfig } from '@evergreen/core';
import { createLayout } from '@evergreen/core/shell/layout';
import type { Settings } from '@evergreen/core/shell/settings';
import { fakePorts } from '@evergreen/core/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heard } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { MainFrame } from './index.ts';

const menu = {
  entries: [
    {
      key: '/one',
      path: '/one',
      title: '甲一',
      icon: '',
      target: { kind: 'page', path: '/one' },
      isPlanned: false,
      children: [],
    },
  ],
  selection: { selectedKey: '/one', openKeys: [] },
} as const;

async function shown(width: number, change: Partial<Settings> = {}) {
  const ports = fakePorts();
  const core = createCore(ports, defaultCoreConfig);
  core.settings.send({ type: 'setting.choose', change });
  const layout = core.open((given) => createLayout({ ...given, width }));
  const { unmount } = drawWidget(
    { core, ports },
    <MainFrame
      layout={layout}
      menu={menu}
      brand={() => <b>常青</b>}
      banner={<p>新版本</p>}
      header={<span>标题</span>}
      tabs={<p>页签</p>}
      footer={<footer>页脚</footer>}
      over={<p>问题</p>}
    >
      内容
    </MainFrame>,
  );
  await heard();
  return { unmount };
}

/** What stands in the frame, from its beginning to its end. */
function parts(): readonly string[] {
  const names = new Map([
    ['.side-bar', '侧栏'],
    ['.side-bar b', '侧栏品牌'],
    ['header.top-bar', '页头'],
    ['header.top-bar b', '页头品牌'],
    ['header.top-bar [aria-label="打开菜单"]', '抽屉按钮'],
    ['header.top-bar .ant-menu-horizontal', '顶部菜单'],
    ['main', '主体'],
    ['footer', '页脚'],
  ]);
  const found = [...names].filter(([selector]) => document.querySelector(selector) !== null).map(([, name]) => name);
  return [...found, ...(screen.queryByText('页签') === null ? [] : ['页签'])];
}

it('LAYOUT-01 the menu stands at the side, along the top or in a drawer, by setting and device, with header, content and footer', async () => {
  const seen: unknown[] = [];
  for (const [width, change] of [
    [1440, {}],
    [1440, { layout: 'top' }],
    [375, {}],
    [375, { layout: 'top' }],
  ] as const) {
    const { unmount } = await shown(width, change);
    seen.push(parts());
    unmount();
  }
  const always = ['主体', '页脚'];
  expect(seen).toEqual([
    ['侧栏', '侧栏品牌', '页头', ...always, '页签'],
    ['页头', '页头品牌', '顶部菜单', ...always, '页签'],
    ['页头', '抽屉按钮', ...always],
    ['页头', '抽屉按钮', ...always],
  ]);

  await shown(375);
  const main = screen.getByRole('main');
  expect([main.textContent, screen.getByRole('link', { name: '跳到主要内容' }).getAttribute('href')]).toEqual([
    '内容',
    `#${main.id}`,
  ]);
  await newUser().click(screen.getByRole('button', { name: '打开菜单' }));
  await act(heard);
  const drawer = await screen.findByRole('dialog', { name: '主菜单' });
  expect(drawer.querySelector('.ant-menu-inline')?.textContent).toBe('甲一');
});
