import { expect, it } from 'vitest';

import type { RightNode, RoleRights } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { compareRoles, createRoleComparison, createRolePreview } from './index.ts';

const button = (key: string, isHidden = false): RightNode => ({
  key,
  title: key,
  menuType: 2,
  code: `x:${key}`,
  isHidden,
  children: [],
});
const page = (key: string, children: readonly RightNode[], isHidden = false): RightNode => ({
  key,
  title: key,
  menuType: 1,
  code: '',
  isHidden,
  children,
});
const tree = [
  page('系统', [page('用户', [button('新增'), button('冻结')]), page('角色', [button('授权')], true)]),
  page('首页', []),
];
const rule = (id: string) => ({ id, ruleName: id, resource: 'activity', sentence: '' });
const rightsOf = (code: string, held: readonly string[], rules: readonly string[] = []): RoleRights => ({
  role: { id: `id-${code}`, roleName: code, roleCode: code },
  isAdministrator: false,
  tree,
  held: [...held],
  rules: rules.map(rule),
});
const editor = rightsOf('editor', ['首页', '系统', '用户', '新增', '冻结'], ['本部门']);
const reader = rightsOf('reader', ['首页', '系统', '用户', '授权']);

function drawn(nodes: ReturnType<typeof compareRoles>['tree'], depth = 0): string[] {
  return nodes.flatMap(({ title, heldBy, children }) => [
    `${'  '.repeat(depth)}${title} ${heldBy}`,
    ...drawn(children, depth + 1),
  ]);
}

it('puts two roles side by side: all that either has, or the differences with what lies above them', () => {
  const all = compareRoles(editor, reader, false);
  expect(drawn(all.tree)).toEqual([
    '系统 both',
    '  用户 both',
    '    新增 left',
    '    冻结 left',
    '  角色 neither',
    '    授权 right',
    '首页 both',
  ]);
  const short = compareRoles(editor, reader, true);
  expect(drawn(short.tree)).toEqual([
    '系统 both',
    '  用户 both',
    '    新增 left',
    '    冻结 left',
    '  角色 neither',
    '    授权 right',
  ]);
  const counts = { onlyLeft: 3, onlyRight: 1, both: 3 };
  expect([all, short]).toMatchObject([counts, counts]);
  expect(short.rules).toEqual([{ ...rule('本部门'), heldBy: 'left' }]);
  expect(compareRoles(editor, editor, true)).toMatchObject({ tree: [], rules: [], onlyLeft: 0, onlyRight: 0 });
});

function setUp() {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  return { client, clock: ports.clock, http: ports.http };
}

it('PERM-14 reads both sides, swaps them, shows everything on request, and another role in the place of one', async () => {
  const { client, clock, http } = setUp();
  const roles = [editor, reader].map(({ role }) => role);
  const service = createRoleComparison({ client, clock, left: 'id-editor', right: null });
  http.take('/sys/role/comparable').succeed(roles);
  await settled();
  http.take('/sys/role/rights').succeed(editor);
  await settled();
  expect(service.facts()).toMatchObject({ status: 'loaded', roles, left: 'id-editor', right: null, difference: null });
  service.send({ type: 'role.choose', side: 'right', id: 'id-reader' });
  expect(service.facts().difference).toBeNull();
  http.take('/sys/role/comparable').succeed(roles);
  await settled();
  http.take('/sys/role/rights').succeed(editor);
  http.take('/sys/role/rights').succeed(reader);
  await settled();
  expect(service.facts().difference).toEqual(compareRoles(editor, reader, true));
  service.send({ type: 'differences.only', isShortened: false });
  expect(service.facts().difference).toEqual(compareRoles(editor, reader, false));
  service.send({ type: 'sides.swap' });
  http.take('/sys/role/comparable').reject('维护中');
  await settled();
  expect(service.facts()).toMatchObject({ status: 'failed', failure: { 'zh-CN': '维护中' }, difference: null });
  service.send({ type: 'load.retry' });
  http.take('/sys/role/comparable').succeed(roles);
  await settled();
  http.take('/sys/role/rights').succeed(reader);
  http.take('/sys/role/rights').succeed(editor);
  await settled();
  expect(service.facts().difference).toEqual(compareRoles(reader, editor, false));
});

it('shows the menu and the buttons as a role has them: what it leaves out, and what no menu leads to', async () => {
  const { client, clock, http } = setUp();
  const service = createRolePreview({ client, clock, role: 'reader' });
  expect(service.facts()).toMatchObject({ status: 'loading', rights: null, menu: [] });
  http.take('/sys/role/rights').succeed(reader);
  await settled();
  const shown = (key: string, isHeld: boolean) => ({ key, title: key, code: `x:${key}`, isHeld });
  expect(service.facts().menu).toEqual([
    {
      key: '系统',
      title: '系统',
      isHidden: false,
      buttons: [],
      children: [
        {
          key: '用户',
          title: '用户',
          isHidden: false,
          buttons: [shown('新增', false), shown('冻结', false)],
          children: [],
        },
        { key: '角色', title: '角色', isHidden: true, buttons: [shown('授权', true)], children: [] },
      ],
    },
    { key: '首页', title: '首页', isHidden: false, buttons: [], children: [] },
  ]);
});
