import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { ClockPort } from '@evergreen/core/ports';

import { areaTable } from '../area-table.ts';
import type { Database } from '../database.types.ts';
import { isEmptyDatabase } from '../empty-database.ts';
import { MENU_TYPE, sysDepart, sysDepartRole, sysDepartRoleUser, sysDict, sysDictItem, sysPermission, sysRole, sysRolePermission, sysTenant, sysUser, sysUserDepart, sysUserRole, sysUserTenant } from '../schema/index.ts';
import { activitySeeds, activityTypeIdentifier } from './activities.seed.ts';
import { activityTypeSeeds } from './activity-types.seed.ts';
import { dictionarySeeds } from './dictionaries.seed.ts';
import type { MenuSeed } from './menu-definition.ts';
import { menuSeeds } from './menu.seed.ts';
import { departRoleSeeds, departSeeds, tenantSeeds, userSeeds } from './organisation.seed.ts';
import { registeredArea } from './registered-area.ts';
import { roleSeeds } from './roles.seed.ts';
import { seedIdentifier } from './seed-random.ts';

export interface SeedOptions {
  readonly clock: ClockPort;
  /** The hash of the password that every account of a new platform gets; asked only when there is no account yet. */
  readonly newPasswordHash: () => Promise<string>;
}

export interface SeedReport {
  /** Whether this call made the accounts. */
  readonly isFirst: boolean;
}

/** Who is said to have written the seeds. */
const SEEDER = 'system';

/** Any number that nothing else in the database locks. */
const ADVISORY_LOCK = 4_815_162_343;

/**
 * Brings a migrated database to what a new platform has. Dictionaries, menu and buttons that a newer version added come with
 * any start, and an entry whose page was not built opens it once it is; accounts, departments and rows of areas only once. What
 * staff changed or deleted stays as they left it.
 */
export async function seedDatabase(database: Database, { clock, newPasswordHash }: SeedOptions): Promise<SeedReport> {
  const { orm } = database;
  return database.transaction(async () => {
    // Of several servers that start on one database, one seeds and the others wait and find it done.
    await orm.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const now = clock.now();
    const isFirst = await isEmptyDatabase(orm);
    await seedDictionaries(orm, now);
    if (isFirst) await seedRoles(orm, now);
    await seedMenu(orm, now);
    if (isFirst) {
      await seedOrganisation(orm, now, await newPasswordHash());
      await seedActivities(orm, now);
    }
    return { isFirst };
  });
}

type Orm = Database['orm'];

async function seedDictionaries(orm: Orm, now: number): Promise<void> {
  const audit = { createBy: SEEDER, createTime: now };
  await orm
    .insert(sysDict)
    .values(dictionarySeeds.map(({ code, name }) => ({ id: seedIdentifier('dict', code), dictCode: code, dictName: name, ...audit })))
    .onConflictDoNothing();
  const known = await orm.select({ id: sysDict.id, code: sysDict.dictCode }).from(sysDict).where(eq(sysDict.delFlag, 0));
  const idOf = new Map(known.map(({ id, code }) => [code, id]));
  const items = dictionarySeeds.flatMap(({ code, items: choices }) => {
    const dictId = idOf.get(code);
    if (dictId === undefined) return [];
    return choices.map(([value, text], index) => ({
      id: seedIdentifier('dictItem', `${code}\n${value}`),
      dictId,
      itemValue: value,
      itemText: text['zh-CN'],
      itemTextEn: text['en-US'],
      sortOrder: index + 1,
      ...audit,
    }));
  });
  await orm.insert(sysDictItem).values(items).onConflictDoNothing();
}

async function seedRoles(orm: Orm, now: number): Promise<void> {
  await orm.insert(sysRole).values(
    roleSeeds.map(({ code, name, description }) => ({
      id: seedIdentifier('role', code),
      roleCode: code,
      roleName: name,
      description,
      createBy: SEEDER,
      createTime: now,
    })),
  );
}

/** Only what is new to this database or opens now is granted, so that a grant that was taken away does not come back. */
async function seedMenu(orm: Orm, now: number): Promise<void> {
  const rows = menuRows(menuSeeds, null, now);
  const added = await orm
    .insert(sysPermission)
    .values(rows.map(({ row }) => row))
    .onConflictDoNothing()
    .returning({ id: sysPermission.id });
  const isNew = new Set(added.map(({ id }) => id));
  for (const id of await openNewPages(orm, rows.filter(({ row }) => !isNew.has(row.id)))) isNew.add(id);
  const roleIds = roleSeeds.map(({ code }) => seedIdentifier('role', code));
  const present = new Set((await orm.select({ id: sysRole.id }).from(sysRole).where(inArray(sysRole.id, roleIds))).map(({ id }) => id));
  const grants = roleSeeds.flatMap(({ code, isGranted }) => {
    const roleId = seedIdentifier('role', code);
    if (!present.has(roleId)) return [];
    return rows.filter(({ key, row }) => isNew.has(row.id) && isGranted(key)).map(({ row }) => ({ roleId, permissionId: row.id }));
  });
  if (grants.length > 0) await orm.insert(sysRolePermission).values(grants).onConflictDoNothing();
}

/**
 * An entry that was there before its page was opens that page from now on, unless staff changed or deleted the entry.
 *
 * @returns the identifiers of the entries that open a page now
 */
async function openNewPages(orm: Orm, present: readonly MenuRow[]): Promise<readonly string[]> {
  const isUntouched = and(isNull(sysPermission.updateTime), eq(sysPermission.delFlag, 0));
  const before = await orm.select({ id: sysPermission.id, component: sysPermission.component }).from(sysPermission).where(isUntouched);
  const componentOf = new Map(before.map(({ id, component }) => [id, component]));
  const opening = present.filter(({ row }) => componentOf.has(row.id) && componentOf.get(row.id) !== row.component);
  for (const { row } of opening) {
    const { component, keepAlive } = row;
    await orm.update(sysPermission).set({ component, keepAlive }).where(eq(sysPermission.id, row.id));
  }
  return opening.map(({ row }) => row.id);
}

interface MenuRow {
  readonly key: string;
  readonly row: typeof sysPermission.$inferInsert & { readonly id: string; readonly component: string | null };
}

function menuRows(seeds: readonly MenuSeed[], parentId: string | null, now: number): MenuRow[] {
  return seeds.flatMap((seed, index) => {
    const id = seedIdentifier('permission', seed.key);
    const entryType = parentId === null ? MENU_TYPE.root : MENU_TYPE.child;
    const row = {
      id,
      parentId,
      name: seed.title['zh-CN'],
      nameEn: seed.title['en-US'],
      menuType: seed.kind === 'button' ? MENU_TYPE.button : entryType,
      url: seed.url ?? null,
      component: seed.component ?? null,
      componentName: seed.componentName ?? null,
      redirect: seed.redirect ?? null,
      icon: seed.icon ?? null,
      sortNo: (index + 1) * 10,
      isRoute: seed.isRoute ?? true,
      keepAlive: seed.keepAlive ?? false,
      hidden: seed.hidden ?? false,
      perms: seed.perms ?? null,
      createBy: SEEDER,
      createTime: now,
    };
    return [{ key: seed.key, row }, ...menuRows(seed.children ?? [], id, now)];
  });
}

async function seedOrganisation(orm: Orm, now: number, passwordHash: string): Promise<void> {
  const audit = { createBy: SEEDER, createTime: now };
  await orm.insert(sysDepart).values(
    departSeeds.map(({ code, name, category, address }, index) => ({
      id: seedIdentifier('depart', code),
      parentId: code.length > 3 ? seedIdentifier('depart', code.slice(0, -3)) : null,
      departName: name,
      departOrder: index,
      orgCategory: category,
      orgCode: code,
      address: address ?? null,
      ...audit,
    })),
  );
  await orm.insert(sysUser).values(
    userSeeds.map(({ username, realname, sex, birthday, workNo, phone, departs, isFrozen }) => ({
      id: seedIdentifier('user', username),
      username,
      realname,
      passwordHash,
      sex,
      birthday,
      workNo,
      phone: phone ?? null,
      orgCode: departs[0],
      status: isFrozen === true ? 2 : 1,
      ...audit,
    })),
  );
  await orm.insert(sysUserRole).values(
    userSeeds.flatMap(({ username, roles }) =>
      roles.map((role) => ({ userId: seedIdentifier('user', username), roleId: seedIdentifier('role', role) })),
    ),
  );
  await orm.insert(sysTenant).values(tenantSeeds.map(({ id, name }) => ({ id, name, ...audit })));
  await orm.insert(sysUserTenant).values(
    tenantSeeds.flatMap(({ id, usernames }) => usernames.map((username) => ({ userId: seedIdentifier('user', username), tenantId: id }))),
  );
  await orm.insert(sysUserDepart).values(
    userSeeds.flatMap(({ username, departs }) =>
      departs.map((code) => ({ userId: seedIdentifier('user', username), departId: seedIdentifier('depart', code) })),
    ),
  );
  await orm.insert(sysDepartRole).values(
    departRoleSeeds.map(({ code, name, description, depart }) => ({
      id: seedIdentifier('departRole', code),
      departId: seedIdentifier('depart', depart),
      roleName: name,
      roleCode: code,
      description,
      ...audit,
    })),
  );
  await orm.insert(sysDepartRoleUser).values(
    departRoleSeeds.flatMap(({ code, users }) =>
      users.map((username) => ({ roleId: seedIdentifier('departRole', code), userId: seedIdentifier('user', username) })),
    ),
  );
}

async function seedActivities(orm: Orm, now: number): Promise<void> {
  await orm.insert(areaTable(registeredArea('activityType'))).values(
    activityTypeSeeds.map((type) => ({
      id: activityTypeIdentifier(type),
      name: type.name,
      code: type.code,
      sort: type.sort,
      status: type.isValid ? '1' : '0',
      remark: type.remark,
      createBy: SEEDER,
      createTime: now,
    })),
  );
  await orm.insert(areaTable(registeredArea('activity'))).values(
    activitySeeds(now).map(({ id, values, createBy, createTime }) => ({ ...values, id, createBy, createTime })),
  );
}
