import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';

import {
  activityResource,
  activityTypeResource,
  dictItemResource,
  dictResource,
  resources,
  offeredActions,
  permissionCode,
} from '@evergreen/core/resources';
import { days, flattenTree } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { describeApplicationOnBothEngines } from '../../../test/test-application.ts';
import {
  createTestDatabase,
  describeEachEngine,
  describeOnBothEngines,
  type TestDatabase,
} from '../../../test/test-database.ts';
import { activitySeeds, activityTypeRows, activityTypeSeeds } from '../../demonstration/index.ts';
import { resourceTable } from '../resource-table.ts';
import { sysRolePermission, sysUserDepart, sysUserRole } from '../schema/index.ts';
import { sysDepart, sysPermission, sysRole, sysUser } from '../schema/scoped-tables.ts';
import { dictionarySeeds } from './dictionaries.seed.ts';
import { GROUP_COMPONENT } from './menu-definition.ts';
import { menuSeeds } from './menu.seed.ts';
import { departSeeds } from './organisation.seed.ts';
import { roleSeeds } from './roles.seed.ts';
import { seededRows } from './resource-rows.ts';
import { seedIdentifier } from './seed-random.ts';
import { seedDatabase } from './seed.ts';

const tables = {
  sysUser,
  sysUserRole,
  sysUserDepart,
  sysDepart,
  sysRole,
  sysRolePermission,
  sysPermission,
  dict: resourceTable(dictResource),
  dictItem: resourceTable(dictItemResource),
  activity: resourceTable(activityResource),
  activityType: resourceTable(activityTypeResource),
};

async function countsIn({ orm }: TestDatabase) {
  const found: Record<string, number | undefined> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await orm.select({ rows: count() }).from(table);
    found[name] = row?.rows;
  }
  return found;
}

const seedIn = (database: TestDatabase, hasDemonstration = false) =>
  seedDatabase(database, { clock: fakeClock(), newPasswordHash: async () => 'the-hash', hasDemonstration });

describeOnBothEngines('seeding', (database) => {
  it('API-03 fills an empty database with a usable organisation, one password for all and rows of every business page, and a filled one with nothing', async () => {
    expect(await seedIn(database(), true)).toEqual({ isFirst: true });
    const first = await countsIn(database());
    const menu = flattenTree(menuSeeds);
    expect(menu.length).toBeGreaterThan(90);
    expect(first).toEqual({
      sysUser: 14,
      sysUserRole: 15,
      sysUserDepart: 16,
      sysDepart: 14,
      sysRole: 5,
      sysPermission: menu.length,
      sysRolePermission: roleSeeds.flatMap(({ isGranted }) =>
        menu.filter(({ key, component }) => component !== GROUP_COMPONENT && isGranted(key)),
      ).length,
      dict: dictionarySeeds.length,
      dictItem: dictionarySeeds.flatMap(({ items }) => items).length,
      activity: 240,
      activityType: 10,
    });
    const empty: string[] = [];
    for (const resource of resources.filter(({ path }) => path.startsWith('/isps/'))) {
      const [rows] = await database().orm.select({ rows: count() }).from(resourceTable(resource));
      if (rows?.rows === 0) empty.push(resource.name);
    }
    // A chart is a picture: they come with the files of a new platform, see demonstration-pictures.test.ts.
    expect(empty).toEqual(['rotationChart', 'rotationChartShop']);
    const later = { clock: fakeClock(), newPasswordHash: async () => 'another-hash', hasDemonstration: true };
    expect(await seedDatabase(database(), later)).toEqual({ isFirst: false });
    expect(await countsIn(database())).toEqual(first);
    expect(await database().orm.selectDistinct({ hash: sysUser.passwordHash }).from(sysUser)).toEqual([
      { hash: 'the-hash' },
    ]);
  });

  it('leaves nothing half done when it fails, and seeds once when two servers start on one database', async () => {
    const failing = seedDatabase(database(), {
      clock: fakeClock(),
      newPasswordHash: () => Promise.reject(new Error('no hash')),
    });
    await expect(failing).rejects.toThrow('no hash');
    expect(new Set(Object.values(await countsIn(database())))).toEqual(new Set([0]));
    const both = await Promise.all([seedIn(database()), seedIn(database())]);
    expect(both.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    const first = await countsIn(database());
    // Without the rows of the demonstration, which no later start brings.
    expect(first).toMatchObject({ sysUser: 14, sysDepart: 14, activity: 0, activityType: 0 });
    expect(await seedIn(database(), true)).toEqual({ isFirst: false });
    expect(await countsIn(database())).toEqual(first);
  });
});

describeApplicationOnBothEngines('a start on rows that are there', (application) => {
  const seed = () => seedIn(application().database);

  it('leaves as it is what staff changed, deleted or took away', async () => {
    const { database } = application();
    const { orm } = database;
    await orm
      .update(sysPermission)
      .set({ name: '我们的活动', delFlag: 1 })
      .where(eq(sysPermission.url, '/isps/activity'));
    await orm.execute(sql`update sys_dict set del_flag = 1 where dict_code = 'sex'`);
    await orm.execute(
      sql`update sys_dict_item set item_text = '休眠' where id = ${seedIdentifier('dictItem', 'yn\n0')}`,
    );
    await orm.delete(sysRolePermission).where(eq(sysRolePermission.roleId, seedIdentifier('role', 'supervisor')));
    await orm.delete(sysUserRole);
    const state = async () => [
      await orm.select().from(sysPermission).orderBy(sysPermission.id),
      await orm.select().from(resourceTable(dictItemResource)).orderBy(resourceTable(dictItemResource).id),
      await countsIn(database),
    ];
    const before = await state();
    await seed();
    expect(await state()).toEqual(before);
  });

  it('brings what a newer version adds, with its grants, to the roles that are there', async () => {
    const { orm } = application().database;
    const added = seedIdentifier('permission', 'activity:list');
    await orm.delete(sysRolePermission).where(eq(sysRolePermission.permissionId, added));
    await orm.delete(sysPermission).where(eq(sysPermission.id, added));
    await orm.execute(sql`update sys_role set role_name = '改名' where role_code = 'supervisor'`);
    await seed();
    const roles = await orm
      .select({ code: sysRole.roleCode })
      .from(sysRolePermission)
      .innerJoin(sysRole, eq(sysRole.id, sysRolePermission.roleId))
      .where(eq(sysRolePermission.permissionId, added))
      .orderBy(sysRole.roleCode);
    expect(roles).toEqual([
      { code: 'activity_clerk' },
      { code: 'admin' },
      { code: 'auditor' },
      { code: 'desk_clerk' },
      { code: 'supervisor' },
    ]);
  });
});

describeEachEngine('seeding on a machine that is busy with other things', (engine) => {
  it('goes on for longer than any other transaction may', async () => {
    const database = await createTestDatabase(engine, { limits: { transaction: 20 } });
    onTestFinished(() => database.close());
    const seeded = seedDatabase(database, { clock: fakeClock(), newPasswordHash: async () => 'the-hash' });
    await expect(seeded).resolves.toEqual({ isFirst: true });
  });
});

describe('the seeded activities', () => {
  const now = fakeClock().now();
  const activities = activitySeeds(now);

  it('are the same on every machine, and keep every rule of the form', () => {
    expect(activitySeeds(now)).toEqual(activities);
    expect(seededRows(activityResource, activities)).toHaveLength(240);
    expect(seededRows(activityTypeResource, activityTypeRows(now))).toHaveLength(activityTypeSeeds.length);
  });

  it('have a status that fits their dates, were written before now, and hold no more people than places', () => {
    const wrong = activities.filter(({ values, createTime }) => {
      const { status, startTime, endTime, signUpStart, signUpEnd, quota, signedCount } = values;
      const today = '2026-01-15 09:00:00';
      const fits: Record<string, boolean> = {
        '0': today < String(signUpStart) && signedCount === 0,
        '1': String(signUpStart) <= today && today < String(signUpEnd),
        '2': String(signUpEnd) <= today && today < startTime,
        '3': startTime <= today && today <= endTime,
        '4': endTime < today,
        '5': true,
      };
      return fits[status] !== true || createTime >= now || (quota !== 0 && Number(signedCount) > Number(quota));
    });
    expect(wrong).toEqual([]);
    expect(new Set(activities.map(({ values }) => values['status'])).size).toBeGreaterThanOrEqual(5);
    expect(new Set(activities.map(({ values }) => values['title'])).size).toBeGreaterThan(180);
    expect(new Set(activities.map(({ values }) => values['typeId'])).size).toBe(9);
  });

  it('move with the clock', () => {
    const later = activitySeeds(now + days(100));
    expect(later.map(({ id }) => id)).toEqual(activities.map(({ id }) => id));
    expect(later.every(({ createTime }) => createTime < now + days(100))).toBe(true);
  });
});

describe('the seeded menu', () => {
  const all = flattenTree(menuSeeds);

  it('has every key once, every resource with its page, and a button for each of its actions', () => {
    const keys = all.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const resource of resources) {
      expect(all.find(({ url }) => url === resource.path)?.component).toBe(`areas/${resource.name}`);
      const codes = offeredActions(resource).map((action) => permissionCode(resource, action));
      expect(all.filter(({ perms = '' }) => codes.includes(perms))).toHaveLength(codes.length);
    }
  });

  it('says everything in both languages', () => {
    const texts = [
      ...all.map(({ title }) => title),
      ...dictionarySeeds.flatMap(({ items }) => items.map(([, text]) => text)),
    ];
    expect(
      texts.filter((text) => text['zh-CN'] === '' || text['en-US'] === '' || /\p{Script=Han}/u.test(text['en-US'])),
    ).toEqual([]);
  });

  it('places every department below one that is there', () => {
    const codes = new Set(departSeeds.map(({ code }) => code));
    expect(departSeeds.filter(({ code }) => code.length > 3 && !codes.has(code.slice(0, -3)))).toEqual([]);
  });
});
