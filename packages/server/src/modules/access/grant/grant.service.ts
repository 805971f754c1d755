import { ADMINISTRATOR_ROLE, type GrantDepartment, type GrantTree } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { AuditLog } from '../../base/log/audit-log.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import type { GrantedPermissions } from '../permission/permission.types.ts';
import { grantMessages } from './grant.messages.ts';
import { departmentTree, permissionTree } from './grant.model.ts';
import type { StoredGranteeKind, GrantRepository } from './grant.repository.ts';

export interface StoredGrantChange {
  readonly granteeId: string;
  readonly permissionIds: readonly string[];
  /** What the editor started from. */
  readonly lastpermissionIds: readonly string[];
}

export interface GrantService {
  departments(): Promise<CallOutcome<GrantDepartment[]>>;
  /** What can be granted; inside a department only what the department was granted itself. */
  tree(call: SignedInCall, departId?: string): Promise<CallOutcome<GrantTree>>;
  granted(kind: StoredGranteeKind, granteeId: string): Promise<CallOutcome<string[]>>;
  /**
   * Saves what a grantee is granted from now on. Refused over somebody else's change, for what the caller does not hold and,
   * inside a department, for what the department does not (threat T-38).
   */
  save(kind: StoredGranteeKind, change: StoredGrantChange, call: SignedInCall): Promise<CallOutcome<unknown>>;
}

export interface GrantDependencies {
  readonly grants: GrantRepository;
  readonly permissions: PermissionRepository;
  readonly audit: AuditLog;
  readonly transaction: Database['transaction'];
}

const refused = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

export function createGrantService({ grants, permissions, audit, transaction }: GrantDependencies): GrantService {
  return {
    async departments() {
      return ok({ result: departmentTree(await grants.departments()) });
    },
    async tree({ locale }, departId) {
      const [rows, only] = await Promise.all([
        permissions.all(),
        departId === undefined ? undefined : grants.grantedTo('department', departId),
      ]);
      return ok({ result: { treeList: permissionTree(rows, locale, only === undefined ? undefined : new Set(only)) } });
    },
    async granted(kind, granteeId) {
      if ((await grants.grantee(kind, granteeId)) === undefined) return refused(grantMessages.unknownHolder);
      return ok({ result: [...(await grants.grantedTo(kind, granteeId))].toSorted() });
    },
    async save(kind, { granteeId, permissionIds, lastpermissionIds }, call) {
      const { caller } = call;
      return transaction(async () => {
        const grantee = await grants.lockedGrantee(kind, granteeId);
        if (grantee === undefined) return refused(grantMessages.unknownHolder);
        if (kind === 'role' && grantee.roleCode === ADMINISTRATOR_ROLE)
          return refused(grantMessages.administratorHoldsAll);
        const present = new Set(await grants.grantedTo(kind, granteeId));
        if (!isSame(present, new Set(lastpermissionIds))) return refused(grantMessages.changedMeanwhile);

        const wanted = new Set(permissionIds);
        const added = [...wanted].filter((id) => !present.has(id));
        const removed = [...present].filter((id) => !wanted.has(id));
        const known = new Map((await permissions.all()).map((row) => [row.id, row]));
        if (added.some((id) => !known.has(id))) return refused(grantMessages.unknownPermission);
        const own = await permissions.grantsOf(caller.userId);
        if ([...added, ...removed].some((id) => known.has(id) && !holdsOf(own, id)))
          return refused(grantMessages.beyondOwn);
        if (kind === 'departmentRole') {
          const pool = new Set(await grants.grantedTo('department', grantee.departId));
          if (added.some((id) => !pool.has(id))) return refused(grantMessages.beyondDepartment);
        }
        await grants.change(kind, granteeId, added, removed);
        const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: known.get(id)?.name ?? '' }));
        await audit.record({
          event: 'grant.changed',
          call,
          user: { id: caller.userId, username: caller.username },
          content: {
            grantee: { kind, id: granteeId, name: grantee.name },
            added: named(added),
            removed: named(removed),
          },
        });
        return ok({ result: null, message: grantMessages.saved });
      });
    },
  };
}

function holdsOf(grants: GrantedPermissions, id: string): boolean {
  return grants.isAdministrator || grants.permissionIds.has(id);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
