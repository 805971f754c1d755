import { expect, it } from 'vitest';

import { pageNamed } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

it('finds a page by route name or component name, including hidden pages but no forbidden ones', () => {
  const sitemap = sitemapOf([
    groupNode(
      '/account',
      '个人页',
      [
        pageNode('/account/center', '个人中心', { meta: { componentName: 'account-center' } }),
        pageNode('/account/base', '基本设置', { name: 'account-settings-base' }),
        pageNode('/account/closed', '不可打开', { meta: { componentName: 'closed', permissionList: ['x'] } }),
      ],
      { hidden: true },
    ),
  ]);
  const found = ['account-center', 'account-settings-base', 'closed', 'unknown'].map(
    (name) => pageNamed(name, sitemap)?.path,
  );
  expect(found).toEqual(['/account/center', '/account/base', undefined, undefined]);
});
