import { and, asc, eq, inArray, or } from 'drizzle-orm';

import type { Mentionable } from '@evergreen/core/contract';
import { permissionCode, userResource, type Resource } from '@evergreen/core/resources';

import { sysUser } from '../../../db/schema/scoped-tables.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import { likeSql } from '../resource/conditions/condition-sql.ts';

export type MentionableSources = Pick<Services, 'database' | 'gatekeeper' | 'tenants' | 'reachable' | 'repositoryOf'>;

interface Asked {
  readonly words?: string;
  /** Exactly these, where given. */
  readonly ids?: readonly string[];
  readonly most: number;
}

/** Accounts that are looked at for one answer: more share no name that somebody types. */
const MOST_LOOKED_AT = 100;
const NORMAL = '1';
const NAMES = ['username', 'realname'];

/** Colleagues in reach of the caller who may read the record themselves, by their own rights and data rules. */
export function createMentionable({ database, gatekeeper, tenants, reachable, repositoryOf }: MentionableSources) {
  return async (
    resource: Resource,
    rowId: string,
    { words = '', ids, most }: Asked,
    call: SignedInCall,
  ): Promise<Mentionable[]> => {
    const { rows, column } = await reachable(userResource, { kind: 'caller', call });
    const { orm } = database;
    const named = orm
      .select({ id: rows.id })
      .from(rows)
      .where(
        and(
          eq(column('status'), NORMAL),
          ids === undefined ? undefined : inArray(rows.id, [...ids]),
          words === ''
            ? undefined
            : or(...NAMES.map((name) => likeSql({ column: column(name), text: 'inOrder' }, words, 'anywhere'))),
        ),
      );
    const people = await orm
      .select({ id: sysUser.id, username: sysUser.username, realname: sysUser.realname, orgCode: sysUser.orgCode })
      .from(sysUser)
      .where(inArray(sysUser.id, named))
      .orderBy(asc(sysUser.username))
      .limit(MOST_LOOKED_AT);
    const found: Mentionable[] = [];
    for (const { id, username, realname, orgCode } of people) {
      if (found.length >= most) break;
      const caller = { userId: id, username, realname, orgCode, tokenHash: '', lastUsedAt: 0 };
      // Data rules are remembered for a call: each person is asked about by one of their own.
      const own: SignedInCall = { ...call, caller };
      const mayRead =
        (await gatekeeper.holds(caller, permissionCode(resource, 'list'))) &&
        (await tenants.mayEnter(id, call.tenantId)) &&
        (await repositoryOf(resource, { kind: 'caller', call: own }).find(rowId)) !== undefined;
      if (mayRead) found.push({ id, username, realname });
    }
    return found;
  };
}
