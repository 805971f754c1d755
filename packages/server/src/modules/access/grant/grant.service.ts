import { ADMINISTRATOR_ROLE, GRANT_PERMISSIONS, type GrantDepartment, type GrantTree } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { RestoredPart } from '../../records/history/record-history.service.ts';
import type { WriteCause } from '../../records/history/record-log.ts';
import { isGroup } from '../permission/permission.model.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import type { GrantedPermissions, PermissionRow } from '../permission/permission.types.ts';
import type { RecordGrants } from './grant-record.ts';
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
  departments(call: SignedInCall): Promise<CallOutcome<GrantDepartment[]>>;
  /** What can be granted; inside a department only what the department was granted itself. */
  tree(call: SignedInCall, departId?: string): Promise<CallOutcome<GrantTree>>;
  granted(kind: StoredGranteeKind, granteeId: string, call: SignedInCall): Promise<CallOutcome<string[]>>;
  /**
   * Saves what a grantee is granted from now on. Refused over somebody else's change, for what the caller does not hold and,
   * inside a department, for what the department does not (threat T-38).
   */
  save(kind: StoredGranteeKind, change: StoredGrantChange, call: SignedInCall): Promise<CallOutcome<unknown>>;
  /** Gives back and takes away what a grantee had and lacked at an earlier version, by the rules of a save. */
  restore(
    kind: StoredGranteeKind,
    change: { readonly granteeId: string; readonly parts: readonly RestoredPart[] },
    call: SignedInCall,
    cause: WriteCause,
  ): Promise<CallOutcome<unknown>>;
}

export interface GrantDependencies {
  readonly grants: GrantRepository;
  readonly permissions: PermissionRepository;
  readonly record: RecordGrants;
  readonly transaction: Database['transaction'];
}

const refused = (message: LocalizedText) => err<CallFailure>({ kind: 'business', message });

/** The permissions that are grants of their own. */
const withoutGroups = (ids: Iterable<string>, groups: ReadonlySet<string>) =>
  new Set([...ids].filter((id) => !groups.has(id)));

export function createGrantService({ grants, permissions, record, transaction }: GrantDependencies): GrantService {
  const groupsIn = (rows: readonly PermissionRow[]) => new Set(rows.filter(isGroup).map(({ id }) => id));

  /** Changes what a grantee has from what it has now; the grantee is locked. */
  async function change(
    kind: StoredGranteeKind,
    granteeId: string,
    wantedOf: (present: ReadonlySet<string>, groups: ReadonlySet<string>) => ReadonlySet<string> | undefined,
    call: SignedInCall,
    cause?: WriteCause,
  ): Promise<CallOutcome<unknown>> {
    const grantee = await grants.lockedGrantee(kind, granteeId, call);
    if (grantee === undefined) return refused(grantMessages.unknownHolder);
    if (kind === 'role' && grantee.roleCode === ADMINISTRATOR_ROLE) return refused(grantMessages.administratorHoldsAll);
    const rows = await permissions.all();
    const known = new Set(rows.map(({ id }) => id));
    const groups = groupsIn(rows);
    const present = withoutGroups(await grants.grantedTo(kind, granteeId), groups);
    const wanted = wantedOf(present, groups);
    if (wanted === undefined) return refused(grantMessages.changedMeanwhile);
    const added = [...wanted].filter((id) => !present.has(id));
    const removed = [...present].filter((id) => !wanted.has(id));
    if (added.some((id) => !known.has(id))) return refused(grantMessages.unknownPermission);
    const own = await permissions.grantsOf(call.caller.userId);
    if ([...added, ...removed].some((id) => known.has(id) && !holdsOf(own, id)))
      return refused(grantMessages.beyondOwn);
    if (kind === 'departmentRole') {
      const pool = new Set(await grants.grantedTo('department', grantee.departId));
      if (added.some((id) => !pool.has(id))) return refused(grantMessages.beyondDepartment);
    }
    await grants.change(kind, granteeId, added, removed);
    await record({ kind, grantee, added, removed }, call, cause);
    return ok({ result: null, message: grantMessages.saved });
  }

  return {
    async departments(call) {
      return ok({ result: departmentTree(await grants.departments(call)) });
    },
    async tree(call, departId) {
      const department = departId === undefined ? undefined : await grants.grantee('department', departId, call);
      const held = department === undefined ? [] : await grants.grantedTo('department', department.id);
      const only = departId === undefined ? undefined : new Set(held);
      return ok({ result: { treeList: permissionTree(await permissions.all(), call.locale, only) } });
    },
    async granted(kind, granteeId, call) {
      if ((await grants.grantee(kind, granteeId, call)) === undefined) return refused(grantMessages.unknownHolder);
      const groups = groupsIn(await permissions.all());
      return ok({ result: [...withoutGroups(await grants.grantedTo(kind, granteeId), groups)].toSorted() });
    },
    save: (kind, { granteeId, permissionIds, lastpermissionIds }, call) =>
      transaction(() =>
        change(
          kind,
          granteeId,
          (present, groups) =>
            isSame(present, withoutGroups(lastpermissionIds, groups))
              ? withoutGroups(permissionIds, groups)
              : undefined,
          call,
        ),
      ),
    async restore(kind, { granteeId, parts }, call, cause) {
      const code = GRANT_PERMISSIONS[kind];
      if (!(await permissions.holds(call.caller.userId, code)))
        return err({ kind: 'forbidden', message: httpServerMessages.forbidden(code) });
      const gone = new Set(parts.filter(({ isThere }) => !isThere).map(({ id }) => id));
      const back = parts.filter(({ isThere }) => isThere).map(({ id }) => id);
      const wantedOf = (present: ReadonlySet<string>) =>
        new Set([...[...present].filter((id) => !gone.has(id)), ...back]);
      return transaction(() => change(kind, granteeId, wantedOf, call, cause));
    },
  };
}

function holdsOf(grants: GrantedPermissions, id: string): boolean {
  return grants.isAdministrator || grants.permissionIds.has(id);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
