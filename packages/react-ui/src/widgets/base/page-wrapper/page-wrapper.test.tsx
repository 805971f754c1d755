import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newStage } from '../../../adapter/testing/stage.tsx';
import { drawWidget } from '../../../testing/draw-widget.tsx';
import { newUser } from '../../../testing/new-user.ts';
import { PageWrapper } from './page-wrapper.tsx';

it('LAYOUT-12 shows title, description, links, picture, search and the parts of the page', async () => {
  const heard: string[] = [];
  const { container } = drawWidget(
    newStage(),
    <PageWrapper
      title="权限说明"
      description="查看为什么"
      links={[{ key: 'roles', link: <a href="/isystem/roleUserList">角色管理</a> }]}
      image="/logo.svg"
      search={{ label: '权限编码', button: '查询', onSearch: (words) => heard.push(words) }}
      tabs={{
        label: '内容',
        parts: [
          { key: 'own', title: '我的权限' },
          { key: 'other', title: '他人权限' },
        ],
        shown: 'own',
        onShow: (key) => heard.push(key),
      }}
    >
      <p>正文</p>
    </PageWrapper>,
  );
  expect({
    title: screen.getByRole('heading', { level: 1 }).textContent,
    description: screen.getByText('查看为什么').tagName,
    link: screen.getByRole('link', { name: '角色管理' }).getAttribute('href'),
    image: container.querySelector('img')?.getAttribute('src'),
    tabs: screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')]),
    content: screen.getByRole('tabpanel').textContent,
  }).toEqual({
    title: '权限说明',
    description: 'P',
    link: '/isystem/roleUserList',
    image: '/logo.svg',
    tabs: [
      ['我的权限', 'true'],
      ['他人权限', 'false'],
    ],
    content: '正文',
  });
  const user = newUser();
  await user.type(screen.getByRole('searchbox', { name: '权限编码' }), 'activity:add{Enter}');
  await user.click(screen.getByRole('tab', { name: '他人权限' }));
  expect(heard).toEqual(['activity:add', 'other']);
});

it('LAYOUT-12 shows the content alone where nothing else is given', () => {
  const { container } = drawWidget(
    newStage(),
    <PageWrapper>
      <p>正文</p>
    </PageWrapper>,
  );
  expect([
    container.textContent,
    screen.queryAllByRole('heading'),
    screen.queryAllByRole('tab'),
    screen.queryAllByRole('searchbox'),
  ]).toEqual(['正文', [], [], []]);
});
