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
  it('LAYOUT-11 begins with 首页 as a link, then the matched routes, the current one plain', () => {
    expect(breadcrumb('/isystem/user', sitemap)).toEqual([
      { title: { 'zh-CN': '首页', 'en-US': 'Home' }, path: HOME },
      { title: { 'zh-CN': '系统管理', 'en-US': '系统管理' }, path: '/isystem' },
      { title: { 'zh-CN': '用户管理', 'en-US': '用户管理' }, path: null },
    ]);
    expect(way('/isystem/user/?pageNo=2#row')).toEqual(way('/isystem/user'));
  });

  it('LAYOUT-11 is 首页 alone and plain at home', () => {
    expect(way('/dashboard/analysis')).toEqual([['首页', null]]);
  });

  it('LAYOUT-11 keeps the list in front of a hidden page below it', () => {
    expect(way('/orders/5')).toEqual([
      ['首页', HOME],
      ['系统管理', '/isystem'],
      ['订单', '/orders'],
      ['订单详情', null],
    ]);
  });

  it('LAYOUT-11 takes the entry with exactly this path before a pattern, and links only what has a route of its own', () => {
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

  it('LAYOUT-11 names fixed pages, and leaves an unknown path at 首页', () => {
    expect(way('/isps/userAnnouncement')).toEqual([
      ['首页', HOME],
      ['我的消息', null],
    ]);
    expect(way('/nowhere')).toEqual([['首页', HOME]]);
  });
});
