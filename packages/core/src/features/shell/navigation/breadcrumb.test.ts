import { describe, expect, it } from 'vitest';

import { breadcrumb } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

const sitemap = sitemapOf([
  groupNode('/isystem', '系统管理', [
    pageNode('/isystem/user', '用户管理'),
    pageNode('/orders', '订单', { alwaysShow: true, children: [pageNode('/orders/:id', '订单详情')] }),
  ]),
  groupNode('/linked', '仅链接', [pageNode('/report/sales', '销售报表', { route: '0' })], { route: '0' }),
  pageNode('/report/:code', '报表', { hidden: true }),
  pageNode('/shop', '商店', {
    children: [pageNode('/shop/:kind', '种类', { children: [pageNode('/shop/x/y', '货架')] })],
  }),
]);
const HOME = '/dashboard/analysis';
const way = (path: string) => breadcrumb(path, sitemap).map((crumb) => [crumb.title['zh-CN'], crumb.path]);

describe('breadcrumb', () => {
  it('LAYOUT-11 starts with 首页 as a link, then the matched routes, the current one as plain text', () => {
    expect(breadcrumb('/isystem/user', sitemap)).toEqual([
      { title: { 'zh-CN': '首页', 'en-US': 'Home' }, path: HOME },
      { title: { 'zh-CN': '系统管理', 'en-US': '系统管理' }, path: null },
      { title: { 'zh-CN': '用户管理', 'en-US': '用户管理' }, path: null },
    ]);
    expect(way('/isystem/user/?pageNo=2#row')).toEqual(way('/isystem/user'));
  });

  it('LAYOUT-11 is only 首页 as plain text on the home page', () => {
    expect(way('/dashboard/analysis')).toEqual([['首页', null]]);
  });

  it('LAYOUT-11 shows the list before a hidden page below it', () => {
    expect(way('/orders/5')).toEqual([
      ['首页', HOME],
      ['系统管理', null],
      ['订单', '/orders'],
      ['订单详情', null],
    ]);
  });

  it('LAYOUT-11 prefers the entry with the exact path over a pattern, and links only nodes with a route', () => {
    expect(way('/report/sales')).toEqual([
      ['首页', HOME],
      ['仅链接', null],
      ['销售报表', null],
    ]);
    expect(way('/report/other')).toEqual([
      ['首页', HOME],
      ['报表', null],
    ]);
    expect(way('/shop/x/y')).toEqual([
      ['首页', HOME],
      ['商店', '/shop'],
      ['种类', null],
      ['货架', null],
    ]);
  });

  it('LAYOUT-11 says a name once where a group is called like its page', () => {
    const title = 'Activities';
    const named = sitemapOf([groupNode('/activities', title, [pageNode('/isps/activity', title)])]);
    expect(breadcrumb('/isps/activity', named).map((crumb) => [crumb.title['en-US'], crumb.path])).toEqual([
      ['Home', HOME],
      ['Activities', null],
    ]);
  });

  it('LAYOUT-11 names fixed pages, and shows only 首页 for an unknown path', () => {
    expect(way('/isps/userAnnouncement')).toEqual([
      ['首页', HOME],
      ['我的消息', null],
    ]);
    expect(way('/nowhere')).toEqual([['首页', HOME]]);
  });
});
