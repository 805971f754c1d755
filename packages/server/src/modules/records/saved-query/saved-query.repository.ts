import { and, asc, desc, eq, exists, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { viewLayout, type AccountQuery, type SharedRole, type ViewLayout } from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysSavedQuery, sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { ReachableRows } from '../resource/reachable.ts';

/** Whose queries, of which list. */
export interface QueryShelf {
  readonly tenantId: number;
  readonly userId: string;
  readonly resource: string;
}

export interface SavedQueryRow {
  readonly title: string;
  readonly params: string;
  readonly matchType: 'and' | 'or';
  readonly layout: ViewLayout | null;
  readonly roleId: string | null;
  readonly isDefault: boolean;
}

/** A query is reached through its owner, or through a role that both its tenant and its reader share; never by its identifier alone. */
export interface SavedQueryRepository {
  /** One's own, the latest first; then those shared with a role of one's own, by name. */
  list(shelf: QueryShelf): Promise<AccountQuery[]>;
  /** How many of one's own have another name. */
  countOthers(shelf: QueryShelf, title: string): Promise<number>;
  /** Replaces the one of the same name; answers its identifier. */
  save(shelf: QueryShelf, query: SavedQueryRow): Promise<string>;
  /** False where it is not one's own. */
  markDefault(owner: Omit<QueryShelf, 'resource'>, id: string, isDefault: boolean): Promise<boolean>;
  /** False where it is not one's own. */
  delete(owner: Omit<QueryShelf, 'resource'>, id: string): Promise<boolean>;
  /** The roles in reach, or those of one person. */
  rolesIn(reach: ReachableRows): Promise<SharedRole[]>;
  rolesOf(userId: string): Promise<SharedRole[]>;
}

const ownedBy = ({ tenantId, userId }: Omit<QueryShelf, 'resource'>) =>
  and(eq(sysSavedQuery.tenantId, tenantId), eq(sysSavedQuery.userId, userId));

const onShelf = (shelf: QueryShelf) => and(ownedBy(shelf), eq(sysSavedQuery.resource, shelf.resource));

// oxlint-disable-next-line eslint/max-lines-per-function -- because its queries share one connection
export function createSavedQueryRepository(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  clock: ClockPort,
): SavedQueryRepository {
  /** Whether the reader holds the role that a query is shared with. */
  const isSharedWith = (userId: string) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(sysUserRole)
        .where(and(eq(sysUserRole.userId, userId), eq(sysUserRole.roleId, sysSavedQuery.roleId))),
    );

  const endDefault = async (shelf: QueryShelf) =>
    orm
      .update(sysSavedQuery)
      .set({ isDefault: false })
      .where(and(onShelf(shelf), sysSavedQuery.isDefault));

  return {
    async list({ tenantId, userId, resource }) {
      const rows = await orm
        .select({
          id: sysSavedQuery.id,
          userId: sysSavedQuery.userId,
          title: sysSavedQuery.title,
          params: sysSavedQuery.params,
          matchType: sysSavedQuery.matchType,
          layout: sysSavedQuery.layout,
          isDefault: sysSavedQuery.isDefault,
          roleId: sysRole.id,
          roleName: sysRole.roleName,
          realname: sysUser.realname,
        })
        .from(sysSavedQuery)
        .innerJoin(sysUser, and(eq(sysUser.id, sysSavedQuery.userId), eq(sysUser.delFlag, 0)))
        .leftJoin(sysRole, and(eq(sysRole.id, sysSavedQuery.roleId), eq(sysRole.delFlag, 0)))
        .where(
          and(
            eq(sysSavedQuery.tenantId, tenantId),
            eq(sysSavedQuery.resource, resource),
            or(eq(sysSavedQuery.userId, userId), and(eq(sysRole.id, sysSavedQuery.roleId), isSharedWith(userId))),
          ),
        )
        .orderBy(
          desc(eq(sysSavedQuery.userId, userId)),
          desc(sysSavedQuery.updatedAt),
          asc(sysSavedQuery.title),
          desc(sysSavedQuery.id),
        );
      return rows.map((row) => {
        const isOwn = row.userId === userId;
        return {
          id: row.id,
          title: row.title,
          superQueryParams: row.params,
          superQueryMatchType: row.matchType === 'or' ? 'or' : 'and',
          layout: v.is(viewLayout, row.layout) ? row.layout : null,
          role: row.roleId === null ? null : { id: row.roleId, name: row.roleName ?? '' },
          owner: isOwn ? null : row.realname,
          isDefault: isOwn && row.isDefault,
        };
      });
    },
    countOthers: (shelf, title) => orm.$count(sysSavedQuery, and(onShelf(shelf), ne(sysSavedQuery.title, title))),
    save: (shelf, query) =>
      transaction(async () => {
        if (query.isDefault) await endDefault(shelf);
        const written = { ...query, updatedAt: clock.now() };
        const [row] = await orm
          .insert(sysSavedQuery)
          .values({ id: createIdentifier(), ...shelf, ...written })
          .onConflictDoUpdate({
            target: [sysSavedQuery.tenantId, sysSavedQuery.userId, sysSavedQuery.resource, sysSavedQuery.title],
            set: written,
          })
          .returning({ id: sysSavedQuery.id });
        if (row === undefined) throw new Error('A saved query was written and not answered');
        return row.id;
      }),
    markDefault: (owner, id, isDefault) =>
      transaction(async () => {
        const isThis = and(ownedBy(owner), eq(sysSavedQuery.id, id));
        const [found] = await orm.select({ resource: sysSavedQuery.resource }).from(sysSavedQuery).where(isThis);
        if (found === undefined) return false;
        await endDefault({ ...owner, ...found });
        if (isDefault) await orm.update(sysSavedQuery).set({ isDefault }).where(isThis);
        return true;
      }),
    async delete(owner, id) {
      const gone = await orm
        .delete(sysSavedQuery)
        .where(and(ownedBy(owner), eq(sysSavedQuery.id, id)))
        .returning({ id: sysSavedQuery.id });
      return gone.length > 0;
    },
    async rolesIn({ rows, column }) {
      const name = sql<string>`${column('roleName')}`;
      return orm
        .select({ id: rows.id, name })
        .from(rows)
        .orderBy(asc(column('roleName')), asc(rows.id));
    },
    async rolesOf(userId) {
      return orm
        .select({ id: sysRole.id, name: sysRole.roleName })
        .from(sysRole)
        .innerJoin(sysUserRole, and(eq(sysUserRole.roleId, sysRole.id), eq(sysUserRole.userId, userId)))
        .where(eq(sysRole.delFlag, 0))
        .orderBy(asc(sysRole.roleName), asc(sysRole.id));
    },
  };
}
