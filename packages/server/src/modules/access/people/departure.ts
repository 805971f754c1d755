import { and, asc, count, eq } from 'drizzle-orm';

import { err, ok, type Result } from '@evergreen/core/kernel';
import {
  announcementResource,
  departmentRoleResource,
  referredIds,
  userAgentResource,
  type ResourceRow,
  type Weight,
} from '@evergreen/core/resources';

import { sysDepart, sysUser } from '../../../db/schema/scoped-tables.ts';
import { sysUserDepart } from '../../../db/schema/index.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { HookTools } from '../../records/resource/resource-hooks.types.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { peopleMessages as messages } from './people.messages.ts';

/** Somebody who leaves. `createBy` of what they wrote holds the username. */
export interface Leaver {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
}

/** Rows that name one person, of a kind that few people have many of. */
const MOST = 500;
const NAMED = 5;
const IN_FORCE = '1';
const DRAFT = '0';

async function rowsOf(
  resource: string,
  search: Readonly<Record<string, string>>,
  { serviceOf, call }: HookTools,
): Promise<readonly ResourceRow[]> {
  const page = { pageNo: 1, pageSize: MOST, column: 'createTime', order: 'asc' as const };
  const found = await serviceOf(resource).list({ ...page, ...search }, call);
  return found.ok ? found.value.result.records : [];
}

const departmentRolesOf = ({ id }: Pick<Leaver, 'id'>, tools: HookTools) =>
  rowsOf(departmentRoleResource.name, { users: id }, tools);

/** Those for whom the person is still the contact. */
const contactsOf = ({ id }: Pick<Leaver, 'id'>, tools: HookTools) =>
  rowsOf(userAgentResource.name, { agentId: id, status: IN_FORCE }, tools);

/** What is in the name of somebody who leaves, as the question about it lists it; what there is nothing of is left out. */
export async function weighDeparture(
  leaver: Leaver,
  roleNames: readonly string[],
  sessions: number,
  tools: HookTools,
): Promise<readonly Weight[]> {
  const { orm } = tools.database;
  const drafts = unscopedRows(announcementResource);
  const isDraft = and(
    eq(drafts.createBy, leaver.username),
    eq(unscopedColumn(announcementResource, 'sendStatus'), DRAFT),
    eq(drafts.delFlag, 0),
    eq(unscopedColumn(announcementResource, 'tenantId'), tools.call.tenantId),
  );
  const title = unscopedColumn(announcementResource, 'titile');
  const [waiting] = await orm.select({ count: count() }).from(drafts).where(isDraft);
  const titles = await orm.select({ title }).from(drafts).where(isDraft).orderBy(asc(drafts.id)).limit(NAMED);
  const insideDepartments = await departmentRolesOf(leaver, tools);
  const contacts = await contactsOf(leaver, tools);
  const texts = messages.departure;
  const found = [
    { title: texts.sessions, count: sessions, names: [] },
    { title: texts.roles, count: leaver.roles.length, names: roleNames },
    { title: texts.departmentRoles, ...named(insideDepartments, 'roleName') },
    { title: texts.contacts, ...named(contacts, 'userId_dictText') },
    { title: texts.drafts, count: waiting?.count ?? 0, names: titles.map((one) => String(one.title)) },
  ];
  return found.flatMap((item) =>
    item.count === 0 ? [] : [{ ...item, title: item.title[tools.call.locale], names: item.names.slice(0, NAMED) }],
  );
}

function named(rows: readonly ResourceRow[], key: string) {
  return { count: rows.length, names: rows.map((row) => String(row[key] ?? '')) };
}

/**
 * Takes somebody out of the roles inside departments and from among the contacts of others; the successor takes their place where they
 * may. Each row is written as the caller would write it by hand, with its history and rules.
 */
export async function handOver(
  leaver: Pick<Leaver, 'id'>,
  successor: string | null,
  tools: HookTools,
): Promise<Result<undefined, CallFailure>> {
  const { orm } = tools.database;
  if (successor === leaver.id) return refusedValue('successor', messages.departure.notOneself);
  const [taker] =
    successor === null
      ? []
      : await orm.select({ status: sysUser.status }).from(sysUser).where(eq(sysUser.id, successor));
  if (taker !== undefined && String(taker.status) !== IN_FORCE)
    return refusedValue('successor', messages.departure.frozenSuccessor);
  const departments = await departmentsOf(successor, tools);
  for (const row of await departmentRolesOf(leaver, tools)) {
    const others = [...referredIds(String(row['users'] ?? ''))].filter((id) => id !== leaver.id && id !== successor);
    const isMember = successor !== null && departments.has(String(row['departId']));
    const users = [...others, ...(isMember ? [successor] : [])].join(',');
    const saved = await tools.serviceOf(departmentRoleResource.name).edit({ id: row.id }, { users }, tools.call);
    if (!saved.ok) return err(saved.error);
  }
  for (const row of await contactsOf(leaver, tools)) {
    const values = successor === null || row['userId'] === successor ? { status: '0' } : { agentId: successor };
    const saved = await tools.serviceOf(userAgentResource.name).edit({ id: row.id }, values, tools.call);
    if (!saved.ok) return err(saved.error);
  }
  return ok(undefined);
}

async function departmentsOf(userId: string | null, { database: { orm } }: HookTools): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set();
  const found = await orm
    .select({ id: sysUserDepart.departId })
    .from(sysUserDepart)
    .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
    .where(and(eq(sysUserDepart.userId, userId), eq(sysDepart.delFlag, 0)));
  return new Set(found.map(({ id }) => id));
}
