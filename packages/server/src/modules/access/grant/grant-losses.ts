import { GRANT_PERMISSIONS, type GrantLosses } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { permissionCode, permissionResource, roleResource, userResource } from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { Services } from '../../../services.ts';
import type { EndingGrants, GrantLossesOf } from './grant-losses.repository.ts';
import { grantMessages } from './grant.messages.ts';
import { permissionPaths } from './grant.model.ts';
import { granteeResources } from './grant.repository.ts';

/** Who loses permissions by what is about to be done, for who may do it. */
export type Losses = (ending: EndingGrants, call: SignedInCall) => Promise<CallOutcome<GrantLosses>>;

const subjects = { ...granteeResources, permission: permissionResource, user: userResource } as const;
const MEMBERS = { role: 'role:members', department: 'department:members' } as const;

/** The permissions of which one is enough to do it. */
function neededFor({ of, removed, userIds }: EndingGrants): readonly string[] {
  if (of === 'user') return [permissionCode(userResource, 'edit')];
  if (of === 'permission')
    return [permissionCode(permissionResource, 'delete'), permissionCode(permissionResource, 'edit')];
  if (removed !== undefined) return [GRANT_PERMISSIONS[of]];
  const code = permissionCode(granteeResources[of], userIds === undefined ? 'delete' : 'edit');
  return userIds !== undefined && of !== 'departmentRole' ? [MEMBERS[of]] : [code];
}

export function createLosses(
  lossesOf: GrantLossesOf,
  { gatekeeper, permissions, reachable, repositoryOf }: Services,
): Losses {
  return async (ending, call) => {
    const codes = neededFor(ending);
    const held = await Promise.all(codes.map((code) => gatekeeper.holds(call.caller, code)));
    if (!held.includes(true)) return err({ kind: 'forbidden', message: httpServerMessages.forbidden(codes[0] ?? '') });
    const { of, ids } = ending;
    const scope = { kind: 'caller', call } as const;
    const resource = subjects[of];
    const found = await repositoryOf(resource, scope).findMany(ids, ['id']);
    if (found.length < ids.length) return err({ kind: 'business', message: grantMessages.unknownHolder });
    // A role that is out of reach is not given.
    const given = await repositoryOf(roleResource, scope).findMany(ending.roles ?? [], ['id']);
    const losses = await lossesOf(
      ending,
      given.map(({ id: role }) => role),
      await reachable(userResource, scope),
    );
    const paths = permissionPaths(await permissions.all(), call.locale);
    const lost = new Set(losses.people.flatMap((person) => person.lost));
    return ok({ result: { ...losses, permissions: [...lost].map((id) => ({ id, path: paths.get(id) ?? id })) } });
  };
}
