import { eq, sql } from 'drizzle-orm';

import { GRANT_PART } from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';
import { recordedPartKey } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedRows } from '../../records/resource/unscoped-rows.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { HistoryRepository } from '../../records/history/history.repository.ts';
import type { WriteCause } from '../../records/history/record-log.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import { permissionPaths } from './grant.model.ts';
import { granteeResources, type StoredGranteeKind } from './grant.repository.ts';

export interface RecordedGrants {
  readonly kind: StoredGranteeKind;
  readonly grantee: { readonly id: string; readonly name: string };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly copiedFrom?: { readonly id: string; readonly name: string };
}

/** Notes a change of grants in the log and in the history of the grantee, whose version it raises. Joins the transaction of the change. */
export type RecordGrants = (change: RecordedGrants, call: SignedInCall, cause?: WriteCause) => Promise<void>;

export interface GrantRecordDependencies {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: ClockPort;
  readonly permissions: Pick<PermissionRepository, 'all'>;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly history: Pick<HistoryRepository, 'add'>;
}

export function createGrantRecord(dependencies: GrantRecordDependencies): RecordGrants {
  const { database, clock, permissions, audit, history } = dependencies;
  return async ({ kind, grantee, added, removed, ...rest }, call, cause = { action: 'grant' }) => {
    if (added.length + removed.length === 0) return;
    const { caller, tenantId } = call;
    const { orm } = database;
    const resource = granteeResources[kind];
    const table = unscopedRows(resource);
    const now = clock.now();
    const [written] = await orm
      .update(table)
      .set({ version: sql`${table.version} + 1`, updateBy: caller.username, updateTime: now })
      .where(eq(table.id, grantee.id))
      .returning({ version: table.version });
    const paths = permissionPaths(await permissions.all());
    const nameOf = (id: string) => paths.get(id) ?? id;
    const partOf = (id: string) => recordedPartKey(GRANT_PART, id);
    await history.add([
      {
        id: createIdentifier(),
        tenantId,
        resource: resource.name,
        rowId: grantee.id,
        rowVersion: written?.version ?? 1,
        createTime: now,
        createBy: caller.username,
        action: cause.action,
        cause: cause.cause ?? null,
        rowLabel: grantee.name,
        changes: Object.fromEntries<readonly [string | null, string | null]>([
          ...added.map((id) => [partOf(id), [null, nameOf(id)]] as const),
          ...removed.map((id) => [partOf(id), [nameOf(id), null]] as const),
        ]),
      },
    ]);
    const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: nameOf(id) }));
    await audit.record({
      event: 'grant.changed',
      call,
      user: { id: caller.userId, username: caller.username },
      object: { objectResource: resource.name, objectId: grantee.id, objectName: grantee.name },
      content: {
        grantee: { kind, id: grantee.id, name: grantee.name },
        ...rest,
        ...(cause.cause === undefined ? {} : { restoredTo: Number(cause.cause) }),
        added: named(added),
        removed: named(removed),
      },
    });
  };
}
