import { eq, sql } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import {
  categoryResource,
  checkRuleResource,
  dictItemResource,
  dictResource,
  fillRuleResource,
  gatewayRouteResource,
  messageTemplateResource,
  positionResource,
  tenantResource,
  type Resource,
} from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../resource-table.ts';
import type { Database } from '../database.types.ts';
import { seedDemonstration } from '../../demonstration/index.ts';
import { isEmptyDatabase } from '../empty-database.ts';
import { sysDepartRoleUser, sysUserDepart, sysUserRole, sysUserTenant } from '../schema/index.ts';
import { sysDepart, sysDepartRole, sysRole, sysUser } from '../schema/scoped-tables.ts';
import { categoryRows } from './categories.seed.ts';
import { dictionarySeeds } from './dictionaries.seed.ts';
import { gatewayRouteSeeds } from './gateway-routes.seed.ts';
import { seedAlertRules } from './alert-rules.seed.ts';
import { seedJobs } from './jobs.seed.ts';
import type { MenuSeed } from './menu-definition.ts';
import { menuSeeds } from './menu.seed.ts';
import { messageTemplateSeeds } from './message-templates.seed.ts';
import { departRoleSeeds, departSeeds, tenantRows, tenantSeeds, userSeeds } from './organisation.seed.ts';
import { positionSeeds } from './positions.seed.ts';
import { seededRows, type ResourceSeed } from './resource-rows.ts';
import { checkRuleSeeds, fillRuleSeeds } from './rules.seed.ts';
import { roleSeeds } from './roles.seed.ts';
import { seedMenu } from './seed-menu.ts';
import { SEEDER, seedIdentifier } from './seed-random.ts';

export interface SeedOptions {
  readonly clock: ClockPort;
  /** The hash of the password that every account of a new platform gets; asked only when there is no account yet. */
  readonly newPasswordHash: () => Promise<string>;
  /** The product's menu when left out. */
  readonly menu?: readonly MenuSeed[];
  /** Whether a new platform gets rows that look real, of the last 24 months; true when left out. */
  readonly hasDemonstration?: boolean;
}

export interface SeedReport {
  /** Whether this call made the accounts. */
  readonly isFirst: boolean;
}

/** A first start on a machine that is busy with other things; nobody is served before it is over. */
const LIMIT = minutes(10);

/** Any number that nothing else in the database locks. */
const ADVISORY_LOCK = 4_815_162_343;

/**
 * Brings a migrated database to what a new platform has. Dictionaries, categories of the platform, jobs, alert rules, menu and buttons that a newer version added come with
 * any start, and so does what it changed of a menu row that staff did not touch; accounts, departments and rows of resources only once. What
 * staff changed or deleted stays as they left it.
 */
export async function seedDatabase(
  database: Database,
  { clock, newPasswordHash, menu = menuSeeds, hasDemonstration = true }: SeedOptions,
): Promise<SeedReport> {
  const { orm } = database;
  return database.transaction(async () => {
    // Of several servers that start on one database, one seeds and the others wait and find it done.
    await orm.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const now = clock.now();
    const isFirst = await isEmptyDatabase(orm);
    await seedDictionaries(orm, now);
    await seedCategories(orm, isFirst ? [0, ...tenantSeeds.map(({ id }) => id)] : [0], now);
    if (isFirst) await seedRoles(orm, now);
    await seedJobs(database, now);
    await seedAlertRules(database, now);
    await seedMenu(orm, menu, now);
    if (isFirst) {
      await seedOrganisation(orm, now, await newPasswordHash());
      await seedResources(orm, now);
      if (hasDemonstration) await seedDemonstration((resource, seeds) => insertSeeds(orm, resource, seeds), now);
    }
    return { isFirst };
  }, LIMIT);
}

type Orm = Database['orm'];

async function seedDictionaries(orm: Orm, now: number): Promise<void> {
  const audit = { createBy: SEEDER, createTime: now };
  const dict = resourceTable(dictResource);
  const rows = dictionarySeeds.map(({ code, name }) => ({
    ...audit,
    id: seedIdentifier('dict', code),
    values: { dictCode: code, dictName: name },
  }));
  await orm.insert(dict).values(seededRows(dictResource, rows)).onConflictDoNothing();
  const known = await orm
    .select({ id: dict.id, code: sql<string>`${resourceColumn(dictResource, 'dictCode')}` })
    .from(dict)
    .where(eq(dict.delFlag, 0));
  const idOf = new Map(known.map(({ id, code }) => [code, id]));
  const items = dictionarySeeds.flatMap(({ code, items: choices }) => {
    const dictId = idOf.get(code);
    if (dictId === undefined) return [];
    return choices.map(([value, text, colour], index) => ({
      ...audit,
      id: seedIdentifier('dictItem', `${code}\n${value}`),
      values: {
        dictId,
        itemValue: value,
        itemText: text['zh-CN'],
        itemTextEn: text['en-US'],
        itemColor: colour,
        sortOrder: index + 1,
        status: '1',
      },
    }));
  });
  await orm.insert(resourceTable(dictItemResource)).values(seededRows(dictItemResource, items)).onConflictDoNothing();
}

async function seedCategories(orm: Orm, tenants: readonly number[], now: number): Promise<void> {
  await orm
    .insert(resourceTable(categoryResource))
    .values(tenants.flatMap((tenantId) => seededRows(categoryResource, categoryRows(tenantId, now))))
    .onConflictDoNothing();
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
  await orm
    .insert(sysUserRole)
    .values(
      userSeeds.flatMap(({ username, roles }) =>
        roles.map((role) => ({ userId: seedIdentifier('user', username), roleId: seedIdentifier('role', role) })),
      ),
    );
  await orm
    .insert(sysUserTenant)
    .values(
      tenantSeeds.flatMap(({ id, usernames }) =>
        usernames.map((username) => ({ userId: seedIdentifier('user', username), tenantId: id })),
      ),
    );
  await orm
    .insert(sysUserDepart)
    .values(
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
      users.map((username) => ({
        roleId: seedIdentifier('departRole', code),
        userId: seedIdentifier('user', username),
      })),
    ),
  );
}

async function seedResources(orm: Orm, now: number): Promise<void> {
  await insertSeeds(orm, tenantResource, tenantRows(now));
  await insertSeeds(orm, positionResource, positionSeeds(now));
  await insertSeeds(orm, messageTemplateResource, messageTemplateSeeds(now));
  await insertSeeds(orm, checkRuleResource, checkRuleSeeds(now));
  await insertSeeds(orm, gatewayRouteResource, gatewayRouteSeeds(now));
  await insertSeeds(orm, fillRuleResource, fillRuleSeeds(now));
}

async function insertSeeds<R extends Resource>(
  orm: Orm,
  resource: R,
  seeds: readonly ResourceSeed<R>[],
): Promise<void> {
  await orm.insert(resourceTable(resource)).values(seededRows(resource, seeds));
}
