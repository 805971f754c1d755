import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { sameText, localized } from '../../../kernel/index.ts';
import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createDraftStore, draftFamily } from '../../../drafts/index.ts';
import { createGrantEditor } from './grant-editor.service.ts';
import type { GrantEditorEmitted, GranteeKind } from './grant-editor.types.ts';

const tree = [
  {
    key: 'group',
    title: '活动中心',
    menuType: 0,
    isGroup: true,
    children: [
      {
        key: 'page',
        title: '活动管理',
        menuType: 1,
        children: [
          { key: 'add', title: '新增', menuType: 2, children: [] },
          { key: 'edit', title: '编辑', menuType: 2, children: [] },
        ],
      },
    ],
  },
  { key: 'home', title: '首页', menuType: 0, children: [] },
];
const roles = [
  { id: 'r1', roleName: '活动专员', roleCode: 'clerk', description: '' },
  { id: 'r2', roleName: '监管人员', roleCode: 'supervisor', description: '' },
  { id: 'r0', roleName: '平台管理员', roleCode: 'admin', description: '' },
];

function drive(kind: GranteeKind = 'role', ports = fakePorts()) {
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const drafts = createDraftStore({ family: createTypedStorage(ports).family(draftFamily) });
  const editor = createGrantEditor({ client, clock: ports.clock, drafts, userId: 'u1', kind });
  const emitted: GrantEditorEmitted[] = [];
  editor.on((event) => emitted.push(event));
  const { http } = ports;
  return {
    editor,
    emitted,
    http,
    ports,
    stored: () => Object.keys(ports.localStorage.entries()),
    seen: () => {
      const { status, grantee, checked, halfChecked, added, removed, isDirty } = editor.facts();
      return { status, grantee: grantee?.name ?? null, checked, halfChecked, added, removed, isDirty };
    },
    async choose(id: string, granted: readonly string[]) {
      editor.send({ type: 'grantee.choose', id });
      http.take('queryTreeList').succeed({ treeList: tree });
      http.take('queryRolePermission').succeed(granted);
      await settled();
    },
    async listRoles() {
      http.take('/sys/role/queryall').succeed(roles);
      await settled();
    },
  };
}

describe('grant editor', () => {
  it('PERM-09 loads the roles, then the tree and the grants of the selected one', async () => {
    const { editor, seen, listRoles, choose } = drive();
    expect(editor.facts().status).toBe('loadingGrantees');
    await listRoles();
    expect([editor.facts().status, editor.facts().grantees.map(({ name, note }) => [name, note])]).toEqual([
      'choosing',
      [
        ['活动专员', 'clerk'],
        ['监管人员', 'supervisor'],
        ['平台管理员', 'admin'],
      ],
    ]);
    await choose('r1', ['page', 'add']);
    expect(seen()).toEqual({
      status: 'editing',
      grantee: '活动专员',
      checked: ['add'],
      halfChecked: ['page', 'group'],
      added: 0,
      removed: 0,
      isDirty: false,
    });
  });

  it('PERM-09 saves the full list with its original state, and reports the response', async () => {
    const { editor, emitted, http, seen, listRoles, choose } = drive();
    await listRoles();
    await choose('r1', ['page', 'add']);
    editor.send({ type: 'node.toggle', key: 'add' });
    editor.send({ type: 'node.toggle', key: 'home' });
    expect(seen()).toMatchObject({
      added: 1,
      removed: 1,
      isDirty: true,
      checked: ['home'],
      halfChecked: ['page', 'group'],
    });
    editor.send({ type: 'grants.save' });
    editor.send({ type: 'grants.save' });
    http.take('queryLosses').succeed({ total: 0, people: [] });
    await settled();
    const call = http.take('/sys/permission/saveRolePermission');
    expect([call.request.method, call.request.body, http.pending()]).toEqual([
      'POST',
      '{"roleId":"r1","permissionIds":"home,page","lastpermissionIds":"add,page"}',
      0,
    ]);
    call.succeed(null, '保存成功！');
    await settled();
    expect({ ...seen(), emitted }).toMatchObject({
      status: 'editing',
      isDirty: false,
      emitted: [{ type: 'notice.raised', notice: { level: 'success', text: sameText('保存成功！') } }],
    });
  });

  it('names the people who lose permissions and what they lose, before they do', async () => {
    const { editor, http, seen, listRoles, choose } = drive();
    await listRoles();
    await choose('r1', ['page', 'add', 'edit']);
    editor.send({ type: 'node.toggle', key: 'edit' });
    editor.send({ type: 'grants.save' });
    const asked = http.take('queryLosses');
    expect([seen().status, asked.request.body]).toEqual(['askingLosses', '{"of":"role","ids":"r1","removed":"edit"}']);
    asked.succeed({ total: 1, people: [{ id: 'u7', username: 'clerk', realname: '王秀兰', lost: ['edit'] }] });
    await settled();
    const edit = '活动中心 › 活动管理 › 编辑';
    expect([seen().status, editor.facts().losses]).toEqual([
      'confirmingLosses',
      { total: 1, people: [{ id: 'u7', name: '王秀兰', username: 'clerk', lost: [edit] }], removed: [edit] },
    ]);
    editor.send({ type: 'losses.cancel' });
    expect([seen().status, editor.facts().losses, http.pending()]).toEqual(['editing', null, 0]);
    editor.send({ type: 'grants.save' });
    http.take('queryLosses').status(500);
    await settled();
    expect([editor.facts().losses, editor.facts().lossesFailure]).toEqual([
      { total: 0, people: [], removed: [edit] },
      localized('请求失败（500）', 'The request failed (500)'),
    ]);
    editor.send({ type: 'losses.confirm' });
    expect(http.take('saveRolePermission').request.body).toBe(
      '{"roleId":"r1","permissionIds":"add,page","lastpermissionIds":"add,edit,page"}',
    );
  });

  it('PERM-09 keeps the changes when the server rejects them, and shows its message as a warning', async () => {
    const { editor, emitted, http, seen, listRoles, choose } = drive();
    await listRoles();
    await choose('r1', []);
    editor.send({ type: 'all.grant' });
    editor.send({ type: 'grants.save' });
    http.take('saveRolePermission').reject('该授权已被他人修改');
    await settled();
    expect({ ...seen(), emitted }).toMatchObject({
      status: 'editing',
      isDirty: true,
      added: 4,
      emitted: [{ type: 'notice.raised', notice: { level: 'warning', text: sameText('该授权已被他人修改') } }],
    });
    editor.send({ type: 'changes.revert' });
    expect(seen()).toMatchObject({ isDirty: false, checked: [], halfChecked: [] });
  });

  it('asks for confirmation before switching the role with unsaved changes', async () => {
    const { editor, seen, listRoles, choose } = drive();
    await listRoles();
    await choose('r1', ['home']);
    editor.send({ type: 'all.revoke' });
    editor.send({ type: 'grantee.choose', id: 'r2' });
    expect(seen()).toMatchObject({ status: 'confirming', grantee: '活动专员' });
    editor.send({ type: 'leave.cancel' });
    expect(seen()).toMatchObject({ status: 'editing', grantee: '活动专员', removed: 1 });
    editor.send({ type: 'grantee.choose', id: 'r2' });
    editor.send({ type: 'leave.confirm' });
    expect(seen()).toMatchObject({ status: 'loadingGrants', grantee: '监管人员', isDirty: false });
  });

  it('shows an all-powerful role as holding everything, and makes it read-only', async () => {
    const { editor, seen, listRoles, choose } = drive();
    await listRoles();
    await choose('r0', []);
    editor.send({ type: 'node.toggle', key: 'home' });
    editor.send({ type: 'all.revoke' });
    expect(seen()).toMatchObject({
      checked: ['group', 'page', 'add', 'edit', 'home'],
      halfChecked: [],
      isDirty: false,
    });
  });

  it('reports a load failure, retries, and uses the response of the role selected last', async () => {
    const { editor, http, seen, listRoles } = drive();
    http.take('/sys/role/queryall').reject('服务维护中');
    await settled();
    expect([editor.facts().status, editor.facts().failure]).toEqual(['failed', sameText('服务维护中')]);
    editor.send({ type: 'load.retry' });
    await listRoles();
    editor.send({ type: 'grantee.choose', id: 'r1' });
    const [oldTree, oldGrants] = [http.take('queryTreeList'), http.take('roleId=r1')];
    editor.send({ type: 'grantee.choose', id: 'r2' });
    const [newTree, newGrants] = [http.take('queryTreeList'), http.take('roleId=r2')];
    newTree.succeed({ treeList: tree });
    newGrants.succeed(['home']);
    oldTree.succeed({ treeList: tree });
    oldGrants.succeed(['add']);
    await settled();
    expect(seen()).toMatchObject({ status: 'editing', grantee: '监管人员', checked: ['home'], halfChecked: [] });
  });

  it('PERM-09 edits departments as a tree, and the roles inside them', async () => {
    const departments = drive('department');
    departments.http.take('/sys/sysDepart/queryTreeList').succeed([
      {
        id: 'd1',
        departName: '服务中心',
        orgCode: 'A01',
        children: [{ id: 'd2', departName: '活动科', orgCode: 'A01A01', children: [] }],
      },
    ]);
    await settled();
    expect(departments.editor.facts().grantees.map(({ name, note, depth }) => [name, note, depth])).toEqual([
      ['服务中心', 'A01', 0],
      ['活动科', 'A01A01', 1],
    ]);
    departments.editor.send({ type: 'grantee.choose', id: 'd2' });
    departments.http.take('/sys/permission/queryTreeList').succeed({ treeList: tree });
    departments.http.take('departId=d2').succeed([]);
    await settled();
    departments.editor.send({ type: 'node.toggle', key: 'home' });
    departments.editor.send({ type: 'grants.save' });
    expect(departments.http.take('saveDepartPermission').request.body).toBe(
      '{"departId":"d2","permissionIds":"home","lastpermissionIds":""}',
    );

    const inside = drive('departmentRole');
    inside.http.take('/sys/sysDepartRole/queryall').succeed({
      records: [
        { id: 'x1', roleName: '街道助理', roleCode: '', description: '', departId: 'd2', departName: '活动科' },
      ],
    });
    await settled();
    inside.editor.send({ type: 'grantee.choose', id: 'x1' });
    inside.http.take('queryTreeListForDeptRole').succeed({ treeList: tree });
    inside.http.take('queryDeptRolePermission').status(500);
    await settled();
    expect([inside.editor.facts().status, inside.editor.facts().failure]).toEqual([
      'grantsFailed',
      localized('请求失败（500）', 'The request failed (500)'),
    ]);
  });

  it('AUTH-17 persists every change, and offers the draft after a reload or an expired session', async () => {
    const before = drive();
    await before.listRoles();
    await before.choose('r1', ['page', 'add']);
    before.editor.send({ type: 'node.toggle', key: 'add' });
    before.editor.send({ type: 'node.toggle', key: 'home' });

    const { editor, seen, listRoles, choose, stored } = drive(
      'role',
      fakePorts({ localStorage: before.ports.localStorage }),
    );
    await listRoles();
    expect(editor.facts().drafted.map(({ name }) => name)).toEqual(['活动专员']);
    await choose('r1', ['page', 'add']);
    expect([seen().isDirty, editor.facts().draft]).toEqual([
      false,
      { savedAt: before.ports.clock.now(), added: 1, removed: 1, grantedSince: [], revokedSince: [] },
    ]);
    editor.send({ type: 'draft.restore' });
    expect({ ...seen(), draft: editor.facts().draft }).toMatchObject({
      added: 1,
      removed: 1,
      checked: ['home'],
      isDirty: true,
      draft: null,
    });
    expect(stored()).toEqual(['pro__draft:["u1","grants:role","r1"]']);
  });

  it('reports what others changed since a draft was begun, and keeps it when the draft is restored', async () => {
    const before = drive();
    await before.listRoles();
    await before.choose('r1', ['page', 'add']);
    before.editor.send({ type: 'node.toggle', key: 'home' });

    const { editor, http, listRoles, choose } = drive('role', fakePorts({ localStorage: before.ports.localStorage }));
    await listRoles();
    await choose('r1', ['page', 'edit']);
    expect(editor.facts().draft).toMatchObject({
      added: 1,
      removed: 0,
      grantedSince: ['编辑'],
      revokedSince: ['新增'],
    });
    editor.send({ type: 'draft.restore' });
    editor.send({ type: 'grants.save' });
    expect(http.take('saveRolePermission').request.body).toBe(
      '{"roleId":"r1","permissionIds":"edit,home,page","lastpermissionIds":"edit,page"}',
    );
  });

  it('deletes a draft on save, revert, discard or confirmed leave, and one without changes', async () => {
    const { editor, http, listRoles, choose, stored, ports } = drive();
    const change = () => editor.send({ type: 'node.toggle', key: 'home' });
    await listRoles();
    await choose('r1', []);
    change();
    editor.send({ type: 'grants.save' });
    http.take('saveRolePermission').succeed(null, '');
    await settled();
    const saved = stored();
    change();
    editor.send({ type: 'changes.revert' });
    const reverted = stored();
    change();
    editor.send({ type: 'grantee.choose', id: 'r2' });
    const asking = stored().length;
    editor.send({ type: 'leave.confirm' });
    expect([saved, reverted, asking, stored()]).toEqual([[], [], 1, []]);

    const offered = { values: { before: '', after: 'home' }, savedAt: 1 };
    ports.localStorage.setItem(
      'pro__draft:["u1","grants:role","r1"]',
      JSON.stringify({ value: offered, expire: null }),
    );
    http.take('queryTreeList').succeed({ treeList: tree });
    http.take('queryRolePermission').succeed([]);
    await settled();
    await choose('r1', ['home']);
    const pointless = editor.facts().draft;
    await choose('r1', []);
    const known = editor.facts().draft?.added;
    editor.send({ type: 'draft.discard' });
    expect([pointless, known, editor.facts().draft, stored()]).toEqual([null, 1, null, []]);
  });
});
