import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import type { Condition } from '@evergreen/core/resources';

import { createRowLimits } from '../../../test/row-limits.ts';
import { describeApplication } from '../../../test/test-application.ts';
import { sysUserRole } from '../../db/schema/index.ts';
import { seedIdentifier } from '../../db/seed/seed-random.ts';

const names = v.pipe(
  v.object({ records: v.array(v.looseObject({ username: v.string(), total: v.optional(v.number()) })) }),
  v.transform(({ records }) => records.map(({ username }) => username)),
);
interface Node {
  readonly name: string;
  readonly children: readonly Node[];
}
const tree: v.GenericSchema<unknown, readonly Node[]> = v.array(
  v.pipe(
    v.looseObject({
      title: v.optional(v.string()),
      departName: v.optional(v.string()),
      children: v.lazy(() => tree),
    }),
    v.transform(({ title, departName, children }) => ({ name: title ?? departName ?? '', children })),
  ),
);
const namesIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ name, children }) => [name, ...namesIn(children)]);
const isCalled = (field: string, value: string): Condition => ({ field, rule: 'eq', value });

describeApplication('people, departments and roles out of reach', (application) => {
  it('are in no picker, address book, grant page, explainer, share of a query or figure', async () => {
    const { call, signIn, database } = application();
    const { grantEverything, limit, unlimit } = createRowLimits(database);
    await grantEverything('activity_clerk');
    const token = await signIn('clerk');
    const ask = async (url: string, body?: object) =>
      (
        await call({
          method: body === undefined ? 'GET' : 'POST',
          url,
          token,
          ...(body === undefined ? {} : { payload: body }),
        })
      ).envelope;
    const seen = async () => ({
      picked: v.parse(names, (await ask('/sys/user/queryUserByDepId?pageSize=100')).result),
      named: v.parse(names, (await ask('/sys/user/queryUserByDepId?pageSize=100&username=u')).result),
      reported: v.parse(names, (await ask('/online/cgreport/api/getData/user?pageSize=100')).result),
      byId: v.parse(names, (await ask(`/sys/user/queryUserByDepId?ids=${seedIdentifier('user', 'liuyang')}`)).result),
      addresses: v.parse(names, (await ask('/sys/user/queryByOrgCodeForAddressList?pageSize=100')).result),
      colleagues: v.parse(names, (await ask('/sys/user/departUserList?pageSize=100')).result),
      explained: (await ask('/sys/permission/rightsOf?username=liuyang')).success,
      departments: namesIn(v.parse(tree, (await ask('/sys/sysDepart/queryIdTree')).result)),
      grantedDepartments: namesIn(v.parse(tree, (await ask('/sys/sysDepart/queryTreeList')).result)),
      roles: v
        .parse(v.array(v.looseObject({ roleCode: v.string() })), (await ask('/sys/role/queryall')).result)
        .map(({ roleCode }) => roleCode),
      comparedRoles: v
        .parse(v.array(v.looseObject({ roleCode: v.string() })), (await ask('/sys/role/comparable')).result)
        .map(({ roleCode }) => roleCode),
      shared: v
        .parse(
          v.object({ roles: v.array(v.object({ name: v.string() })) }),
          (await ask('/sys/savedQuery/list?resource=activity')).result,
        )
        .roles.map(({ name }) => name),
      granted: (await ask(`/sys/permission/queryRolePermission?roleId=${seedIdentifier('role', 'supervisor')}`))
        .success,
      losses: (await ask('/sys/permission/queryLosses', { of: 'role', ids: seedIdentifier('role', 'supervisor') }))
        .success,
      accounts: (await ask('/sys/home/accounts')).result,
    });
    const before = await seen();
    expect(before).toMatchObject({
      byId: ['liuyang'],
      explained: true,
      granted: true,
      losses: true,
      accounts: { newAccounts: 14 },
    });
    await limit('activity_clerk', 'user', isCalled('username', 'clerk'));
    await limit('activity_clerk', 'role', isCalled('roleCode', 'activity_clerk'));
    await limit('activity_clerk', 'department', isCalled('departName', '活动服务科'));
    expect(await seen()).toEqual({
      picked: ['clerk'],
      named: [],
      reported: ['clerk'],
      byId: [],
      addresses: ['clerk'],
      colleagues: ['clerk'],
      explained: false,
      departments: ['活动服务科'],
      grantedDepartments: ['活动服务科'],
      roles: ['activity_clerk'],
      comparedRoles: ['activity_clerk'],
      shared: ['活动专员'],
      granted: false,
      losses: false,
      accounts: { failedSignIns: 0, newAccounts: 1 },
    });
    // Of somebody in reach, a role that is not.
    await database.orm
      .insert(sysUserRole)
      .values({ userId: seedIdentifier('user', 'clerk'), roleId: seedIdentifier('role', 'supervisor') });
    const { roles } = v.parse(
      v.object({ roles: v.array(v.object({ name: v.string() })) }),
      (await ask('/sys/permission/rightsOf?username=clerk')).result,
    );
    expect(roles.map(({ name }) => name).toSorted()).toEqual(['活动专员', '（您不能查看的角色）'].toSorted());
    await database.orm.delete(sysUserRole).where(eq(sysUserRole.roleId, seedIdentifier('role', 'supervisor')));
    await unlimit();
    expect(await seen()).toEqual(before);
  });

  it('PERM-16 nobody grants to a role that is out of reach', async () => {
    const { call, signIn, database } = application();
    const { grantEverything, limit } = createRowLimits(database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'role', isCalled('roleCode', 'activity_clerk'));
    const token = await signIn('clerk');
    const roleId = seedIdentifier('role', 'supervisor');
    const admin = await signIn('admin');
    const granted = async () =>
      v.parse(
        v.array(v.string()),
        (await call({ method: 'GET', url: `/sys/permission/queryRolePermission?roleId=${roleId}`, token: admin }))
          .envelope.result,
      );
    const before = await granted();
    const { envelope } = await call({
      method: 'POST',
      url: '/sys/permission/saveRolePermission',
      token,
      payload: { roleId, permissionIds: '', lastpermissionIds: before.join(',') },
    });
    expect([envelope.success, await granted()]).toEqual([false, before]);
  });
});
