import { describe, expect, it } from 'vitest';

import { browserTitle, titleAt } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

const sitemap = sitemapOf([
  groupNode('/isps', '业务', [pageNode('/isps/activity', '活动'), pageNode('/untitled', '')]),
  pageNode('/secret', '秘密', { meta: { permissionList: ['secret'] } }),
  pageNode('/secret', '人人可见'),
  groupNode('/same', '同名组', [pageNode('/same', '同名页')]),
]);
const platform = { 'zh-CN': '企业退休人员服务平台', 'en-US': 'Retiree services' };
const title = (path: string) => browserTitle(path, sitemap, platform);

describe('document title', () => {
  it('ROUTE-19 is the page title, a dot and the platform name', () => {
    expect(title('/isps/activity?pageNo=2#row')).toEqual({
      'zh-CN': '活动 · 企业退休人员服务平台',
      'en-US': '活动 · Retiree services',
    });
    expect(['/', '/dashboard/analysis'].map((path) => title(path)['zh-CN'])).toEqual(
      Array.from({ length: 2 }, () => '首页 · 企业退休人员服务平台'),
    );
    expect(title('/user/login')).toEqual({
      'zh-CN': '登录 · 企业退休人员服务平台',
      'en-US': 'Sign in · Retiree services',
    });
  });

  it('is the platform name alone without a page or a title', () => {
    expect(['/nowhere', '/untitled'].map(title)).toEqual([platform, platform]);
  });
});

describe('page title', () => {
  it('is that of the fixed route, else of an accessible menu page, preferring a page over a group', () => {
    expect(
      ['/404', '/isps', '/isps/activity', '/secret', '/same', '/untitled', '/nowhere'].map(
        (path) => titleAt(path, sitemap)?.['zh-CN'],
      ),
    ).toEqual(['页面不存在', '业务', '活动', '人人可见', '同名页', undefined, undefined]);
  });
});
