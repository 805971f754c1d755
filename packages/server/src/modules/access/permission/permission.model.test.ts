import { describe, expect, it } from 'vitest';

import { permissionResponse as contractResponse } from '@evergreen/core/contract';
import * as v from 'valibot';

import { departmentTree, permissionTree } from '../grant/grant.model.ts';
import { buildPermissionResponse } from './permission.model.ts';
import type { GrantedPermissions, PermissionRow } from './permission.types.ts';

function row(id: string, parentId: string | null, changes: Partial<PermissionRow> = {}): PermissionRow {
  return {
    id,
    parentId,
    name: `名称${id}`,
    nameEn: null,
    menuType: parentId === null ? 0 : 1,
    url: `/${id}`,
    component: `pages/${id}`,
    componentName: null,
    redirect: null,
    icon: null,
    sortNo: 0,
    isRoute: true,
    keepAlive: false,
    hidden: false,
    alwaysShow: false,
    internalOrExternal: false,
    perms: null,
    permsType: '1',
    status: '1',
    ...changes,
  };
}
const button = (id: string, parentId: string, changes: Partial<PermissionRow> = {}) =>
  row(id, parentId, { menuType: 2, url: null, component: null, perms: id, ...changes });
const granted = (...ids: string[]): GrantedPermissions => ({ isAdministrator: false, permissionIds: new Set(ids) });
const administrator: GrantedPermissions = { isAdministrator: true, permissionIds: new Set() };

const home = row('home', null, { url: '/dashboard/analysis', component: 'pages/home' });
const group = row('group', null, { component: 'layouts/RouteView', sortNo: 1 });
const page = row('page', 'group');
const rows = [
  page,
  group,
  home,
  button('page:add', 'page'),
  button('page:mute', 'page', { permsType: '2' }),
  button('page:off', 'page', { status: '0' }),
];

/** Path → paths below it. */
const shape = (response: ReturnType<typeof buildPermissionResponse>) =>
  response.menu.map(({ path, children = [] }) => [path, children.map((child) => child.path)]);

describe('the menu of one person', () => {
  it('holds what was granted, its parents with it, in order', () => {
    expect(shape(buildPermissionResponse(rows, granted('home', 'page'), 'zh-CN'))).toEqual([
      ['/dashboard/analysis', []],
      ['/group', ['/page']],
    ]);
    expect(shape(buildPermissionResponse(rows, granted('home'), 'zh-CN'))).toEqual([['/dashboard/analysis', []]]);
    expect(shape(buildPermissionResponse(rows, granted('home', 'group'), 'zh-CN'))).toEqual([
      ['/dashboard/analysis', []],
    ]);
  });

  it('puts a home in front where it is missing', () => {
    const { menu } = buildPermissionResponse([group, page], granted('page'), 'en-US');
    expect(menu.map(({ path, meta }) => [path, meta.title])).toEqual([
      ['/dashboard/analysis', 'Home'],
      ['/group', '名称group'],
    ]);
    expect(shape(buildPermissionResponse([], granted(), 'zh-CN'))).toEqual([['/dashboard/analysis', []]]);
  });

  it('ends although parents form a circle', () => {
    const circle = [row('a', 'b'), row('b', 'a'), home];
    expect(shape(buildPermissionResponse(circle, administrator, 'zh-CN'))).toEqual([['/dashboard/analysis', []]]);
  });

  it('gives buttons as granted, all, and beside their page', () => {
    const response = buildPermissionResponse(
      rows,
      granted('home', 'page', 'page:add', 'page:mute', 'page:off'),
      'zh-CN',
    );
    const add = { action: 'page:add', type: '1', status: '1', describe: '名称page:add' };
    const mute = { action: 'page:mute', type: '2', status: '1', describe: '名称page:mute' };
    const off = { action: 'page:off', type: '1', status: '0', describe: '名称page:off' };
    expect([response.auth, response.allAuth]).toEqual([
      [add, mute],
      [add, mute, off],
    ]);
    expect(response.menu[1]?.children?.[0]?.meta.permissionList).toEqual(['page:add']);
    const everything = buildPermissionResponse(rows, administrator, 'zh-CN');
    expect(everything.auth).toEqual([add, mute, off]);
    expect(everything.menu[1]?.children?.[0]?.meta.permissionList).toEqual(['page:add']);
  });

  it('names nodes, and hides outside addresses behind a path of their own', () => {
    const nodes = [
      home,
      row('report', null, {
        url: '/report/:code',
        nameEn: 'Report',
        componentName: null,
        icon: 'BarChartOutlined',
        redirect: '/x',
        sortNo: 1,
      }),
      row('docs', null, {
        url: "{{ window._CONFIG['domianURL'] }}/doc.html",
        component: 'layouts/IframePageView',
        isRoute: false,
        hidden: true,
        sortNo: 2,
      }),
    ];
    const response = buildPermissionResponse(nodes, administrator, 'en-US');
    expect(v.parse(contractResponse, structuredClone(response))).toEqual(response);
    expect(response.menu.slice(1)).toEqual([
      {
        id: 'report',
        path: '/report/:code',
        name: 'report-@code',
        route: '1',
        component: 'pages/report',
        redirect: '/x',
        hidden: false,
        alwaysShow: false,
        meta: {
          title: 'Report',
          icon: 'BarChartOutlined',
          keepAlive: false,
          internalOrExternal: false,
          componentName: 'report',
          hidden: false,
          hiddenHeaderContent: false,
          url: '',
          target: '',
          permissionList: [],
        },
      },
      {
        id: 'docs',
        path: expect.stringMatching(/^\/[0-9a-f]{32}$/u),
        name: expect.stringMatching(/^[0-9a-f]{32}$/u),
        route: '0',
        component: 'layouts/IframePageView',
        hidden: true,
        alwaysShow: false,
        meta: {
          title: '名称docs',
          icon: '',
          keepAlive: false,
          internalOrExternal: false,
          componentName: 'IframePageView',
          hidden: true,
          hiddenHeaderContent: false,
          url: "{{ window._CONFIG['domianURL'] }}/doc.html",
          target: '',
          permissionList: [],
        },
      },
    ]);
  });
});

describe('a chain of ten thousand levels', () => {
  const ids = Array.from({ length: 10_000 }, (_, level) => `n${level}`);
  const chain = ids.map((id, level) => row(id, ids[level - 1] ?? null));
  const depthOf = <Node extends { readonly children?: readonly Node[] | undefined }>(
    nodes: readonly Node[],
  ): number => {
    let depth = 0;
    for (let level = nodes; level.length > 0; level = level.flatMap(({ children = [] }) => children)) depth += 1;
    return depth;
  };

  it('T-05 is answered with its first sixty, as a menu, as what can be granted and as departments, and a client reads it', () => {
    const response = buildPermissionResponse(chain, administrator, 'zh-CN');
    const departments = departmentTree(
      ids.map((id, level) => ({ id, parentId: ids[level - 1] ?? null, departName: id, orgCode: id })),
    );
    expect([depthOf(response.menu), depthOf(permissionTree(chain, 'zh-CN')), depthOf(departments)]).toEqual([
      60, 60, 60,
    ]);
    expect(v.parse(contractResponse, JSON.parse(JSON.stringify(response))).menu).toHaveLength(2);
  });
});
