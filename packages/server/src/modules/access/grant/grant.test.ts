import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { grantEndpoints, type GrantNode } from '@evergreen/core/contract';

import { describeApplication, type TestApplication } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { sysDepartRole, sysPermission, sysRolePermission, sysUserRole } from '../../../db/schema/index.ts';

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
    ).toEqual(['平台管理员', '活动专员', '监管人员'].toSorted());
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
