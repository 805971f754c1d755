import { permissionEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import { permissionServerMessages } from './permission.messages.ts';
import type { SeenRoles } from './permission.routes.ts';
import type { RightHoldersOf } from './right-holders.ts';

/** Who has a permission (PERM-18): the people in reach by name, all of them counted. */
export function rightHolderRoutes(
  holdersOf: RightHoldersOf,
  peopleOf: (call: SignedInCall) => Promise<ReachableRows>,
  seenRoles: SeenRoles,
): readonly EndpointRoute[] {
  return [
    guardedRoute(permissionEndpoints.holders, async ({ query: { code } }, call) => {
      const { total, people } = await holdersOf(code, await peopleOf(call));
      const seen = await seenRoles([...new Set(people.flatMap(({ roleIds }) => roleIds))], call);
      const unseen = permissionServerMessages.unseenRole[call.locale];
      const named = people.map(({ roles, roleIds, ...person }) => ({
        ...person,
        roles: roles.map((name, index) => (seen.has(roleIds[index] ?? '') ? name : unseen)),
      }));
      return ok({ result: { total, people: named } });
    }),
  ];
}
