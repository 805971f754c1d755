import { expect, it } from 'vitest';

import { menuLeaves } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

it('LAYOUT-08 lists the visible leaf entries with their groups; foreign pages open a window', () => {
  const sitemap = sitemapOf([
    groupNode('/isystem', '系统管理', [
      pageNode('/isystem/user', '用户管理', { component: 'areas/user' }),
      groupNode('/isystem/more', '更多用户', [pageNode('/isystem/role', '角色管理 Role')]),
      pageNode('/isystem/hidden', '隐藏的用户', { hidden: true }),
    ]),
    pageNode('/docs', '在线文档', { meta: { internalOrExternal: true, url: 'https://docs.example.org/' } }),
    pageNode('/frame', '大屏', { component: 'layouts/IframePageView', meta: { url: '{{domainURL}}/screen' } }),
    pageNode('/linked', '链接', { meta: { target: '_blank' } }),
    pageNode('/broken', '坏的文档', { component: 'layouts/IframePageView', meta: { url: '{{x}}' } }),
  ]);
  expect(menuLeaves(sitemap)).toEqual([
    {
      key: '/isystem/user',
      title: '用户管理',
      groups: ['系统管理'],
      target: { kind: 'page', path: '/isystem/user' },
      isPlanned: false,
    },
    {
      key: '/isystem/role',
      title: '角色管理 Role',
      groups: ['系统管理', '更多用户'],
      target: { kind: 'page', path: '/isystem/role' },
      isPlanned: true,
    },
    {
      key: '/docs',
      title: '在线文档',
      groups: [],
      target: { kind: 'window', address: 'https://docs.example.org/' },
      isPlanned: false,
    },
    { key: '/frame', title: '大屏', groups: [], target: { kind: 'window', address: '/api/screen' }, isPlanned: false },
    {
      key: '/linked',
      title: '链接',
      groups: [],
      target: { kind: 'link', address: '/linked', window: '_blank' },
      isPlanned: true,
    },
    {
      key: '/broken',
      title: '坏的文档',
      groups: [],
      target: {
        kind: 'disabled',
        reason: {
          'zh-CN': '菜单地址中的 {{x}} 无法识别，请联系管理员修改',
          'en-US': 'The menu address holds {{x}}, which is unknown; ask an administrator to mend it',
        },
      },
      isPlanned: false,
    },
  ]);
});
