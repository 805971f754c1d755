import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { grantEndpoints, logContentWords, recordHistory, type GrantNode } from '@evergreen/core/contract';

import {
  describeApplication,
  describeApplicationOnBothEngines,
  type TestApplication,
} from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRolePermission,
  sysUserRole,
} from '../../../db/schema/index.ts';
import { sysDepartRole, sysLog, sysPermission, sysUser } from '../../../db/schema/scoped-tables.ts';

const role = (code: string) => seedIdentifier('role', code);
const permission = (key: string) => seedIdentifier('permission', key);
const department = (code: string) => seedIdentifier('depart', code);
const departmentRole = (code: string) => seedIdentifier('departRole', code);

function editor({ call }: TestApplication, token: string) {
  return {
    async granted(query: string) {
      const { envelope } = await call({ method: 'GET', url: query, token });
      return v.parse(grantEndpoints.queryRolePermission.answer, envelope.result);
    },
    async save(url: string, grantee: Record<string, string>, before: readonly string[], after: readonly string[]) {
      const body = { ...grantee, permissionIds: after.join(','), lastpermissionIds: before.join(',') };
      const { envelope } = await call({ method: 'POST', url, token, payload: body });
      return [envelope.success, envelope.message];
    },
  };
}

const ROLE_SAVE = '/sys/permission/saveRolePermission';
const DEPARTMENT_SAVE = '/sys/permission/saveDepartPermission';
const INSIDE_SAVE = '/sys/sysDepartPermission/saveDeptRolePermission';
const ofRole = (id: string) => `/sys/permission/queryRolePermission?roleId=${id}`;
const remove = { method: 'DELETE', url: '/isps/activity/delete?id=none' } as const;

describeApplication('granting', (application) => {
  it('PERM-09 lists the roles, and the tree of everything in the order of the menu and the language of the call', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const roles = await call({ method: 'GET', url: '/sys/role/queryall', token });
    expect(
      v
        .parse(grantEndpoints.roles.answer, roles.envelope.result)
        .map(({ roleName }) => roleName)
        .toSorted(),
    ).toEqual(['平台管理员', '活动专员', '办事员', '审核员', '监管人员'].toSorted());
    const read = async (language: string) => {
      const { envelope } = await call({
        method: 'GET',
        url: '/sys/role/queryTreeList',
        token,
        headers: { 'accept-language': language },
      });
      return v.parse(grantEndpoints.roleTree.answer, envelope.result).treeList;
    };
    const activities = (tree: readonly GrantNode[]) =>
      tree.find(({ key }) => key === permission('/isps'))?.children[0] ??
      tree.flatMap(({ children }) => children).find(({ key }) => key === permission('/isps/activity'));
    expect(activities(await read('zh-CN'))).toMatchObject({
      title: '活动管理',
      menuType: 1,
      children: [
        { title: '查询', menuType: 2 },
        { title: '新增' },
        { title: '编辑' },
        { title: '删除' },
        { title: '批量删除' },
        { title: '回收站' },
        { title: '彻底删除' },
        { title: '修改记录' },
        { title: '导出' },
        { title: '导入' },
        { title: '发布' },
        { title: '截止报名' },
        { title: '开始活动' },
        { title: '取消活动' },
        { title: '审核通过' },
      ],
    });
    expect(activities(await read('en-US'))?.title).toBe('Activities');
  });

  it('PERM-09 grants to a role and takes back, in force with the next call', async () => {
    const { call, signIn } = application();
    const { granted, save } = editor(application(), await signIn('admin'));
    const clerk = await signIn('clerk');
    const before = await granted(ofRole(role('activity_clerk')));
    expect((await call({ ...remove, token: clerk })).status).toBe(403);
    const after = [...before, permission('activity:delete')];
    expect(await save(ROLE_SAVE, { roleId: role('activity_clerk') }, before, after)).toEqual([true, '保存成功！']);
    expect(await granted(ofRole(role('activity_clerk')))).toEqual(after.toSorted());
    expect((await call({ ...remove, token: clerk })).status).toBe(200);
    expect(await save(ROLE_SAVE, { roleId: role('activity_clerk') }, after, [])).toEqual([true, '保存成功！']);
    expect((await call({ method: 'GET', url: '/isps/activity/list', token: clerk })).status).toBe(403);
  });

  it('T-38 refuses to save over somebody else’s change, also when both save at the same moment', async () => {
    const { signIn } = application();
    const one = editor(application(), await signIn('admin'));
    const before = await one.granted(ofRole(role('supervisor')));
    const saves = await Promise.all(
      ['activity:add', 'activity:edit'].map((key) =>
        one.save(ROLE_SAVE, { roleId: role('supervisor') }, before, [...before, permission(key)]),
      ),
    );
    expect(saves.map(String).toSorted()).toEqual(['false,授权已被他人修改，请刷新后重新设置', 'true,保存成功！']);
    expect(await one.granted(ofRole(role('supervisor')))).toHaveLength(before.length + 1);
  });

  it('T-38 nobody grants or takes back what they do not hold themselves, to their own role neither', async () => {
    const { database, signIn } = application();
    const authorize = permission('role:authorize');
    await database.orm.insert(sysRolePermission).values({ roleId: role('activity_clerk'), permissionId: authorize });
    const { granted, save } = editor(application(), await signIn('clerk'));
    const own = await granted(ofRole(role('activity_clerk')));
    const refusal = [false, '不能授予或收回您自己没有的权限'];
    expect(
      await save(ROLE_SAVE, { roleId: role('activity_clerk') }, own, [...own, permission('activity:delete')]),
    ).toEqual(refusal);
    const supervisor = await granted(ofRole(role('supervisor')));
    expect(await save(ROLE_SAVE, { roleId: role('supervisor') }, supervisor, [])).toEqual(refusal);
    expect(
      await save(ROLE_SAVE, { roleId: role('supervisor') }, supervisor, [...supervisor, permission('activity:add')]),
    ).toEqual([true, '保存成功！']);
  });

  it('PERM-09 a role inside a department holds what its department holds, and loses it with the department', async () => {
    const { call, signIn, database } = application();
    const { granted, save } = editor(application(), await signIn('admin'));
    const page = permission('/isps/activity');
    const key = permission('activity:delete');
    const departId = department('A01A05A01');
    const roleId = departmentRole('street_assistant');
    await database.orm.delete(sysUserRole).where(eq(sysUserRole.userId, seedIdentifier('user', 'huangmin')));
    const person = await signIn('huangmin');
    expect((await call({ ...remove, token: person })).status).toBe(403);
    expect(await save(INSIDE_SAVE, { roleId }, [], [page, key])).toEqual([false, '不能授予部门没有的权限']);
    expect(await save(DEPARTMENT_SAVE, { departId }, [], [page, key])).toEqual([true, '保存成功！']);
    expect((await call({ ...remove, token: person })).status).toBe(403);
    const { envelope } = await call({
      method: 'GET',
      url: `/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${departId}`,
      token: await signIn('admin'),
    });
    const keysOf = (nodes: readonly GrantNode[]): string[] =>
      nodes.flatMap((node) => [node.title, ...keysOf(node.children)]);
    expect(keysOf(v.parse(grantEndpoints.departmentRoleTree.answer, envelope.result).treeList)).toEqual([
      '活动中心',
      '活动管理',
      '删除',
    ]);
    expect(await save(INSIDE_SAVE, { roleId }, [], [page, key])).toEqual([true, '保存成功！']);
    expect((await call({ ...remove, token: person })).status).toBe(200);
    const menu = await call({ method: 'GET', url: '/sys/permission/getUserPermissionByToken', token: person });
    expect(menu.text).toContain('"activity:delete"');
    expect(await save(DEPARTMENT_SAVE, { departId }, [page, key], [])).toEqual([true, '保存成功！']);
    expect((await call({ ...remove, token: person })).status).toBe(403);
    expect(await granted(`/sys/sysDepartPermission/queryDeptRolePermission?roleId=${roleId}`)).toEqual(
      [page, key].toSorted(),
    );
  });

  it('says what is wrong with a grantee or a permission that is gone, and lets the administrator’s role be', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const { granted, save } = editor(application(), token);
    const unknown = await call({ method: 'GET', url: ofRole('none'), token });
    expect([unknown.envelope.success, unknown.envelope.message]).toEqual([
      false,
      '授权对象不存在或已删除，请刷新后重试',
    ]);
    expect(await save(ROLE_SAVE, { roleId: role('admin') }, [], [permission('activity:add')])).toEqual([
      false,
      '平台管理员拥有全部权限，无需授权',
    ]);
    const before = await granted(ofRole(role('activity_clerk')));
    expect(await save(ROLE_SAVE, { roleId: role('activity_clerk') }, before, [...before, 'none'])).toEqual([
      false,
      '所选权限中有已删除的项，请刷新后重试',
    ]);
    await database.orm
      .update(sysPermission)
      .set({ delFlag: 1 })
      .where(eq(sysPermission.id, permission('activity:add')));
    expect(
      await save(
        ROLE_SAVE,
        { roleId: role('activity_clerk') },
        before,
        before.filter((id) => id !== permission('activity:add')),
      ),
    ).toEqual([true, '保存成功！']);
    await database.orm.update(sysDepartRole).set({ delFlag: 1 });
    expect(await save(INSIDE_SAVE, { roleId: departmentRole('street_assistant') }, [], [])).toEqual([
      false,
      '授权对象不存在或已删除，请刷新后重试',
    ]);
  });
});

describeApplicationOnBothEngines('a change of grants', (application) => {
  const key = permission('activity:edit');
  const lossesOf = async (token: string, payload: object) => {
    const { envelope } = await application().call({
      method: 'POST',
      url: '/sys/permission/queryLosses',
      token,
      payload,
    });
    const { total, people } = v.parse(grantEndpoints.losses.answer, envelope.result);
    return [total, people.map(({ username, realname, lost }) => [username, realname, lost])];
  };

  it('names the people who have a permission by this grantee alone', async () => {
    const { database, signIn } = application();
    const token = await signIn('admin');
    const roleId = role('activity_clerk');
    const ask = (removed: readonly string[]) =>
      lossesOf(token, { of: 'role', ids: roleId, removed: removed.join(',') });
    const clerks = await database.orm
      .select({ id: sysUser.id, username: sysUser.username, realname: sysUser.realname })
      .from(sysUserRole)
      .innerJoin(sysUser, eq(sysUser.id, sysUserRole.userId))
      .where(eq(sysUserRole.roleId, roleId));
    const [first, second, ...others] = clerks.toSorted((one, other) => (one.username < other.username ? -1 : 1));
    if (first === undefined || second === undefined) throw new Error('The seed has several activity clerks');
    expect(await ask([permission('activity:delete')])).toEqual([0, []]);
    // By the administrator's role, and by a role inside of a department.
    await database.orm.insert(sysUserRole).values({ userId: first.id, roleId: role('admin') });
    const inside = departmentRole('street_assistant');
    const [{ departId } = { departId: '' }] = await database.orm
      .select({ departId: sysDepartRole.departId })
      .from(sysDepartRole)
      .where(eq(sysDepartRole.id, inside));
    await database.orm.insert(sysDepartRoleUser).values({ userId: second.id, roleId: inside }).onConflictDoNothing();
    await database.orm.insert(sysDepartPermission).values({ departId, permissionId: key });
    await database.orm.insert(sysDepartRolePermission).values({ roleId: inside, permissionId: key });
    // One has that role by the seed.
    const losers = others.filter(({ username }) => username !== 'huangmin');
    expect(await ask([key])).toEqual([
      losers.length,
      losers.map(({ username, realname }) => [username, realname, [key]]),
    ]);
    await database.orm.delete(sysUserRole).where(eq(sysUserRole.userId, second.id));
    const asked = [
      { of: 'department', ids: departId, removed: key },
      { of: 'departmentRole', ids: inside, removed: key },
      { of: 'departmentRole', ids: inside },
      { of: 'department', ids: departId, userIds: second.id },
      { of: 'permission', ids: key },
    ];
    for (const ending of asked) {
      const [, people] = await lossesOf(token, ending);
      expect([ending, JSON.stringify(people).includes(second.username)]).toEqual([ending, true]);
    }
    const refused = await application().call({
      method: 'POST',
      url: '/sys/permission/queryLosses',
      token: await signIn(others[0]?.username ?? ''),
      payload: { of: 'role', ids: roleId, removed: key },
    });
    expect(refused.status).toBe(403);
  });

  it('names who loses rights before a role or permission is deleted, or people are taken out of a role', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const roleId = role('activity_clerk');
    const named = async (payload: object) => (await lossesOf(token, payload))[1];
    // 孙磊 keeps what the role of the supervisors gives.
    const supervisors = await database.orm
      .select()
      .from(sysUserRole)
      .where(eq(sysUserRole.roleId, role('supervisor')));
    const clerks = await database.orm.select().from(sysUserRole).where(eq(sysUserRole.roleId, roleId));
    const [clerk = ''] = clerks
      .map(({ userId }) => userId)
      .filter((id) => !supervisors.some(({ userId }) => userId === id));
    const [whole] = await lossesOf(token, { of: 'role', ids: roleId });
    const [both] = await lossesOf(token, { of: 'role', ids: [roleId, role('supervisor')].join(',') });
    const [ofPermission] = await lossesOf(token, { of: 'permission', ids: key });
    expect([whole, Number(both) > Number(whole), ofPermission]).toEqual([clerks.length, true, clerks.length]);
    const { envelope } = await call({
      method: 'POST',
      url: '/sys/permission/queryLosses',
      token,
      payload: { of: 'role', ids: roleId, userIds: clerk },
    });
    const { total, people, permissions } = v.parse(grantEndpoints.losses.answer, envelope.result);
    expect([total, people.map(({ id }) => id), permissions.map(({ path }) => path)]).toEqual([
      1,
      [clerk],
      expect.arrayContaining(['活动中心 › 活动管理 › 编辑']),
    ]);
    // It asks and does not do.
    expect(await named({ of: 'role', ids: roleId, userIds: clerk })).toEqual(
      await named({ of: 'role', ids: roleId, userIds: clerk }),
    );
    // The last administrator loses everything; a permission that is put out of force leaves administrators with it.
    const [admin] = await lossesOf(token, { of: 'role', ids: role('admin'), userIds: seedIdentifier('user', 'admin') });
    expect(admin).toBe(1);
  });

  it('LOG-01 says page and button, stands in the history of the role, and is taken back by a restore with the rules of a save', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const { granted, save } = editor(application(), token);
    const roleId = role('activity_clerk');
    const before = await granted(ofRole(roleId));
    const rows = await database.orm
      .select()
      .from(sysPermission)
      .where(eq(sysPermission.component, 'layouts/RouteView'));
    const groups = rows.map(({ id }) => id);
    const [group = ''] = groups;
    expect(before.filter((id) => groups.includes(id))).toEqual([]);
    const after = before.filter((id) => id !== key);
    // As an older editor stored them, and as it sends them.
    await database.orm.insert(sysRolePermission).values({ roleId, permissionId: group });
    expect(await granted(ofRole(roleId))).toEqual(before);
    const sent = await save(ROLE_SAVE, { roleId }, [...before, group], [...after, ...groups]);
    expect(sent).toEqual([true, '保存成功！']);
    expect(await granted(ofRole(roleId))).toEqual(after);
    const [line] = await database.orm.select().from(sysLog).where(eq(sysLog.event, 'grant.changed'));
    expect([line?.objectName, logContentWords(line?.logContent ?? '')['zh-CN']]).toEqual([
      '活动专员',
      '授权对象：活动专员\n收回授权：活动中心 › 活动管理 › 编辑',
    ]);
    const history = async () => {
      const { envelope } = await call({ method: 'GET', url: `/sys/role/history?id=${roleId}&limit=20`, token });
      return v
        .parse(recordHistory, envelope.result)
        .entries.map(({ version, action, changes }) => [version, action, Object.values(changes)]);
    };
    const path = '活动中心 › 活动管理 › 编辑';
    expect(await history()).toEqual([[2, 'grant', [[path, null]]]]);
    const restore = (as: string) =>
      call({ method: 'PUT', url: '/sys/role/restore', token: as, payload: { id: roleId, version: 2, to: 1 } });
    const ordinary = permission('role:edit');
    const supervisor = role('supervisor');
    await database.orm
      .insert(sysRolePermission)
      .values([ordinary, permission('role:history')].map((permissionId) => ({ roleId: supervisor, permissionId })));
    const [person] = await database.orm
      .select({ username: sysUser.username })
      .from(sysUserRole)
      .innerJoin(sysUser, eq(sysUser.id, sysUserRole.userId))
      .where(eq(sysUserRole.roleId, supervisor));
    expect((await restore(await signIn(person?.username ?? ''))).status).toBe(403);
    expect((await restore(token)).envelope.message).toBe('已恢复到第 1 版！');
    expect(await granted(ofRole(roleId))).toEqual(before);
    expect(await history()).toEqual([
      [3, 'restore', [[null, path]]],
      [2, 'grant', [[path, null]]],
    ]);
  });
});
