import { accountAdministrationEndpoints as endpoints } from '@evergreen/core/contract';
import { err } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { ThirdBindingCalls } from '../../session/third-party/third-binding.service.ts';
import type { AccountOwners } from './account-owner.ts';
import { peopleMessages as messages } from './people.messages.ts';

/** By which third parties an account is signed in to; their own bindings people take away themselves, by their password. */
export function accountBindingRoutes(owners: AccountOwners, bindings: ThirdBindingCalls): readonly EndpointRoute[] {
  return [
    guardedRoute(endpoints.bindings, async ({ query: { userId } }, call) => {
      const owner = await owners.seen(userId, call);
      return owner.ok ? bindings.read(owner.value.result, call) : owner;
    }),
    guardedRoute(endpoints.unbind, async ({ query: { userId, id } }, call) => {
      if (userId === call.caller.userId) return err({ kind: 'business', message: messages.ownBinding });
      const owner = await owners.changed(userId, call);
      return owner.ok ? bindings.unbindFrom(owner.value.result, id, call) : owner;
    }),
  ];
}
