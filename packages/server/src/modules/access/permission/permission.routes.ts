import { createHash } from 'node:crypto';

import { authEndpoints, permissionEndpoints, type PermissionResponse } from '@evergreen/core/contract';
import { err, ok, type Locale } from '@evergreen/core/kernel';

import type { Cache } from '../../../db/index.ts';
import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { permissionServerMessages } from './permission.messages.ts';
import { buildPermissionResponse, grantingRoles } from './permission.model.ts';
import type { PermissionRepository } from './permission.repository.ts';
import type { GrantedPermissions } from './permission.types.ts';
import type { RowLimits } from './row-limits.ts';

/** An account of this name in reach of the caller; undefined for none. */
export type PersonOf = (
  username: string,
  call: SignedInCall,
) => Promise<{ readonly id: string; readonly username: string; readonly realname: string } | undefined>;

/** Those of these roles, and roles inside departments, that the caller may see. */
export type SeenRoles = (ids: readonly string[], call: SignedInCall) => Promise<ReadonlySet<string>>;

/** Everything that a menu depends on beside the entries themselves: people with the same rights share one. */
function grantsKey({ isAdministrator, permissionIds }: GrantedPermissions, locale: Locale): string {
  const ids = isAdministrator ? '*' : [...permissionIds].toSorted().join(',');
  return `${locale} ${createHash('sha256').update(ids).digest('hex')}`;
}

/** Grants are those in force when the call began, so that a change of roles is seen at once (threat T-24). */
export function permissionRoutes(
  permissions: PermissionRepository,
  ownMenus: Cache<PermissionResponse>,
  personOf: PersonOf,
  seenRoles: SeenRoles,
  limits: Pick<RowLimits, 'ofPerson'>,
): readonly EndpointRoute[] {
  return [
    guardedRoute(authEndpoints.getUserPermissionByToken, async (_input, { caller, locale }) => {
      const grants = await permissions.grantsOf(caller.userId);
      const result = await ownMenus.read(grantsKey(grants, locale), async () =>
        buildPermissionResponse(await permissions.all(), grants, locale),
      );
      return ok({ result });
    }),
    guardedRoute(permissionEndpoints.rightsOf, async ({ query: { username } }, call) => {
      const { locale } = call;
      const person = await personOf(username, call);
      if (person === undefined) return err({ kind: 'business', message: permissionServerMessages.noAccount(username) });
      const [grants, roles, rows] = await Promise.all([
        permissions.grantsOf(person.id),
        permissions.rolesOf(person.id),
        permissions.all(),
      ]);
      const { auth, allAuth } = buildPermissionResponse(rows, grants, locale);
      const { username: account, realname } = person;
      const seen = await seenRoles(
        roles.map(({ id }) => id),
        call,
      );
      // What somebody may do is told, and that a role grants it; what an unseen role is called is not.
      const named = roles.map((role) =>
        seen.has(role.id) ? role : { ...role, name: permissionServerMessages.unseenRole[locale] },
      );
      return ok({
        result: {
          person: { username: account, realname },
          auth,
          allAuth,
          roles: grantingRoles(named, rows),
          limits: await limits.ofPerson(person, call),
        },
      });
    }),
  ];
}
