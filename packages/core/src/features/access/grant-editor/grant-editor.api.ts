import {
  ADMINISTRATOR_ROLE,
  grantEndpoints,
  type AnswerOf,
  type GrantDepartment,
  type GrantTree,
} from '../../../contract/index.ts';
import type { Answer, HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type Result } from '../../../kernel/index.ts';
import { askLosses, type LossesAnswer } from '../rights-losses/index.ts';
import type { Grantee, GranteeKind } from './grant-editor.types.ts';

export interface GranteeGrants {
  readonly tree: GrantTree['treeList'];
  readonly granted: readonly string[];
}

export interface GrantChange {
  readonly grantee: Grantee;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export type GranteesAnswer = Result<readonly Grantee[], HttpFailure>;
export type GrantsAnswer = Result<GranteeGrants, HttpFailure>;
export type SaveAnswer = Result<Answer<unknown>, HttpFailure>;

/** The API calls for one kind of grantee. */
export interface GrantApi {
  grantees(signal: AbortSignal): Promise<GranteesAnswer>;
  grants(grantee: Grantee, signal: AbortSignal): Promise<GrantsAnswer>;
  /** Who loses what the change takes back. */
  losses(change: GrantChange, signal: AbortSignal): Promise<LossesAnswer>;
  save(change: GrantChange): Promise<SaveAnswer>;
}

/** The server expects comma-separated identifiers. */
const listed = ({ before, after }: GrantChange) => ({
  permissionIds: after.join(','),
  lastpermissionIds: before.join(','),
});

/** What the change takes back. */
const removedIn = ({ before, after }: GrantChange) => {
  const kept = new Set(after);
  return before.filter((id) => !kept.has(id));
};

export function grantApi(client: HttpClient, kind: GranteeKind): GrantApi {
  const {
    roles,
    roleTree,
    queryRolePermission,
    saveRolePermission,
    departments,
    departmentTree,
    queryDepartPermission,
    saveDepartPermission,
    departmentRoles,
    departmentRoleTree,
    queryDeptRolePermission,
    saveDeptRolePermission,
  } = grantEndpoints;
  const losses = (change: GrantChange, signal: AbortSignal) =>
    askLosses(client, { of: kind, ids: [change.grantee.id], removed: removedIn(change) }, signal);
  switch (kind) {
    case 'role':
      return {
        grantees: async (signal) =>
          mapResult(await client.call(roles, { signal }), ({ result }) => result.map(roleGrantee)),
        grants: ({ id }, signal) =>
          both(client.call(roleTree, { signal }), client.call(queryRolePermission, { query: { roleId: id }, signal })),
        losses,
        save: (change) => client.call(saveRolePermission, { body: { roleId: change.grantee.id, ...listed(change) } }),
      };
    case 'department':
      return {
        grantees: async (signal) =>
          mapResult(await client.call(departments, { signal }), ({ result }) => departmentGrantees(result, 0)),
        grants: ({ id }, signal) =>
          both(
            client.call(departmentTree, { signal }),
            client.call(queryDepartPermission, { query: { departId: id }, signal }),
          ),
        losses,
        save: (change) =>
          client.call(saveDepartPermission, { body: { departId: change.grantee.id, ...listed(change) } }),
      };
    case 'departmentRole':
      return {
        grantees: async (signal) =>
          mapResult(await client.call(departmentRoles, { signal }), ({ result }) =>
            result.records.map(departmentRoleGrantee),
          ),
        grants: ({ id, departmentId }, signal) =>
          both(
            client.call(departmentRoleTree, { query: { departId: departmentId }, signal }),
            client.call(queryDeptRolePermission, { query: { roleId: id }, signal }),
          ),
        losses,
        save: (change) =>
          client.call(saveDeptRolePermission, { body: { roleId: change.grantee.id, ...listed(change) } }),
      };
  }
}

async function both(
  asked: Promise<Result<Answer<GrantTree>, HttpFailure>>,
  queried: Promise<Result<Answer<readonly string[]>, HttpFailure>>,
): Promise<GrantsAnswer> {
  const [tree, granted] = await Promise.all([asked, queried]);
  if (!tree.ok) return tree;
  if (!granted.ok) return granted;
  return ok({ tree: tree.value.result.treeList, granted: granted.value.result });
}

function roleGrantee({ id, roleName, roleCode }: AnswerOf<typeof grantEndpoints.roles>[number]): Grantee {
  const isAllPowerful = roleCode === ADMINISTRATOR_ROLE;
  return { id, name: roleName, note: roleCode, departmentId: '', depth: 0, isAllPowerful };
}

function departmentGrantees(departments: readonly GrantDepartment[], depth: number): Grantee[] {
  return departments.flatMap(({ id, departName, orgCode, children }) => [
    { id, name: departName, note: orgCode, departmentId: '', depth, isAllPowerful: false },
    ...departmentGrantees(children, depth + 1),
  ]);
}

function departmentRoleGrantee(role: AnswerOf<typeof grantEndpoints.departmentRoles>['records'][number]): Grantee {
  const { id, roleName, departId, departName } = role;
  return { id, name: roleName, note: departName, departmentId: departId, depth: 0, isAllPowerful: false };
}
