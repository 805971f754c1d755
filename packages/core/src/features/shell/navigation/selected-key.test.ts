import { describe, expect, it } from 'vitest';

import { menuSelection } from './index.ts';
import { groupNode, pageNode, sitemapOf } from './wire-menu.testing.ts';

const sitemap = sitemapOf([
  groupNode('/isystem', '系统管理', [
    pageNode('/isystem/user', '用户管理'),
    groupNode('/isystem/deep', '深', [
      pageNode('/isystem/deep/list', '列表', {
        alwaysShow: true,
        children: [pageNode('/isystem/deep/list/:id', '详情')],
      }),
      pageNode('/isystem/deep/hidden', '隐藏', { hidden: true }),
    ]),
  ]),
  pageNode('/top-hidden', '顶层隐藏', { hidden: true }),
  pageNode('/report/:code', '报表', { hidden: true }),
  groupNode('/links', '链接', [pageNode('/report/sales', '销售', { route: '0' })]),
  groupNode('/shop/:kind', '种类', [pageNode('/shelf', '货架')]),
  groupNode('/same', '同名组', [pageNode('/same', '同名页')]),
]);
const at = (path: string) => menuSelection(path, sitemap);

describe('selected entry', () => {
  it('LAYOUT-06 follows the route, with its groups open', () => {
    expect(at('/isystem/user?pageNo=2#row')).toEqual({ selectedKey: '/isystem/user', openKeys: ['/isystem'] });
    expect(at('/isystem/deep/list')).toEqual({
      selectedKey: '/isystem/deep/list',
      openKeys: ['/isystem', '/isystem/deep'],
    });
  });

  it('LAYOUT-06 selects the parent for a hidden route at depth 3 or more', () => {
    expect(at('/isystem/deep/list/5')).toEqual({
      selectedKey: '/isystem/deep/list',
      openKeys: ['/isystem', '/isystem/deep'],
    });
    expect(at('/isystem/deep/hidden')).toEqual({ selectedKey: '/isystem/deep', openKeys: ['/isystem'] });
  });

  it('LAYOUT-06 selects nothing for a hidden root route, a fixed page or an unknown path', () => {
    expect(['/top-hidden', '/404', '/nowhere', '/report/other'].map(at)).toEqual(
      Array.from({ length: 4 }, () => ({ selectedKey: null, openKeys: [] })),
    );
  });

  it('LAYOUT-06 prefers the entry that links to the path over a matching route', () => {
    expect(at('/report/sales')).toEqual({ selectedKey: '/report/sales', openKeys: ['/links'] });
  });

  it('prefers a page over a group with the same path', () => {
    expect(at('/same')).toEqual({ selectedKey: '/same', openKeys: ['/same#2'] });
  });

  it('opens no group whose path is a pattern', () => {
    expect(at('/shelf')).toEqual({ selectedKey: '/shelf', openKeys: [] });
  });
});
