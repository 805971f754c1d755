import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { memberEndpoints, roleRightsEndpoints, type RightNode } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';

import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { sysRoleDataRule, sysRolePermission } from '../../../db/schema/index.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const user = (name: string) => seedIdentifier('user', name);
const role = (code: string) => seedIdentifier('role', code);
const permission = (key: string) => seedIdentifier('permission', key);
const department = (code: string) => seedIdentifier('depart', code);

describeApplicationOnBothEngines('roles side by side, copied and with their members', (application) => {
  const signedIn = async (username = 'admin') => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const send = (method: 'POST' | 'PUT' | 'DELETE' | 'GET') => async (url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    return { token, get: send('GET'), post: send('POST'), put: send('PUT'), remove: send('DELETE') };
  };
  const rightsOf = ({ envelope }: Answer) => v.parse(roleRightsEndpoints.ofRole.answer, envelope.result);
  const grantedTo = async (id: string) =>
    (
      await application()
        .database.orm.select({ id: sysRolePermission.permissionId })
        .from(sysRolePermission)
        .where(eq(sysRolePermission.roleId, id))
    )
      .map((row) => row.id)
      .toSorted();
  const giveClerks = async (...codes: readonly string[]) =>
    application()
      .database.orm.insert(sysRolePermission)
      .values(codes.map((code) => ({ roleId: role('activity_clerk'), permissionId: permission(code) })));
  const grantLog = async () =>
    (
      await application()
        .database.orm.select({ username: sysLog.username, content: sysLog.logContent })
        .from(sysLog)
        .where(eq(sysLog.event, 'grant.changed'))
    ).map(({ username, content }) => ({ username, content: JSON.parse(content) as unknown }));

  it('PERM-14 answers the menu and buttons as a role has them, and logs every grant and revocation with who and what', async () => {
    const { get, post } = await signedIn();
    const clerk = rightsOf(await get('/sys/role/rights?role=activity_clerk'));
    const held = (key: string, rights = clerk) => rights.held.includes(permission(key));
    expect([clerk.role, clerk.isAdministrator]).toEqual([
      { id: role('activity_clerk'), roleName: '活动专员', roleCode: 'activity_clerk' },
      false,
    ]);
    expect([held('/isps/activity'), held('activity:add'), held('activity:delete'), held('/isystem/user')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    // The menu that somebody with this role alone is answered holds the same entries.
    const own = await application().call({
      method: 'GET',
      url: '/sys/permission/getUserPermissionByToken',
      token: await application().signIn('clerk'),
    });
    const menu = v.parse(v.object({ menu: v.array(v.record(v.string(), v.unknown())) }), own.envelope.result).menu;
    const idsIn = (nodes: readonly Record<string, unknown>[]): string[] =>
      nodes.flatMap((node) => [
        String(node['id']),
        ...idsIn(v.parse(v.optional(v.array(v.record(v.string(), v.unknown())), []), node['children'])),
      ]);
    const entries = flattenTree<RightNode>(clerk.tree).filter(
      ({ menuType, key }) => menuType < 2 && clerk.held.includes(key),
    );
    expect(entries.map(({ key }) => key).toSorted()).toEqual(
      idsIn(menu)
        .filter((id) => id !== 'home')
        .toSorted(),
    );
    const administrator = rightsOf(await get(`/sys/role/rights?role=${role('admin')}`));
    expect([administrator.isAdministrator, held('activity:delete', administrator)]).toEqual([true, true]);

    const before = await grantedTo(role('activity_clerk'));
    const removed = permission('activity:edit');
    const after = [...before.filter((id) => id !== removed), permission('activity:delete')];
    await post('/sys/permission/saveRolePermission', {
      roleId: role('activity_clerk'),
      permissionIds: after.join(','),
      lastpermissionIds: before.join(','),
    });
    const changed = rightsOf(await get('/sys/role/rights?role=activity_clerk'));
    expect([held('activity:delete', changed), held('activity:edit', changed)]).toEqual([true, false]);
    expect(await grantLog()).toEqual([
      {
        username: 'admin',
        content: {
          grantee: { kind: 'role', id: role('activity_clerk'), name: '活动专员' },
          added: [{ id: permission('activity:delete'), name: expect.any(String) }],
          removed: [{ id: removed, name: expect.any(String) }],
        },
      },
    ]);
    // A rule that the caller may not list, or not reach, has no name.
    const { orm } = application().database;
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'activity', { field: 'createBy', rule: 'eq', value: 'clerk' });
    const clerkToken = await application().signIn('clerk');
    const rulesSeen = async (token?: string) => {
      const url = '/sys/role/rights?role=activity_clerk';
      const answer = token === undefined ? await get(url) : await application().call({ method: 'GET', url, token });
      return rightsOf(answer).rules.map(({ ruleName, resource }) => [ruleName, resource]);
    };
    const unseen = '（您不能查看的数据规则）';
    expect([await rulesSeen(), await rulesSeen(clerkToken)]).toEqual([
      [['limit1', 'activity']],
      [['limit1', 'activity']],
    ]);
    await limit('activity_clerk', 'dataRule', { field: 'ruleName', rule: 'eq', value: 'none' });
    expect(await rulesSeen(clerkToken)).toEqual([
      [unseen, 'activity'],
      [unseen, 'dataRule'],
    ]);
    await orm.delete(sysRoleDataRule);
    await limit('activity_clerk', 'activity', { field: 'createBy', rule: 'eq', value: 'clerk' });
    await orm
      .delete(sysRolePermission)
      .where(eq(sysRolePermission.permissionId, permission('permissionDataRule:list')));
    expect(await rulesSeen(clerkToken)).toEqual([[unseen, 'activity']]);
    await orm.delete(sysRolePermission).where(eq(sysRolePermission.permissionId, permission('role:compare')));
    expect((await get('/sys/role/rights?role=none')).envelope.message).toBe('没有角色“none”，请核对后重试');
    const stranger = await signedIn('clerk');
    expect((await stranger.get('/sys/role/rights?role=activity_clerk')).status).toBe(403);
  });

  it('T-38 copies a role with its grants and data rules, without members, and only for who holds them', async () => {
    const { put, post, get } = await signedIn();
    const rule = await post('/sys/permissionDataRule/add', {
      ruleName: '本人的活动',
      resource: 'activity',
      ruleCondition: '{ "field": "createBy", "rule": "eq", "value": { "of": "username" } }',
      roles: role('activity_clerk'),
      status: '1',
    });
    const { id: ruleId } = v.parse(v.object({ id: v.string() }), rule.envelope.result);
    const copy = (id: string, asked: object, by = put) =>
      by('/sys/role/copy', { rows: [{ id }], asked: { roleName: '活动助理', roleCode: 'activity_helper', ...asked } });
    expect((await copy(role('activity_clerk'), {})).envelope.message).toBe('已复制为“活动助理”');
    const copied = rightsOf(await get('/sys/role/rights?role=activity_helper'));
    expect(await grantedTo(copied.role.id)).toEqual(await grantedTo(role('activity_clerk')));
    expect(copied.rules).toEqual([
      { id: ruleId, ruleName: '本人的活动', resource: 'activity', sentence: '本人创建的数据' },
    ]);
    expect(await grantLog()).toMatchObject([
      { username: 'admin', content: { grantee: { name: '活动助理' }, copiedFrom: { name: '活动专员' }, removed: [] } },
    ]);
    const taken = await copy(role('activity_clerk'), { roleName: '又一个' });
    expect([taken.envelope.success, JSON.stringify(taken.envelope)]).toEqual([
      false,
      expect.stringContaining('“activity_helper”已存在，请换一个'),
    ]);
    expect((await copy(role('admin'), { roleCode: 'second_admin' })).envelope.success).toBe(false);
    await giveClerks('role:copy', 'role:list');
    const clerk = await signedIn('clerk');
    const beyond = await copy(role('supervisor'), { roleCode: 'mine' }, clerk.put);
    expect(JSON.stringify(beyond.envelope)).toContain('不能授予或收回您自己没有的权限');
    const links = await application()
      .database.orm.select({ ruleId: sysRoleDataRule.ruleId })
      .from(sysRoleDataRule)
      .where(eq(sysRoleDataRule.roleId, copied.role.id));
    expect(links).toEqual([{ ruleId }]);
  });

  it('T-38 puts users into a role and a department and takes them out, all or none, by the rules of accounts', async () => {
    const { get, post, remove } = await signedIn();
    const members = async (path: string) =>
      v.parse(memberEndpoints.ofRole.answer, (await get(path)).envelope.result).records.map(({ username }) => username);
    const ofRole = `/sys/user/userRoleList?roleId=${role('supervisor')}&pageSize=20`;
    const before = await members(ofRole);
    const added = await post('/sys/user/addSysUserRole', {
      roleId: role('supervisor'),
      userIdList: [user('clerk'), user('yangli')],
    });
    expect(added.envelope.message).toBe('添加成功！');
    expect(await members(ofRole)).toEqual([...before, 'clerk'].toSorted());
    const taken = await remove(
      `/sys/user/deleteUserRoleBatch?roleId=${role('supervisor')}&userIds=${user('clerk')},${user('yangli')}`,
    );
    expect(taken.envelope.message).toBe('移出成功！');
    expect(await members(ofRole)).toEqual(before.filter((name) => name !== 'yangli'));

    const oneself = await remove(`/sys/user/deleteUserRoleBatch?roleId=${role('admin')}&userIds=${user('admin')}`);
    expect(oneself.envelope.message).toBe('管理员：不能去掉自己的管理员角色，请让另一位管理员来做');
    await giveClerks('role:members');
    const clerk = await signedIn('clerk');
    const ids = [user('chenjing'), user('yangli')];
    const beyond = await clerk.post('/sys/user/addSysUserRole', { roleId: role('admin'), userIdList: ids });
    expect(beyond.envelope.message).toContain('只能给出或收回自己也有的角色，或您的角色可授予的角色');
    expect(await members(`/sys/user/userRoleList?roleId=${role('admin')}`)).toEqual(['admin']);

    const ofDepartment = `/sys/user/departmentMembers?depId=${department('A01A03')}`;
    expect(await members(ofDepartment)).toEqual(['yangli']);
    await post('/sys/user/editSysDepartWithUser', { depId: department('A01A03'), userIdList: [user('clerk')] });
    expect(await members(ofDepartment)).toEqual(['clerk', 'yangli']);
    expect(await members(`${ofDepartment}&realname=杨`)).toEqual(['yangli']);
    await remove(`/sys/user/deleteUserInDepartBatch?depId=${department('A01A03')}&userIds=${user('yangli')}`);
    expect(await members(ofDepartment)).toEqual(['clerk']);
    const unknown = await post('/sys/user/editSysDepartWithUser', { depId: 'none', userIdList: [user('clerk')] });
    expect(unknown.envelope.success).toBe(false);
  });
});
