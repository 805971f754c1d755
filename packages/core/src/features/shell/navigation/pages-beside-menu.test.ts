import { expect, it } from 'vitest';

import { pagesBesideMenu } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

it('LAYOUT-20 lists the built pages that no entry of the menu leads to: hidden ones and those of widgets and tables', () => {
  const sitemap = sitemapOf([
    pageNode('/isps/activity', '活动管理', { component: 'areas/activity' }),
    groupNode(
      '/account',
      '个人',
      [
        pageNode('/account/security', '安全设置', { component: 'pages/account-settings-security' }),
        pageNode('/account/later', '以后', { component: 'pages/later' }),
        pageNode('/account/:id', '某人', { component: 'areas/person' }),
        pageNode('/account/secret', '机密', { component: 'areas/secret', meta: { permissionList: ['secret:list'] } }),
      ],
      { hidden: true },
    ),
  ]);
  expect(pagesBesideMenu(sitemap).map(({ path, title }) => [path, title['zh-CN']])).toEqual([
    ['/account/security', '安全设置'],
    ['/gallery', '部件示例'],
    ['/gallery/tables', '可编辑表格示例'],
  ]);
});
