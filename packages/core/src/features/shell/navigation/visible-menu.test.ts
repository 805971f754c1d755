import { describe, expect, it } from 'vitest';

import { menuLeaves, type MenuEntry } from './index.ts';
import { groupNode, pageNode, sitemapOf, type WireNode } from './wire-menu.testing.ts';

interface Outline {
  readonly title: string;
  readonly children?: readonly Outline[];
}

function outline(entries: readonly MenuEntry[]): Outline[] {
  return entries.map(({ title, children }) =>
    children.length === 0 ? { title } : { title, children: outline(children) },
  );
}

const drawn = (nodes: readonly WireNode[], held: readonly string[] = []) => outline(sitemapOf(nodes, held).entries);

describe('visible menu', () => {
  it('contains one entry with key, path, title, icon and target', () => {
    const { entries } = sitemapOf([
      groupNode('/isystem', '系统管理', [pageNode('user', '用户管理', { meta: { icon: 'user' } })], {
        meta: { icon: 'setting' },
      }),
    ]);
    expect(entries).toEqual([
      {
        key: '/isystem',
        path: '/isystem',
        title: '系统管理',
        icon: 'setting',
        target: { kind: 'group' },
        isPlanned: false,
        children: [
          {
            key: '/isystem/user',
            path: '/isystem/user',
            title: '用户管理',
            icon: 'user',
            target: { kind: 'page', path: '/isystem/user' },
            isPlanned: true,
            children: [],
          },
        ],
      },
    ]);
  });

  it('ROUTE-06 omits the home page at any position, and a group that contained nothing else', () => {
    expect(
      drawn([
        pageNode('/dashboard/analysis', '首页'),
        groupNode('/dashboard', '仪表盘', [pageNode('analysis', '分析'), pageNode('monitor', '监控')]),
        groupNode('/only', '空', [pageNode('/dashboard/analysis/', '首页')]),
      ]),
    ).toEqual([{ title: '仪表盘', children: [{ title: '监控' }] }]);
  });

  it('ROUTE-06 hides a node whose children are all hidden, at any depth', () => {
    expect(
      drawn([
        groupNode('/a', 'A', [
          pageNode('/a/1', 'A1', { hidden: true }),
          groupNode('/a/2', 'A2', [pageNode('/a/2/1', 'A21', { hidden: true })]),
        ]),
        pageNode('/page', 'Page with hidden children', { children: [pageNode('/page/1', 'P1', { hidden: true })] }),
        groupNode('/b', 'B', [pageNode('/b/1', 'B1', { hidden: true }), pageNode('/b/2', 'B2')]),
      ]),
    ).toEqual([{ title: 'B', children: [{ title: 'B2' }] }]);
  });

  it('ROUTE-18 omits forbidden entries, and groups that contain only such entries', () => {
    const nodes = [
      pageNode('/a', 'A', { meta: { permissionList: ['a:list'] } }),
      groupNode('/g', 'G', [pageNode('/g/1', 'G1', { meta: { permissionList: ['g:list'] } })]),
      pageNode('/z', 'Z'),
    ];
    expect(drawn(nodes)).toEqual([{ title: 'Z' }]);
    expect(drawn(nodes, ['g:list'])).toEqual([{ title: 'G', children: [{ title: 'G1' }] }, { title: 'Z' }]);
  });

  it('LAYOUT-06 skips hidden entries with their descendants', () => {
    expect(drawn([groupNode('/a', 'A', [pageNode('/a/1', 'A1')], { hidden: true }), pageNode('/b', 'B')])).toEqual([
      { title: 'B' },
    ]);
  });

  it('LAYOUT-06 renders an entry with children as a submenu, unless it is flagged alwaysShow', () => {
    const details = pageNode('/orders/:id', '订单详情');
    const { entries, pages } = sitemapOf([
      pageNode('/orders', '订单', { component: 'o', alwaysShow: true, children: [details] }),
      pageNode('/sales', '销售', { component: 's', children: [pageNode('/sales/a', '销售甲')] }),
    ]);
    expect(entries.map(({ title, target, children }) => [title, target, outline(children)])).toEqual([
      ['订单', { kind: 'page', path: '/orders' }, []],
      ['销售', { kind: 'group' }, [{ title: '销售甲' }]],
    ]);
    expect(pages.map(({ path, isHidden }) => [path, isHidden])).toEqual([
      ['/orders', false],
      ['/orders/:id', true],
      ['/sales', false],
      ['/sales/a', false],
    ]);
  });

  it('LAYOUT-06 omits groups without children', () => {
    expect(
      drawn([
        groupNode('/empty', 'Empty', []),
        { id: '1', path: '/bare', component: 'layouts/RouteView', meta: { title: 'Bare' } },
      ]),
    ).toEqual([]);
  });

  it('LAYOUT-06 renders an entry with a target as a plain link', () => {
    const { entries } = sitemapOf([
      pageNode('/a', 'A', { meta: { target: '_blank' } }),
      pageNode('/b', 'B', {
        component: 'layouts/IframePageView',
        meta: { target: '_self', url: 'https://example.org/' },
      }),
      pageNode('/c', 'C', { meta: { target: '_blank', url: 'javascript:alert(1)', internalOrExternal: true } }),
    ]);
    expect(entries.map(({ target }) => target)).toEqual([
      { kind: 'link', address: '/a', window: '_blank' },
      { kind: 'link', address: 'https://example.org/', window: '_self' },
      expect.objectContaining({ kind: 'disabled' }),
    ]);
  });

  it('LAYOUT-06 omits the icon if the server names none', () => {
    const { entries } = sitemapOf([
      pageNode('/a', 'A', { meta: { icon: null } }),
      pageNode('/b', 'B', { meta: { icon: 'user' } }),
    ]);
    expect(entries.map(({ icon }) => icon)).toEqual(['', 'user']);
  });

  it('gives every entry a unique key, even if several share a path', () => {
    const { entries } = sitemapOf([
      pageNode('/a', 'A'),
      groupNode('/a', 'Group', [pageNode('/a', 'Again'), pageNode('/a?x=1', 'With a query')]),
      groupNode('/a', 'Left out', [pageNode('/b', 'B', { hidden: true })]),
    ]);
    expect(entries.map(({ key, children }) => [key, children.map((child) => child.key)])).toEqual([
      ['/a', []],
      ['/a#3', ['/a#2', '/a?x=1']],
    ]);
  });
});

describe('first leaf', () => {
  it('ROUTE-11 is the first visible page with a route: no group, no new window, no broken address', () => {
    const sitemap = sitemapOf([
      pageNode('/dashboard/analysis', '首页'),
      pageNode('/hidden', 'Hidden', { hidden: true }),
      pageNode('/ext', 'External', { meta: { internalOrExternal: true, url: 'https://example.org' } }),
      pageNode('/bad', 'Bad', { component: 'layouts/IframePageView', meta: { url: '{{x}}' } }),
      pageNode('/linked', 'Linked', { meta: { target: '_blank' } }),
      pageNode('/unrouted', 'Unrouted', { route: '0' }),
      groupNode('/g', 'G', [
        pageNode('/g/:id', 'Pattern', { hidden: true }),
        pageNode('/g/5', 'One of the pattern', { route: '0' }),
      ]),
      pageNode('/z', 'Z'),
    ]);
    expect(sitemap.firstPath).toBe('/g/5');
    expect(sitemapOf([pageNode('/a', 'A', { hidden: true })]).firstPath).toBeNull();
  });

  it('LAYOUT-19 leaves out pages that are still to come and the groups that they leave empty, unless they are asked for', () => {
    const nodes = [
      groupNode('/isps', '活动中心', [
        pageNode('/isps/activity', '活动管理', { component: 'areas/activity' }),
        pageNode('/isps/later', '以后的页面', { component: 'pages/later' }),
      ]),
      groupNode('/later', '以后', [
        groupNode('/later/more', '更多', [
          pageNode('/later/form', '表单', { component: 'modules/online/cgform/OnlCgformCopyList' }),
        ]),
      ]),
      pageNode('/docs', '文档', { meta: { internalOrExternal: true, url: 'https://docs.example.org/' } }),
    ];
    const [hidden, shown] = [false, true].map((arePlannedPagesShown) => sitemapOf(nodes, [], arePlannedPagesShown));
    if (hidden === undefined || shown === undefined) throw new Error('Expected two sitemaps');
    expect([outline(hidden.entries), outline(shown.entries)]).toEqual([
      [{ title: '活动中心', children: [{ title: '活动管理' }] }, { title: '文档' }],
      [
        { title: '活动中心', children: [{ title: '活动管理' }, { title: '以后的页面' }] },
        { title: '以后', children: [{ title: '更多', children: [{ title: '表单' }] }] },
        { title: '文档' },
      ],
    ]);
    const leaves = menuLeaves(shown).map(({ title, isPlanned }) => [title, isPlanned]);
    expect(leaves).toEqual([
      ['活动管理', false],
      ['以后的页面', true],
      ['表单', true],
      ['文档', false],
    ]);
    // Their addresses work either way, and none of them is where `/` leads.
    expect(hidden.pages.map(({ path }) => path)).toEqual(shown.pages.map(({ path }) => path));
  });

  it('LAYOUT-19 leads from / to a page that is built, and to one still to come only where there is no other', () => {
    const later = pageNode('/later', '以后', { component: 'pages/later' });
    const built = pageNode('/isps/activity', '活动管理', { component: 'areas/activity' });
    expect([[later, built], [later]].map((nodes) => sitemapOf(nodes).firstPath)).toEqual(['/isps/activity', '/later']);
  });
});
