import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { activityTypeResource, permissionCode, type BuiltInAction } from '@evergreen/core/resources';
import { fakeClock } from '@evergreen/core/testing';

import { describeApplicationOnBothEngines } from '../../../test/test-application.ts';
import { sysPermissionSeed, sysRolePermission } from '../schema/index.ts';
import { sysPermission, sysRole } from '../schema/scoped-tables.ts';
import { resourcePage } from './menu-definition.ts';
import { seedIdentifier } from './seed-random.ts';
import { seedDatabase } from './seed.ts';

const actions: readonly BuiltInAction[] = ['list', 'add', 'edit', 'delete', 'batch_delete'];
const buttons = actions.map((action) => seedIdentifier('permission', permissionCode(activityTypeResource, action)));
const entry = seedIdentifier('permission', activityTypeResource.path);

describeApplicationOnBothEngines('a start after the page of an entry was built', (application) => {
  const clock = fakeClock();
  const seed = () =>
    seedDatabase(application().database, { clock, newPasswordHash: async () => 'the-hash', hasDemonstration: false });
  const menu = () => application().database.orm.select().from(sysPermission).orderBy(sysPermission.id);
  const grants = () =>
    application()
      .database.orm.select({ role: sysRole.roleCode, code: sysPermission.perms })
      .from(sysRolePermission)
      .innerJoin(sysRole, eq(sysRole.id, sysRolePermission.roleId))
      .innerJoin(sysPermission, eq(sysPermission.id, sysRolePermission.permissionId))
      .orderBy(sysRole.roleCode, sysPermission.id);

  /** What a version without the resource leaves behind: the entry opens "not built yet", has no buttons, and the clerk lacks it. */
  async function takeThePageAway(changes: Partial<typeof sysPermission.$inferInsert> = {}) {
    const { orm } = application().database;
    await orm.delete(sysRolePermission).where(inArray(sysRolePermission.permissionId, buttons));
    await orm
      .delete(sysRolePermission)
      .where(
        and(
          eq(sysRolePermission.permissionId, entry),
          eq(sysRolePermission.roleId, seedIdentifier('role', 'activity_clerk')),
        ),
      );
    await orm.delete(sysPermission).where(inArray(sysPermission.id, buttons));
    await orm
      .update(sysPermission)
      .set({ component: 'pages/activity-type-list', keepAlive: false, ...changes })
      .where(eq(sysPermission.id, entry));
    await orm.delete(sysPermissionSeed).where(eq(sysPermissionSeed.permissionId, entry));
  }

  it('finds menu, buttons and grants as on a new platform', async () => {
    const fresh = [await menu(), await grants()];
    await takeThePageAway();
    expect([await menu(), await grants()]).not.toEqual(fresh);
    await seed();
    expect([await menu(), await grants()]).toEqual(fresh);
  });

  it.each([
    [
      'changed',
      {
        name: '我们的类型',
        component: 'iframe',
        url: 'https://types.example/',
        updateBy: 'admin',
        updateTime: clock.now(),
      },
    ],
    ['deleted', { delFlag: 1 }],
  ])('leaves an entry that staff %s', async (_, changes) => {
    await takeThePageAway(changes);
    const state = async () => [
      (await menu()).find(({ id }) => id === entry),
      (await grants()).filter(({ code }) => code === null),
    ];
    const before = await state();
    await seed();
    expect(await state()).toEqual(before);
  });
});

describe('the page of a resource', () => {
  it('is refused for a name that no resource has', () => {
    expect(() => resourcePage('activityTypes', 'TagsOutlined')).toThrow(
      new Error('A seed names the resource "activityTypes", which is not in the registry'),
    );
  });
});
