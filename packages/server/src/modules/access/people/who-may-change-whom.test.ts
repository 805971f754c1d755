import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { accountAdministrationEndpoints, type Endpoint } from '@evergreen/core/contract';
import { contractEndpoints } from '@evergreen/core/resources/openapi';
import { dataRuleResource, userAgentResource, userResource } from '@evergreen/core/resources';

import { importForm as fileOfRows, type ImportedCells } from '../../../../test/import-form.ts';
import { importForm } from '../../../../test/row-calls.ts';
import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import {
  sysDepartRoleUser,
  sysRoleDataRule,
  sysRoleMayGive,
  sysRolePermission,
  sysSecondFactor,
  sysSession,
  sysThirdAccount,
  sysUserDepart,
  sysUserRole,
} from '../../../db/schema/index.ts';
import {
  sysDataLog,
  sysDepartRole,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysUser,
} from '../../../db/schema/scoped-tables.ts';
import { departSeeds } from '../../../db/seed/organisation.seed.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const user = (name: string) => seedIdentifier('user', name);
const role = (code: string) => seedIdentifier('role', code);
const department = (code: string) => seedIdentifier('depart', code);

/** Keeps accounts; has the rights to it and no others. */
const OFFICER = 'zhaoqiang';
const OFFICER_ROLE = 'officer';
const DEPARTMENT_ROLE = 'night';
/** One may more than the officer, the other less. */
const TARGETS = { more: user('chenjing'), less: user('liuyang') } as const;
const DEPUTY = 'deputy';
/** Of both accounts, below the officer's. */
const OWN_DEPARTMENT = department('A01A05A01');

/** What a call is sent with, and what has to be so before it. */
interface Case {
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
  readonly state?:
    | 'frozen'
    | 'deleted'
    | 'edited'
    | 'deputy'
    | 'deletedDeputy'
    | 'editedDeputy'
    | 'roleOf'
    | 'deletedRole';
}

const wrongCells = v.object({ errors: v.array(v.looseObject({ message: v.string() })) });
const rows = (id: string) => ({ rows: [{ id }] });
const deputy = (userId: string) => ({
  userId,
  agentId: user('yangli'),
  startTime: '2027-03-01 09:00:00',
  endTime: '2027-03-02 09:00:00',
  status: '1',
  note: '休假',
});

/** Every call that changes an account, by its name. The last ones leave nothing of it. */
const cases: Readonly<Record<string, (id: string) => Case>> = {
  'accountAdministration.frozenBatch': (id) => ({ payload: { ids: id, status: 2 } }),
  'accountAdministration.changePassword': (id) => ({
    payload: {
      username: id === TARGETS.more ? 'chenjing' : 'liuyang',
      password: 'Evergreen-2',
      confirmPassword: 'Evergreen-2',
    },
  }),
  'accountAdministration.endSession': (id) => ({ query: { userId: id, id: `session-${id.slice(0, 8)}` } }),
  'accountAdministration.endSessions': (id) => ({ query: { userId: id } }),
  'accountAdministration.unbind': (id) => ({ query: { userId: id, id: `third-${id.slice(0, 8)}` } }),
  'member.addToRole': (id) => ({ payload: { roleId: OFFICER_ROLE, userIdList: [id] } }),
  'member.removeFromRole': (id) => ({ query: { roleId: OFFICER_ROLE, userIds: id }, state: 'roleOf' }),
  'member.addToDepartment': (id) => ({ payload: { depId: department('A01A05'), userIdList: [id] } }),
  'member.removeFromDepartment': (id) => ({ query: { depId: OWN_DEPARTMENT, userIds: id } }),
  'user.edit': (id) => ({ payload: { id, phone: '15400009999' } }),
  'user.restore': (id) => ({ payload: { id, version: 2, to: 1 }, state: 'edited' }),
  'user.freeze': (id) => ({ payload: rows(id) }),
  'user.thaw': (id) => ({ payload: rows(id), state: 'frozen' }),
  'user.depart': (id) => ({ payload: rows(id) }),
  'user.password': (id) => ({ payload: { ...rows(id), asked: { password: 'Evergreen-3' } } }),
  'user.unlock': (id) => ({ payload: rows(id) }),
  'user.removeSecondFactor': (id) => ({ payload: rows(id) }),
  'userAgent.add': (id) => ({ payload: deputy(id) }),
  'userAgent.edit': () => ({ payload: { id: DEPUTY, note: '出差' }, state: 'deputy' }),
  'userAgent.restore': () => ({ payload: { id: DEPUTY, version: 2, to: 1 }, state: 'editedDeputy' }),
  'userAgent.delete': () => ({ query: { id: DEPUTY }, state: 'deputy' }),
  'userAgent.deleteBatch': () => ({ query: { ids: DEPUTY }, state: 'deputy' }),
  'userAgent.undoDelete': () => ({ payload: rows(DEPUTY), state: 'deletedDeputy' }),
  'userAgentBin.putRecycleBin': () => ({ payload: rows(DEPUTY), state: 'deletedDeputy' }),
  'userAgentBin.deleteRecycleBin': () => ({ payload: rows(DEPUTY), state: 'deletedDeputy' }),
  'departmentRole.add': (id) => ({
    payload: { departId: OWN_DEPARTMENT, roleName: '值班', roleCode: 'duty', users: id },
  }),
  'departmentRole.edit': (id) => ({ payload: { id: DEPARTMENT_ROLE, users: id } }),
  'departmentRole.delete': () => ({ query: { id: DEPARTMENT_ROLE }, state: 'roleOf' }),
  'departmentRole.deleteBatch': () => ({ query: { ids: DEPARTMENT_ROLE }, state: 'roleOf' }),
  'departmentRole.undoDelete': () => ({ payload: rows(DEPARTMENT_ROLE), state: 'deletedRole' }),
  'departmentRoleBin.putRecycleBin': () => ({ payload: rows(DEPARTMENT_ROLE), state: 'deletedRole' }),
  'user.delete': (id) => ({ query: { id } }),
  'user.deleteBatch': (id) => ({ query: { ids: id } }),
  'user.undoDelete': (id) => ({ payload: rows(id), state: 'deleted' }),
  'userBin.putRecycleBin': (id) => ({ payload: rows(id), state: 'deleted' }),
  'userBin.deleteRecycleBin': (id) => ({ payload: rows(id), state: 'deleted' }),
};

/** Calls under the same rights that change no account that is there: they read, they add, or take a role that nobody has any more. */
const OTHERS: ReadonlySet<string> = new Set([
  'user.add',
  'user.reveal',
  'departmentRole.restore',
  'departmentRoleBin.deleteRecycleBin',
  'grant.saveDeptRolePermission',
  // What takes back one's own action of a moment ago: that action is refused already.
  'user.freeze.undo',
  'user.depart.undo',
  'user.thaw.undo',
]);
const isTransfer = (name: string) => /\.(?:exportXls|startExport|print|importCheck|importExcel)$/u.test(name);

const calls: readonly Endpoint[] = Object.values(contractEndpoints())
  .flat()
  .filter(
    // A posted call is the same route, which takes its parameters from the body.
    ({ name, access, isWrite, posts }) =>
      isWrite &&
      posts === null &&
      access.kind === 'permission' &&
      /^(?:(?:user|userAgent|departRole):|(?:role|department):members$)/u.test(access.code) &&
      !OTHERS.has(name) &&
      !isTransfer(name),
  );

describeApplicationOnBothEngines('who may change whom', (application) => {
  const orm = () => application().database.orm;
  const signedIn = async (username: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return async (method: Endpoint['method'], path: string, { query = {}, payload }: Case = {}) => {
      const search = new URLSearchParams(query).toString();
      const url = search === '' ? path : `${path}?${search}`;
      return call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    };
  };
  const isDone = ({ envelope }: Answer) => envelope.success;

  /** The officer with the rights of these codes, and the two accounts. */
  async function prepareOfficer(...codes: readonly string[]) {
    const { perms } = sysPermission;
    await orm().insert(sysRole).values({ id: OFFICER_ROLE, roleName: '人事专员', roleCode: 'officer', createTime: 0 });
    const granted = await orm()
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(or(...codes.map((code) => like(perms, code))));
    await orm()
      .insert(sysRolePermission)
      .values(granted.map(({ id }) => ({ roleId: OFFICER_ROLE, permissionId: id })));
    await orm()
      .delete(sysUserRole)
      .where(inArray(sysUserRole.userId, [user(OFFICER), TARGETS.less]));
    await orm()
      .insert(sysUserRole)
      .values({ userId: user(OFFICER), roleId: OFFICER_ROLE });
  }

  /** Both accounts as they were, with a session, a binding, a second factor and no deputy. */
  async function prepareTarget(id: string, state: Case['state']) {
    const deputies = resourceTable(userAgentResource);
    const now = application().clock.now();
    const removed = { delFlag: 1, updateBy: OFFICER, updateTime: now, version: 2 };
    await orm()
      .update(sysUser)
      .set({
        status: state === 'frozen' ? 2 : 1,
        phone: null,
        version: 1,
        ...(state === 'deleted' ? removed : { delFlag: 0 }),
      })
      .where(eq(sysUser.id, id));
    await orm().delete(sysSession).where(eq(sysSession.userId, id));
    await orm()
      .insert(sysSession)
      .values({
        tokenHash: id,
        id: `session-${id.slice(0, 8)}`,
        userId: id,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + 1_000_000,
      });
    await orm()
      .insert(sysThirdAccount)
      .values({ thirdType: 'test', thirdUserId: id, id: `third-${id.slice(0, 8)}`, userId: id, createTime: now })
      .onConflictDoNothing();
    await orm().insert(sysSecondFactor).values({ userId: id, secret: 'sealed', turnedOnAt: now }).onConflictDoNothing();
    await orm().delete(sysDataLog);
    await orm().delete(sysUserDepart).where(eq(sysUserDepart.userId, id));
    await orm().insert(sysUserDepart).values({ userId: id, departId: OWN_DEPARTMENT });
    await orm().delete(deputies);
    if (state === 'deputy' || state === 'editedDeputy' || state === 'deletedDeputy')
      await orm()
        .insert(deputies)
        .values({ id: DEPUTY, ...deputy(id), createTime: now, ...(state === 'deletedDeputy' ? removed : {}) });
    await orm().delete(sysDepartRoleUser);
    await orm()
      .insert(sysDepartRole)
      .values({
        id: DEPARTMENT_ROLE,
        departId: OWN_DEPARTMENT,
        roleName: '夜班',
        roleCode: 'night',
        createTime: now,
      })
      .onConflictDoNothing();
    await orm()
      .update(sysDepartRole)
      .set(state === 'deletedRole' ? removed : { delFlag: 0 })
      .where(eq(sysDepartRole.id, DEPARTMENT_ROLE));
    const isMember = state === 'roleOf' || state === 'deletedRole';
    if (isMember) await orm().insert(sysDepartRoleUser).values({ roleId: DEPARTMENT_ROLE, userId: id });
    const given = { userId: id, roleId: OFFICER_ROLE };
    await orm()
      .delete(sysUserRole)
      .where(and(eq(sysUserRole.userId, id), eq(sysUserRole.roleId, OFFICER_ROLE)));
    if (state === 'roleOf') await orm().insert(sysUserRole).values(given);
  }

  /** All that belongs to an account. */
  async function stateOf(id: string) {
    const [state] = await orm().execute(sql`
      select (select to_jsonb(u) from sys_user u where u.id = ${id}) as account,
        array(select role_id from sys_user_role where user_id = ${id} order by 1) as roles,
        array(select depart_id from sys_user_depart where user_id = ${id} order by 1) as departments,
        array(select role_id from sys_depart_role_user where user_id = ${id} order by 1) as department_roles,
        (select jsonb_agg(r order by r.id) from sys_depart_role r) as roles_inside,
        (select jsonb_agg(a order by a.id) from sys_user_agent a) as deputies,
        (select count(*) from sys_session where user_id = ${id} and revoked_at is null) as sessions,
        (select count(*) from sys_third_account where user_id = ${id}) as bindings,
        (select count(*) from sys_second_factor where user_id = ${id} and turned_on_at is not null) as factors`);
    return state;
  }

  it('T-37 the contract has no call about accounts that is not asked here', () => {
    expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
  });

  it('PERM-16 T-37 refuses every call that changes an account which may more, and changes nothing of it; the same call does its work on one that may less', async () => {
    await prepareOfficer('user:%', 'userAgent:%', 'departRole:%', 'role:members', 'department:members');
    const [officer, admin] = [await signedIn(OFFICER), await signedIn('admin')];
    const found: Record<string, unknown> = {};
    for (const name of Object.keys(cases)) {
      const endpoint = calls.find((one) => one.name === name);
      if (endpoint === undefined) throw new Error(`No call "${name}"`);
      const outcomes: Record<string, unknown> = {};
      for (const [kind, id] of Object.entries(TARGETS)) {
        const asked = cases[name]?.(id) ?? {};
        await prepareTarget(id, asked.state);
        if (asked.state === 'edited')
          await admin('PUT', '/sys/user/edit', { payload: { id, telephone: '02788880000' } });
        if (asked.state === 'editedDeputy')
          await admin('PUT', '/sys/sysUserAgent/edit', { payload: { id: DEPUTY, note: '开会' } });
        const before = await stateOf(id);
        const answer = await officer(endpoint.method, endpoint.path, asked);
        const isSame = JSON.stringify(await stateOf(id)) === JSON.stringify(before);
        outcomes[kind] = isDone(answer) ? 'done' : [answer.envelope.message, isSame ? 'unchanged' : 'changed'];
      }
      found[name] = outcomes;
    }
    const refused = '“陈静”的权限比您多，只有权限不少于对方的人或管理员可以修改此账号';
    const giving = '只能给出或收回自己也有的角色，或您的角色可授予的角色';
    const expected = (name: string) => ({
      more: [expect.stringContaining(name === 'userBin.putRecycleBin' ? giving : refused), 'unchanged'],
      less: 'done',
    });
    expect(found).toEqual(Object.fromEntries(Object.keys(cases).map((name) => [name, expected(name)])));
  });

  it('PERM-16 T-37 T-38 a file changes no account that may more, and gives nothing that its sender may not', async () => {
    await prepareOfficer('user:%');
    for (const id of Object.values(TARGETS)) await prepareTarget(id, undefined);
    const { app, signIn } = application();
    const token = await signIn(OFFICER);
    const sent = async (action: 'importCheck' | 'importExcel', values: object) => {
      const { payload, headers } = importForm(userResource, { ...values });
      const url = `/api/sys/user/${action}`;
      return app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-access-token': token } });
    };
    const more = { username: 'chenjing', realname: '陈静' };
    const less = { username: 'liuyang', realname: '刘洋' };
    const newcomer = { username: 'linna', realname: '林娜' };
    const files = {
      phone: { ...more, phone: '15400009991' },
      role: { ...less, roles: '活动专员' },
      newcomer: { ...newcomer, roles: '活动专员' },
      tenant: { ...less, tenants: '江城市本级' },
      department: { ...less, departments: departSeeds.find(({ code }) => code === 'A01A06')?.name },
      own: { username: OFFICER, realname: '赵强', roles: '活动专员' },
    };
    const before = [await stateOf(TARGETS.more), await stateOf(TARGETS.less), await stateOf(user(OFFICER))];
    const found: Record<string, unknown> = {};
    for (const [name, values] of Object.entries(files)) {
      const { errors } = v.parse(v.object({ result: wrongCells }), (await sent('importCheck', values)).json()).result;
      const written = v.parse(v.looseObject({ success: v.boolean() }), (await sent('importExcel', values)).json());
      found[name] = [errors.map(({ message }) => message), written.success];
    }
    const refused = (text: string) => [[expect.stringContaining(text)], false];
    expect(found).toEqual({
      phone: refused('“陈静”的权限比您多'),
      role: refused('只能给出或收回自己也有的角色'),
      newcomer: refused('只能给出或收回自己也有的角色'),
      tenant: refused('租户'),
      department: refused('部门'),
      own: refused('只能给出或收回自己也有的角色'),
    });
    expect([await stateOf(TARGETS.more), await stateOf(TARGETS.less), await stateOf(user(OFFICER))]).toEqual(before);
    const allowed = await sent('importExcel', { ...less, phone: '15400009992' });
    expect(allowed.json()).toMatchObject({ success: true });

    // Rows of one file in their order: what the sender gives away of their own counts at once.
    const inOrder = async (action: 'importCheck' | 'importExcel', ...rowsOfFile: readonly ImportedCells[]) => {
      const fields = { columns: '["username","realname","roles"]' };
      const { payload, headers } = fileOfRows(['账号', '姓名', '角色'], rowsOfFile, fields);
      const url = `/api/sys/user/${action}`;
      const asked = { method: 'POST', url, payload, headers: { ...headers, 'x-access-token': token } } as const;
      return v.parse(v.looseObject({ success: v.boolean(), result: v.unknown() }), (await app.inject(asked)).json());
    };
    const [resigns, hired] = [[OFFICER, '赵强', null] as const, ['linna', '林娜', '人事专员'] as const];
    const { errors } = v.parse(wrongCells, (await inOrder('importCheck', resigns, hired)).result);
    const afterwards = (await inOrder('importExcel', resigns, hired)).success;
    const unchanged = await stateOf(user(OFFICER));
    const first = (await inOrder('importExcel', hired, resigns)).success;
    expect([errors, afterwards, unchanged, first]).toEqual([
      [
        expect.objectContaining({
          row: 3,
          key: 'roles',
          message: '只能给出或收回自己也有的角色，或您的角色可授予的角色',
        }),
      ],
      false,
      before[2],
      true,
    ]);
  });

  it('PERM-16 T-38 gives no tenant, no department above one’s own and no role, to others or oneself, but those that one has or may give', async () => {
    await prepareOfficer('user:%', 'role:edit', 'role:list');
    const [officer, admin] = [await signedIn(OFFICER), await signedIn('admin')];
    const edit = (id: string, values: object) => officer('PUT', '/sys/user/edit', { payload: { id, ...values } });
    const told = async (answer: Promise<Answer>) => {
      const { envelope, error } = await answer;
      return envelope.success || Object.keys(error?.fields ?? {}).join() || envelope.message;
    };
    const tenants = seedIdentifier('tenant', '1001');
    const clerks = role('activity_clerk');
    const newcomer = {
      username: 'linna',
      realname: '林娜',
      password: 'Evergreen-1',
      departments: department('A01A05A01'),
    };
    const hire = (values: object) => officer('POST', '/sys/user/add', { payload: { ...newcomer, ...values } });
    expect({
      ownTenant: await told(edit(user(OFFICER), { tenants })),
      tenant: await told(edit(TARGETS.less, { tenants })),
      ownDepartment: await told(edit(user(OFFICER), { departments: department('A01') })),
      below: await told(edit(TARGETS.less, { departments: department('A01A05A01') })),
      beside: await told(edit(TARGETS.less, { departments: department('A01A06') })),
      ownRole: await told(edit(user(OFFICER), { roles: `${OFFICER_ROLE},${clerks}` })),
      hire: await told(hire({ roles: clerks })),
      ownGiving: await told(officer('PUT', '/sys/role/edit', { payload: { id: OFFICER_ROLE, mayGive: clerks } })),
    }).toEqual({
      ownTenant: 'tenants',
      tenant: 'tenants',
      ownDepartment: 'departments',
      below: true,
      beside: 'departments',
      ownRole: 'roles',
      hire: 'roles',
      ownGiving: 'mayGive',
    });

    const mine = async () =>
      v.parse(
        accountAdministrationEndpoints.givable.answer,
        (await officer('GET', '/sys/user/givable', {})).envelope.result,
      );
    const before = await mine();
    const [below, beside, above] = ['A01A05A01', 'A01A06', 'A01'].map((code) =>
      before.departments?.includes(department(code)),
    );
    expect([before.roles, before.tenants, below, beside, above]).toEqual([[OFFICER_ROLE], [], true, false, false]);
    const everything = { roles: null, tenants: null, departments: null };
    expect((await admin('GET', '/sys/user/givable', {})).envelope.result).toEqual(everything);

    const giving = (mayGive: string) => admin('PUT', '/sys/role/edit', { payload: { id: OFFICER_ROLE, mayGive } });
    expect(await told(giving(role('admin')))).toBe('mayGive');
    expect(await told(giving(clerks))).toBe(true);
    expect((await mine()).roles?.toSorted()).toEqual([OFFICER_ROLE, clerks].toSorted());
    const read = await admin('GET', '/sys/role/queryById', { query: { id: OFFICER_ROLE } });
    expect(read.envelope.result).toMatchObject({ mayGive: clerks, mayGive_dictText: '活动专员' });
    expect({
      hire: await told(hire({ roles: clerks })),
      other: await told(hire({ username: 'linna2', roles: role('supervisor') })),
      // Who may make clerks looks after their accounts, and takes the role back.
      care: await told(edit(TARGETS.more, { phone: '15400009998' })),
      takeBack: await told(edit(TARGETS.more, { roles: null })),
      supervisor: await told(edit(user('supervisor'), { phone: '15400009997' })),
    }).toEqual({
      hire: true,
      other: 'roles',
      care: true,
      takeBack: true,
      supervisor: '“李建国”的权限比您多，只有权限不少于对方的人或管理员可以修改此账号',
    });
    expect(await orm().select().from(sysRoleMayGive)).toEqual([{ roleId: OFFICER_ROLE, givenId: clerks }]);
  });

  it('PERM-16 T-37 keeps the second factor that a role requires from who may less than its people or has the role', async () => {
    await prepareOfficer('role:%', 'activity:list');
    const clerks = role('activity_clerk');
    const officer = await signedIn(OFFICER);
    await orm().update(sysRole).set({ needsSecondFactor: true });
    const stays = '拥有这个角色的人必须两步验证。只有权限不少于他们、自己也没有这个角色的人才能取消这项要求';
    const told = async (answer: Promise<Answer>) => {
      const { envelope, error } = await answer;
      return error?.fields?.['needsSecondFactor'] ?? envelope.message;
    };
    const lower = (id: string) => told(officer('PUT', '/sys/role/edit', { payload: { id, needsSecondFactor: 'N' } }));
    expect([await lower(clerks), await lower(OFFICER_ROLE)]).toEqual([stays, stays]);
    // The role grants nothing any more, but its people have others.
    await orm().delete(sysRolePermission).where(eq(sysRolePermission.roleId, clerks));
    expect(await lower(clerks)).toBe(stays);
    const others = inArray(sysUserRole.roleId, [role('supervisor'), role('admin')]);
    const several = orm().select({ id: sysUserRole.userId }).from(sysUserRole).where(eq(sysUserRole.roleId, clerks));
    await orm()
      .delete(sysUserRole)
      .where(and(others, inArray(sysUserRole.userId, several)));
    expect(await lower(clerks)).toBe('编辑成功！');
    // Who adds a role decides for nobody yet.
    const added = officer('POST', '/sys/role/add', {
      payload: { roleName: '新角色', roleCode: 'fresh', needsSecondFactor: 'N' },
    });
    expect(await told(added)).toBe('添加成功！');
  });

  it('PERM-16 who leaves a department loses the roles inside of it', async () => {
    await prepareOfficer('user:%', 'departRole:%', 'department:members');
    await prepareTarget(TARGETS.less, 'roleOf');
    const officer = await signedIn(OFFICER);
    const inside = () => orm().select().from(sysDepartRoleUser).where(eq(sysDepartRoleUser.userId, TARGETS.less));
    expect(await inside()).toHaveLength(1);
    const left = { query: { depId: OWN_DEPARTMENT, userIds: TARGETS.less } };
    expect(isDone(await officer('DELETE', '/sys/user/deleteUserInDepartBatch', left))).toBe(true);
    expect(await inside()).toEqual([]);
  });

  it('PERM-16 T-38 leaves the data rules that limit somebody to others, and accounts that reach other rows as well', async () => {
    await prepareOfficer('user:%', 'permissionDataRule:%', 'activity:list');
    const clerks = role('activity_clerk');
    await orm().delete(sysRolePermission).where(eq(sysRolePermission.roleId, clerks));
    const [listing] = await orm()
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(eq(sysPermission.perms, 'activity:list'));
    await orm()
      .insert(sysRolePermission)
      .values({ roleId: clerks, permissionId: listing?.id ?? '' });
    const officer = await signedIn(OFFICER);
    const freeze = async (id: string) => isDone(await officer('PUT', '/sys/user/freeze', { payload: rows(id) }));
    const thaw = (id: string) => officer('PUT', '/sys/user/thaw', { payload: rows(id) });
    expect(await freeze(TARGETS.more)).toBe(true);
    await thaw(TARGETS.more);
    await orm()
      .insert(sysPermissionDataRule)
      .values({
        id: 'own',
        resource: 'activity',
        ruleName: '本部门及下级',
        ruleCondition: { field: 'sysOrgCode', rule: 'within', value: { of: 'orgCodes' } },
        createTime: 0,
      });
    await orm().insert(sysRoleDataRule).values({ roleId: OFFICER_ROLE, ruleId: 'own' });
    // In A01A04A02, outside of the officer's A01A05, and not limited.
    expect(await freeze(TARGETS.more)).toBe(false);

    const rule = {
      ruleName: '规则',
      resource: 'activity',
      ruleCondition: '{ "field": "createBy", "rule": "eq", "value": { "of": "username" } }',
      status: '1',
    };
    const path = '/sys/permissionDataRule';
    const ask = async (method: Endpoint['method'], action: string, sent: Case) =>
      (await officer(method, `${path}/${action}`, sent)).envelope.message;
    const ownRule = '限制您自己的数据规则只能由他人修改';
    expect([
      await ask('POST', 'add', { payload: { ...rule, roles: OFFICER_ROLE } }),
      await ask('PUT', 'edit', { payload: { id: 'own', status: '0' } }),
      await ask('PUT', 'edit', { payload: { id: 'own', roles: clerks } }),
      await ask('DELETE', 'delete', { query: { id: 'own' } }),
      await ask('DELETE', 'deleteBatch', { query: { ids: 'own' } }),
      await ask('POST', 'add', { payload: { ...rule, roles: clerks } }),
      await ask('POST', 'add', { payload: { ...rule, resource: 'news', roles: role('supervisor') } }),
      await ask('POST', 'add', { payload: { ...rule, resource: 'news', roles: clerks } }),
    ]).toEqual([
      ownRule,
      ownRule,
      ownRule,
      ownRule,
      ownRule,
      '您自己在这类数据中受数据规则限制，不能修改它的规则',
      '这个角色有您自己没有的权限，只有拥有这些权限的人才能给出或收回',
      '添加成功！',
    ]);
    // Out of a file as well, checked or written.
    const imported = async (action: 'importCheck' | 'importExcel', roles: string) => {
      const { app, signIn } = application();
      const { payload, headers } = importForm(dataRuleResource, { ...rule, ruleName: '导入的规则', roles });
      const url = `/api${path}/${action}`;
      const token = await signIn(OFFICER);
      return (await app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-access-token': token } }))
        .body;
    };
    expect(await imported('importCheck', '人事专员')).toContain(ownRule);
    expect(await imported('importExcel', '人事专员')).toContain('1 行中有 1 行有错误');
    const byFile = await orm()
      .select()
      .from(sysPermissionDataRule)
      .where(eq(sysPermissionDataRule.ruleName, '导入的规则'));
    expect(byFile).toEqual([]);
    await orm()
      .update(sysPermissionDataRule)
      .set({ delFlag: 1, updateBy: OFFICER, updateTime: application().clock.now() })
      .where(eq(sysPermissionDataRule.id, 'own'));
    expect([
      await ask('PUT', 'undoDelete', { payload: rows('own') }),
      await ask('PUT', 'putRecycleBin', { payload: rows('own') }),
      await ask('PUT', 'deleteRecycleBin', { payload: rows('own') }),
    ]).toEqual([ownRule, ownRule, ownRule]);
    const left = await orm()
      .select({ id: sysPermissionDataRule.id })
      .from(sysPermissionDataRule)
      .where(and(eq(sysPermissionDataRule.id, 'own'), isNull(sysPermissionDataRule.updateBy)));
    expect(left).toEqual([]);
  });
});
