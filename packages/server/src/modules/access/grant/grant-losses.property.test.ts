import { and, eq, inArray, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { grantEndpoints } from '@evergreen/core/contract';
import {
  departmentRoleResource,
  permissionResource,
  roleResource,
  userResource,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';
import { rightsEndedBy } from '@evergreen/core/access/rights-losses';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines, type TestApplication } from '../../../../test/test-application.ts';
import {
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysRolePermission,
  sysUserDepart,
  sysUserRole,
} from '../../../db/schema/index.ts';
import { sysDepartRole, sysPermission, sysRole } from '../../../db/schema/scoped-tables.ts';
import { createSeedRandom, seedIdentifier } from '../../../db/seed/seed-random.ts';
import { createPermissionRepository } from '../permission/permission.repository.ts';

const PEOPLE = ['huangmin', 'liuyang', 'yangli', 'zhaoqiang'].map((name) => seedIdentifier('user', name));
const ROLES = ['r1', 'r2', 'r3'];
const BUTTONS = ['activity:add', 'activity:edit', 'activity:delete'].map((code) => seedIdentifier('permission', code));
const DEPARTMENTS = ['A01A05A01', 'A01A06'].map((code) => seedIdentifier('depart', code));
const INSIDE = ['i1', 'i2'];
const ADMINISTRATOR = seedIdentifier('role', 'admin');

type Row = Readonly<Record<string, FieldValue>>;
type Values = Readonly<Record<string, FieldValue>>;

/** Four people with a role, a department and a role inside it each, which grant the same three buttons, and nobody else but the administrator. */
async function prepared({ database: { orm } }: TestApplication): Promise<void> {
  await orm.delete(sysUserRole).where(ne(sysUserRole.roleId, ADMINISTRATOR));
  await orm.delete(sysDepartRoleUser);
  await orm.delete(sysUserDepart).where(inArray(sysUserDepart.userId, PEOPLE));
  await orm.insert(sysRole).values(ROLES.map((id) => ({ id, roleName: id, roleCode: id, createTime: 0 })));
  await orm
    .insert(sysDepartRole)
    .values(
      INSIDE.map((id, at) => ({ id, roleName: id, roleCode: id, departId: DEPARTMENTS[at] ?? '', createTime: 0 })),
    );
  const grants = (id: string, at: number) => BUTTONS.filter((_, button) => (button + at) % 3 > 0 || id === 'r3');
  await orm
    .insert(sysRolePermission)
    .values(ROLES.flatMap((roleId, at) => grants(roleId, at).map((permissionId) => ({ roleId, permissionId }))));
  await orm
    .insert(sysDepartPermission)
    .values(DEPARTMENTS.flatMap((departId) => BUTTONS.map((permissionId) => ({ departId, permissionId }))))
    .onConflictDoNothing();
  await orm
    .insert(sysDepartRolePermission)
    .values(INSIDE.flatMap((roleId, at) => grants(roleId, at).map((permissionId) => ({ roleId, permissionId }))));
  const given = (several: readonly string[], at: number) => several[at % several.length] ?? '';
  await orm.insert(sysUserRole).values(PEOPLE.map((userId, at) => ({ userId, roleId: given(ROLES, at) })));
  await orm.insert(sysUserDepart).values(PEOPLE.map((userId, at) => ({ userId, departId: given(DEPARTMENTS, at) })));
  await orm.insert(sysDepartRoleUser).values(PEOPLE.map((userId, at) => ({ userId, roleId: given(INSIDE, at) })));
}

describeApplicationOnBothEngines('who loses permissions', (application) => {
  it('PERM-18 by an edit of people, roles inside departments, permissions and grants, or by going back, is who has them before and not after', async () => {
    const { call, database, signIn } = application();
    await prepared(application());
    const { orm } = database;
    const token = await signIn('admin');
    const chance = createSeedRandom(20_261_127);
    const subset = (items: readonly string[], percent = 50) => items.filter(() => chance.chance(percent));
    const one = (items: readonly string[]) => items[chance.integer(0, items.length - 1)] ?? '';
    const permissions = createPermissionRepository(database);
    /** What people have, as the engine of permissions computes it. */
    const held = async () => {
      const inForce = await orm
        .select({ id: sysPermission.id })
        .from(sysPermission)
        .where(and(eq(sysPermission.delFlag, 0), eq(sysPermission.status, '1')));
      return Promise.all(
        PEOPLE.map(async (id) => {
          const { permissionIds } = await permissions.grantsOf(id);
          return inForce.map((permission) => permission.id).filter((permission) => permissionIds.has(permission));
        }),
      );
    };
    const read = async ({ callPath = '' }: Pick<Resource, 'callPath'>, id: string) =>
      v.parse(
        v.record(v.string(), v.any()),
        (await call({ method: 'GET', url: `${callPath}/queryById?id=${id}`, token })).envelope.result,
      ) as Row;

    /** Asks, does it, and compares. */
    const weighed = async (resource: Resource, id: string, values: Values, doIt: () => Promise<boolean>) => {
      const row = await read(resource, id);
      const changes = Object.entries(values).map(([key, after]) => ({ key, before: row[key] ?? null, after }));
      const ending = rightsEndedBy(resource, id, changes);
      const body = Object.fromEntries(
        Object.entries(ending ?? {}).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
      );
      const answer =
        ending === undefined
          ? []
          : v
              .parse(
                grantEndpoints.losses.answer,
                (await call({ method: 'POST', url: '/sys/permission/queryLosses', token, payload: body })).envelope
                  .result,
              )
              .people.map((person) => [person.id, person.lost] as const);
      const before = await held();
      const isDone = await doIt();
      const after = await held();
      const lost = PEOPLE.flatMap((person, at) => {
        const gone = (before[at] ?? []).filter((permission) => after[at]?.includes(permission) === false);
        return gone.length === 0 ? [] : [[person, gone.toSorted()] as const];
      });
      const byPerson = (people: readonly (readonly [string, readonly string[]])[]) => Object.fromEntries(people);
      // Where the rules of a write refuse it, nothing was to be asked.
      const told = isDone ? byPerson(answer) : byPerson(lost);
      expect([resource.name, values, told]).toEqual([resource.name, values, byPerson(lost)]);
      return isDone && lost.length > 0;
    };
    const put = async (url: string, payload: object) =>
      (await call({ method: 'PUT', url, token, payload })).envelope.success;

    const ways: readonly (() => Promise<boolean>)[] = [
      async () => {
        const id = one(PEOPLE);
        const values = {
          roles: subset(ROLES).join(',') || null,
          ...(chance.chance(60) ? { departments: subset(DEPARTMENTS).join(',') || null } : {}),
        };
        return weighed(userResource, id, values, () => put('/sys/user/edit', { id, ...values }));
      },
      async () => {
        const at = chance.integer(0, 1);
        const id = INSIDE[at] ?? '';
        const members = await orm
          .select({ id: sysUserDepart.userId })
          .from(sysUserDepart)
          .where(and(eq(sysUserDepart.departId, DEPARTMENTS[at] ?? ''), inArray(sysUserDepart.userId, PEOPLE)));
        const values = { users: subset(members.map((member) => member.id)).join(',') || null };
        return weighed(departmentRoleResource, id, values, () => put('/sys/sysDepartRole/edit', { id, ...values }));
      },
      async () => {
        const id = one(BUTTONS);
        // One that is out of force takes nothing: it mostly comes back.
        const isInForce = (await read(permissionResource, id))['status'] === '1';
        const values = { status: chance.chance(80) === isInForce ? '0' : '1' };
        return weighed(permissionResource, id, values, () => put('/sys/permission/edit', { id, ...values }));
      },
      async () => {
        const id = one(ROLES);
        const granted = await orm
          .select({ id: sysRolePermission.permissionId })
          .from(sysRolePermission)
          .where(eq(sysRolePermission.roleId, id));
        const ids = granted.map((permission) => permission.id);
        const next = subset(BUTTONS);
        const values = Object.fromEntries(
          ids.filter((button) => !next.includes(button)).map((button) => [`grants/${button}`, null]),
        );
        return weighed(roleResource, id, values, async () => {
          const payload = { roleId: id, permissionIds: next.join(','), lastpermissionIds: ids.join(',') };
          const url = '/sys/permission/saveRolePermission';
          return (await call({ method: 'POST', url, token, payload })).envelope.success;
        });
      },
      async () => {
        const id = one(PEOPLE);
        const { version, roles = null, departments = null } = await read(userResource, id);
        // Given more meanwhile, or else going back would seldom take something.
        await put('/sys/user/edit', { id, roles: ROLES.join(','), departments: subset(DEPARTMENTS).join(',') || null });
        const given = await read(userResource, id);
        return weighed(userResource, id, { roles, departments }, () =>
          put('/sys/user/restore', { id, version: Number(given['version']), to: Number(version) }),
        );
      },
    ];
    const lossesBy = ways.map(() => 0);
    for (let round = 0; round < propertyRounds(300); round += 1) {
      const at = round % ways.length;
      if ((await ways[at]?.()) === true) lossesBy[at] = (lossesBy[at] ?? 0) + 1;
    }
    // Each way took something from somebody.
    expect(lossesBy.map((count) => count > 0)).toEqual(ways.map(() => true));
  });
});
