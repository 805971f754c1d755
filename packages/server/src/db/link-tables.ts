import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

import { referredResource, resourceByName, storageOf, type Resource } from '@evergreen/core/resources';

import type { Orm } from './database.types.ts';
import { resourceTable } from './resource-table.ts';
import { isAmong } from './statements/text-array.ts';
import {
  sysAnnouncementDepart,
  sysAnnouncementRole,
  sysAnnouncementUser,
  sysDepartRoleUser,
  sysRoleDataRule,
  sysRoleMayGive,
  sysUserDepart,
  sysUserPosition,
  sysUserRole,
  sysUserTenant,
} from './schema/index.ts';

/** Where the identifiers of a `references` field are kept: one row for each, none without any. */
interface LinkTable {
  /** The row that refers. */
  readonly own: PgColumn;
  /** The row referred to. */
  readonly other: PgColumn;
  /** What the link names the other row by, if not by its identifier. */
  readonly key?: string;
}

/** By `resource.field`. */
const linkTables: Readonly<Record<string, LinkTable>> = {
  'announcement.users': { own: sysAnnouncementUser.announcementId, other: sysAnnouncementUser.userId },
  'announcement.departments': { own: sysAnnouncementDepart.announcementId, other: sysAnnouncementDepart.departId },
  'announcement.roles': { own: sysAnnouncementRole.announcementId, other: sysAnnouncementRole.roleId },
  'dataRule.roles': { own: sysRoleDataRule.ruleId, other: sysRoleDataRule.roleId },
  'departmentRole.users': { own: sysDepartRoleUser.roleId, other: sysDepartRoleUser.userId },
  'role.mayGive': { own: sysRoleMayGive.roleId, other: sysRoleMayGive.givenId },
  'user.roles': { own: sysUserRole.userId, other: sysUserRole.roleId },
  'user.departments': { own: sysUserDepart.userId, other: sysUserDepart.departId },
  'user.positions': { own: sysUserPosition.userId, other: sysUserPosition.positionId },
  'user.tenants': { own: sysUserTenant.userId, other: sysUserTenant.tenantId, key: 'number' },
};

/** Keys of the fields that are kept in link tables. */
export function linkFields({ fields }: Resource): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => (storageOf(field) === 'links' ? [key] : []));
}

/** A column by its table: where one table is selected from, the query builder writes its columns without it. */
function qualified(column: PgColumn): SQL {
  return sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`;
}

/** The links of a field with the rows in use that they lead to. */
function linksOf(resource: Resource, field: string) {
  const link = linkTables[`${resource.name}.${field}`];
  const described = resource.fields[field];
  const target = described?.type === 'references' ? referredResource(resource, described.resource) : undefined;
  if (link === undefined || target === undefined)
    throw new Error(`The field "${field}" of the resource "${resource.name}" has no link table`);
  const { own, other, key = 'id' } = link;
  // Under a name of its own: rows may refer to rows of their own table.
  const table = resourceTable(target);
  const rows = alias(table, 'linked');
  // Templates write an alias without its table.
  const source = sql`${table} as ${rows}`;
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(rows);
  const named = columns[key];
  if (named === undefined) throw new Error(`Rows of the resource "${target.name}" are not named by "${key}"`);
  const isLed = sql`${qualified(named)} = ${qualified(other)}`;
  return {
    own,
    other,
    rows,
    named,
    isLed,
    id: qualified(rows.id),
    source,
    from: sql`${own.table} join ${source} on ${isLed} and ${qualified(rows.delFlag)} = 0`,
    isOwn: sql`${qualified(own)} = ${qualified(resourceTable(resource).id)}`,
  };
}

/** The identifiers that a row refers to, joined by commas in their order; null for none. */
export function linkedIds(resource: Resource, field: string): SQL<string | null> {
  const { id, from, isOwn } = linksOf(resource, field);
  return sql<string | null>`(select string_agg(${id}, ',' order by ${id} collate "C") from ${from} where ${isOwn})`;
}

/** Whether a row refers to one of these rows (`values` is a `text[]`), or to any at all. */
export function isLinked(resource: Resource, field: string, values?: SQL): SQL {
  const { id, from, isOwn } = linksOf(resource, field);
  const among = values === undefined ? sql`` : sql` and ${id} = any(${values})`;
  return sql`exists (select 1 from ${from} where ${isOwn}${among})`;
}

/** How many rows that meet the conditions refer to each of these; those that none refers to are left out. */
export async function linkCounts(
  orm: Orm,
  resource: Resource,
  field: string,
  { ids, conditions }: { readonly ids: readonly string[]; readonly conditions: readonly SQL[] },
): Promise<ReadonlyMap<string, number>> {
  const { own, rows, isLed } = linksOf(resource, field);
  const referring = resourceTable(resource);
  const counted = await orm
    .select({ id: rows.id, total: sql<number>`count(*)::integer` })
    .from(own.table)
    .innerJoin(rows, isLed)
    .innerJoin(referring, eq(referring.id, own))
    .where(and(inArray(rows.id, [...ids]), ...conditions))
    .groupBy(rows.id);
  return new Map(counted.map(({ id, total }) => [id, total]));
}

/** Makes rows refer to exactly these rows, by two statements for all of them. */
export async function writeLinks(
  orm: Orm,
  resource: Resource,
  field: string,
  referring: readonly { readonly id: string; readonly ids: readonly string[] }[],
): Promise<void> {
  if (referring.length === 0) return;
  const { own, other, id: linked, source, named } = linksOf(resource, field);
  await orm.delete(own.table).where(
    isAmong(
      own,
      referring.map(({ id }) => id),
    ),
  );
  const links = referring.flatMap(({ id, ids }) => [...new Set(ids)].map((to) => ({ id, to })));
  if (links.length === 0) return;
  const columns = sql`${sql.identifier(own.name)}, ${sql.identifier(other.name)}`;
  const given = sql`json_to_recordset(${JSON.stringify(links)}::json) as given("id" text, "to" text)`;
  await orm.execute(
    sql`insert into ${own.table} (${columns}) select given."id", ${qualified(named)} from ${given} join ${source} on ${linked} = given."to"`,
  );
}

/** Takes away every link from and to these rows, which are about to be deleted for good. */
export async function dropLinks(orm: Orm, resource: Resource, ids: readonly string[]): Promise<void> {
  for (const name of Object.keys(linkTables)) {
    const [referring = '', field = ''] = name.split('.');
    const from = resourceByName(referring);
    const described = from?.fields[field];
    if (from === undefined || described?.type !== 'references') continue;
    const { own, other, rows, named } = linksOf(from, field);
    if (from.name === resource.name) await orm.delete(own.table).where(inArray(own, [...ids]));
    if (described.resource === resource.name) {
      const keys = orm
        .select({ key: sql`${named}` })
        .from(rows)
        .where(inArray(rows.id, [...ids]));
      await orm.delete(own.table).where(inArray(other, keys));
    }
  }
}
