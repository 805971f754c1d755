import { sameText } from '@evergreen/core/kernel';
import type { TabsService } from '@evergreen/core/shell/tabs';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { TabMenu } from './index.ts';

const keysOf = (tabs: TabsService) => tabs.facts().tabs.map(({ key }) => key);

/** The menu of one of four open pages, the home page among them. */
async function opened(key: string) {
  const stage = newStage();
  const { tabs, config } = stage.core;
  const homeKey = config.homePath;
  for (const path of [homeKey, '/a', '/b', '/c'])
    act(() => tabs.send({ type: 'route.opened', keptAs: 'Page', key: path, path, title: sameText(path) }));
  const [tab] = tabs.facts().tabs.filter((one) => one.key === key);
  if (tab === undefined) throw new Error(`No page is open at ${key}`);
  const { unmount } = drawWidget(
    stage,
    <TabMenu
      tabs={tabs.facts().tabs}
      tab={tab}
      homeKey={homeKey}
      canReopen={tabs.facts().canReopen}
      send={tabs.send}
      move={() => undefined}
      rename={() => undefined}
    >
      <button type="button">页签</button>
    </TabMenu>,
  );
  fireEvent.contextMenu(screen.getByRole('button', { name: '页签' }));
  await screen.findByRole('menu');
  const usable = screen
    .getAllByRole('menuitem')
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);
  return { tabs, homeKey, usable, unmount };
}

it('TAB-04 refreshes a page, and closes those to its left, to its right or all others, and never the home page', async () => {
  const left: unknown[] = [];
  for (const name of ['刷新', '关闭左侧', '关闭右侧', '关闭其它']) {
    const { tabs, homeKey, unmount } = await opened('/b');
    await newUser().click(screen.getByRole('menuitem', { name }));
    const [tab] = tabs.facts().tabs.filter(({ key }) => key === '/b');
    left.push([name, keysOf(tabs).map((key) => (key === homeKey ? '首页' : key)), tab?.generation ?? null]);
    unmount();
  }
  expect(left).toEqual([
    ['刷新', ['首页', '/a', '/b', '/c'], 1],
    ['关闭左侧', ['首页', '/b', '/c'], 0],
    ['关闭右侧', ['首页', '/a', '/b'], 0],
    ['关闭其它', ['首页', '/b'], 0],
  ]);
});

it('TAB-04 offers for the home page and for the first and the last page what there is to close', async () => {
  const { homeKey, unmount, usable: ofHome } = await opened('/dashboard/analysis');
  unmount();
  const first = await opened('/a');
  first.unmount();
  const { usable: ofLast } = await opened('/c');
  expect({ homeKey, ofHome, ofFirst: first.usable, ofLast }).toEqual({
    homeKey: '/dashboard/analysis',
    ofHome: ['刷新', '重命名…', '关闭右侧', '关闭其它'],
    ofFirst: ['刷新', '重命名…', '关闭', '关闭右侧', '关闭其它', '右移'],
    ofLast: ['刷新', '重命名…', '关闭', '关闭左侧', '关闭其它', '左移'],
  });
});
