import { describe, expect, it } from 'vitest';

import type { RouteNode } from './index.ts';
import { groupNode, pageNode, sitemapOf, type WireNode } from './wire-menu.testing.ts';

/** Summary of a route tree: path, component, redirect. */
interface Outline {
  readonly path: string;
  readonly shows: string;
  readonly redirect?: string;
  readonly children?: readonly Outline[];
}

function outline(routes: readonly RouteNode[]): Outline[] {
  return routes.map(({ path, component, redirect, children }) => ({
    path,
    shows:
      component.kind === 'page'
        ? component.name
        : component.kind === 'online'
          ? `online ${component.page}`
          : component.kind,
    ...(redirect === undefined ? {} : { redirect }),
    ...(children.length === 0 ? {} : { children: outline(children) }),
  }));
}

const routesOf = (nodes: readonly WireNode[], held: readonly string[] = []) => outline(sitemapOf(nodes, held).routes);

describe('routes of a menu', () => {
  it('ROUTE-07 contains title, keepAlive, componentName, hiddenHeaderContent, icon, url, permissionList and internalOrExternal', () => {
    const meta = {
      title: '用户管理',
      keepAlive: true,
      componentName: 'UserList',
      hidden: false,
      hiddenHeaderContent: true,
      icon: 'user',
      url: '/isystem/user',
      permissionList: ['user:list'],
      internalOrExternal: false,
      target: '',
    };
    const node: WireNode = { id: '1', path: '/isystem/user', name: 'isystem-user', component: 'system/UserList', meta };
    expect(sitemapOf([node], ['user:list']).routes).toEqual([
      {
        path: '/isystem/user',
        name: 'isystem-user',
        component: { kind: 'page', name: 'system/UserList' },
        meta,
        isHidden: false,
        children: [],
      },
    ]);
  });

  it('ROUTE-07 has defaults for everything that the server omits', () => {
    const [route] = sitemapOf([{ id: '1', path: '/a', component: 'a', meta: { title: 'A' } }]).routes;
    expect(route?.meta).toEqual({
      title: 'A',
      keepAlive: false,
      componentName: '',
      hidden: false,
      hiddenHeaderContent: false,
      icon: '',
      url: '',
      permissionList: [],
      internalOrExternal: false,
      target: '',
    });
  });

  it('has absolute paths only: as given with a leading slash, otherwise below the parent', () => {
    expect(
      routesOf([
        groupNode('/isystem', '系统', [
          pageNode('user', '用户', { component: 'u' }),
          pageNode('/isys/category', '分类', { component: 'c' }),
          groupNode('deep', '深', [pageNode('er', '更深', { component: 'd' })]),
        ]),
      ]),
    ).toEqual([
      {
        path: '/isystem',
        shows: 'container',
        redirect: '/isystem/user',
        children: [
          { path: '/isystem/user', shows: 'u' },
          { path: '/isys/category', shows: 'c' },
          {
            path: '/isystem/deep',
            shows: 'container',
            redirect: '/isystem/deep/er',
            children: [{ path: '/isystem/deep/er', shows: 'd' }],
          },
        ],
      },
    ]);
  });

  it('ROUTE-09 omits a node with the flag "0" with its descendants, and keeps both in the menu', () => {
    const { routes, pages, entries } = sitemapOf([
      pageNode('/a', 'A', { component: 'a' }),
      groupNode('/b', 'B', [pageNode('/b/1', 'B1'), groupNode('/b/2', 'B2', [pageNode('/b/2/1', 'B21')])], {
        route: '0',
      }),
      pageNode('/c', 'C', { route: 0 }),
      pageNode('/d', 'D', { component: 'd', route: null }),
    ]);
    expect(outline(routes)).toEqual([
      { path: '/a', shows: 'a' },
      { path: '/d', shows: 'd' },
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['/a', '/d']);
    expect(entries.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
      ['A', []],
      ['B', ['B1', 'B2']],
      ['C', []],
      ['D', []],
    ]);
  });

  it('ROUTE-18 omits forbidden nodes with their descendants', () => {
    const nodes = [
      pageNode('/a', 'A', { component: 'a', meta: { permissionList: ['a:list', 'a:all'] } }),
      groupNode('/b', 'B', [pageNode('/b/1', 'B1', { component: 'b1' })], {
        meta: { permissionList: [{ action: 'b:list', type: '1' }] },
      }),
      pageNode('/c', 'C', { component: 'c', meta: { permissionList: null } }),
    ];
    expect(routesOf(nodes)).toEqual([{ path: '/c', shows: 'c' }]);
    expect(routesOf(nodes, ['a:all'])).toEqual([
      { path: '/a', shows: 'a' },
      { path: '/c', shows: 'c' },
    ]);
    expect(routesOf(nodes, ['b:list'])).toEqual([
      { path: '/b', shows: 'container', redirect: '/b/1', children: [{ path: '/b/1', shows: 'b1' }] },
      { path: '/c', shows: 'c' },
    ]);
  });

  it.each([
    ['modules/online/cgform/OnlCgformHeadList', 'formList'],
    ['modules/online/cgform/OnlCgformCopyList', 'copyList'],
    ['modules/online/cgform/auto/OnlCgformAutoList', 'autoList'],
    ['modules/online/cgform/auto/OnlCgformTreeList', 'treeList'],
    ['modules/online/cgform/auto/erp/OnlCgformErpList', 'erpList'],
    ['modules/online/cgform/auto/tab/OnlCgformTabList', 'tabList'],
    ['modules/online/cgform/auto/innerTable/OnlCgformInnerTableList', 'innerTableList'],
    ['modules/online/cgreport/OnlCgreportHeadList', 'reportList'],
    ['modules/online/cgreport/auto/OnlCgreportAutoList', 'reportAutoList'],
  ])('maps %s to the built-in %s', (component, page) => {
    expect(sitemapOf([pageNode('/a', 'A', { component })]).pages.map((route) => route.component)).toEqual([
      { kind: 'online', page },
    ]);
  });

  it('treats a component outside the nine, or named like an Object member, as a page name', () => {
    const names = ['modules/online/cgform/Other', 'constructor', '__proto__', '../../etc/passwd', ''];
    const { pages } = sitemapOf(names.map((component, index) => pageNode(`/${index}`, 'A', { component })));
    expect(pages.map(({ component }) => component)).toEqual(names.map((name) => ({ kind: 'page', name })));
  });

  it('treats a node without a component as a container if it has children, else as a page', () => {
    const bare = (children: readonly WireNode[]) => pageNode('/a', 'A', { component: null, children });
    const kinds = [bare([]), bare([pageNode('/a/1', 'A1')])].map((node) => sitemapOf([node]).routes[0]?.component);
    expect(kinds).toEqual([{ kind: 'page', name: '' }, { kind: 'container' }]);
  });

  it('redirects a container to the page named by the menu, else to its first visible page, else to its first', () => {
    const page = (path: string, hidden = false) => pageNode(path, path, { component: 'p', hidden });
    const redirects = [
      groupNode('/named', 'N', [page('/n/1'), page('/n/2')], { redirect: '/n/2' }),
      groupNode('/below', 'B', [page('/below/x')], { redirect: 'x' }),
      groupNode('/nowhere', 'W', [page('/w/1')], { redirect: '/gone' }),
      groupNode('/itself', 'I', [page('/i/1')], { redirect: '/itself' }),
      groupNode('/outside', 'O', [page('/o/1')], { redirect: '//evil.example' }),
      groupNode('/drawn', 'D', [page('/d/hidden', true), page('/d/1')]),
      groupNode('/hidden', 'H', [page('/h/1', true)]),
      groupNode('/patterns', 'P', [page('/p/:id')]),
      groupNode('/empty', 'E', []),
    ];
    expect([...sitemapOf(redirects).redirects]).toEqual([
      ['/named', '/n/2'],
      ['/below', '/below/x'],
      ['/nowhere', '/w/1'],
      ['/itself', '/i/1'],
      ['/outside', '/o/1'],
      ['/drawn', '/d/1'],
      ['/hidden', '/h/1'],
    ]);
  });

  it('lists each path once as a page, the first of duplicates', () => {
    const { pages } = sitemapOf([
      pageNode('/a', 'First', { component: 'one' }),
      groupNode('/g', 'G', [
        pageNode('/a/', 'Second', { component: 'two' }),
        pageNode('/a?x=1', 'Third', { component: 'three' }),
      ]),
    ]);
    expect(pages.map(({ path, component }) => [path, component])).toEqual([['/a', { kind: 'page', name: 'one' }]]);
  });
});
