import { accountAdministrationEndpoints as endpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { maskOf, referredIds, userResource, type ResourceRow } from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { MaskedSearches } from '../../records/resource/conditions/masked-searches.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import type { ResourceRepository } from '../../records/resource/resource.repository.ts';
import type { AccountKeeping } from './account-powers.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface AccountAdministration {
  readonly serviceFor: (call: SignedInCall) => ResourceService;
  /** The accounts in reach: that a name is taken elsewhere is told by a save alone. */
  readonly accountsOf: (call: SignedInCall) => Pick<ResourceRepository, 'isTaken'>;
  /** Whose account this is, among those in reach. */
  readonly personOf: (username: string, call: SignedInCall) => Promise<{ readonly id: string } | undefined>;
  readonly admitMasked: MaskedSearches['admit'];
  /** What the caller may give, of what is in reach. */
  readonly givable: AccountKeeping['givable'];
}

const UNIQUE_FIELDS = ['username', 'workNo', 'phone', 'email'] as const;
const FROZEN = '2';

const labels = new Map(Object.entries(userResource.fields).map(([key, { label }]) => [key, label]));
const labelOf = (key: string) => labels.get(key);

/** The calls of the older family about other people's accounts; the resource decides. */
export function accountAdministrationRoutes({
  serviceFor,
  accountsOf,
  personOf,
  admitMasked,
  givable,
}: AccountAdministration): readonly EndpointRoute[] {
  async function rowsOf(ids: readonly string[], call: SignedInCall): Promise<CallOutcome<ResourceRow[]>> {
    const rows: ResourceRow[] = [];
    for (const id of ids) {
      const found = await serviceFor(call).queryById(id, call);
      if (!found.ok) return found;
      rows.push(found.value.result);
    }
    return ok({ result: rows });
  }

  return [
    guardedRoute(endpoints.givable, async (_input, call) => ok({ result: await givable(call) })),
    guardedRoute(
      endpoints.frozenBatch,
      async ({ body: { ids, status } }, call) => {
        const next = String(status);
        const found = await rowsOf(ids, call);
        if (!found.ok) return found;
        const waiting = found.value.result.filter((row) => row['status'] !== next).map(({ id }) => ({ id }));
        if (waiting.length === 0) return ok({ result: null });
        const done = await serviceFor(call).act(next === FROZEN ? 'freeze' : 'thaw', waiting, {}, call);
        return done.ok ? ok({ result: null }) : done;
      },
      labelOf,
    ),
    guardedRoute(
      endpoints.changePassword,
      async ({ body: { username, password, confirmPassword } }, call) => {
        if (password !== confirmPassword) return refusedValue('confirmPassword', messages.differentPasswords);
        const user = await personOf(username, call);
        if (user === undefined) return err({ kind: 'missing', message: messages.noAccount });
        const saved = await serviceFor(call).edit({ id: user.id }, { password }, call);
        return saved.ok ? ok({ result: null, message: messages.passwordSet }) : saved;
      },
      labelOf,
    ),
    guardedRoute(
      endpoints.checkOnlyUser,
      async ({ query: { id, ...asked } }, call) => {
        for (const key of UNIQUE_FIELDS) {
          const value = asked[key]?.trim() ?? '';
          if (value === '') continue;
          const isMasked = maskOf(userResource.fields[key]) !== undefined;
          const tooOften = await admitMasked(userResource, isMasked ? [{ field: key, value }] : [], call);
          if (tooOften !== undefined) return err(tooOften);
          if (await accountsOf(call).isTaken(key, value, id)) return refusedValue(key, messages.taken);
        }
        return ok({ result: true });
      },
      labelOf,
    ),
    guardedRoute(endpoints.queryUserRole, async ({ query: { userid } }, call) => {
      const found = await serviceFor(call).queryById(userid, call);
      return found.ok ? ok({ result: [...referredIds(String(found.value.result['roles'] ?? ''))] }) : found;
    }),
  ];
}
