import { EXPLAIN_PERMISSION, rowLimitEndpoints } from '@evergreen/core/contract';
import { err, ok, parseJson } from '@evergreen/core/kernel';
import type { ResourceDirectory } from '@evergreen/core/resources';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import type { PersonOf } from './permission.routes.ts';
import { permissionServerMessages as messages } from './permission.messages.ts';
import type { RowLimits } from './row-limits.ts';

/** What a data rule means before it is stored: its sentence, and how many rows it leaves (PERM-17). */
export function rowLimitRoutes(
  limits: RowLimits,
  personOf: PersonOf,
  { holds }: Pick<Gatekeeper, 'holds'>,
  directory: ResourceDirectory,
): readonly EndpointRoute[] {
  return [
    guardedRoute(rowLimitEndpoints.judge, async ({ body: { resource: name, condition: written, username } }, call) => {
      const resource = directory.find(name);
      if (resource === undefined) return refusedValue('resource', messages.noRows);
      const condition = parseJson(written);
      if (!condition.ok) return refusedValue('condition', messages.conditionUnreadable);
      if (username !== '' && !(await holds(call.caller, EXPLAIN_PERMISSION)))
        return refusedValue('username', messages.mayNotSeeOthers);
      const person = username === '' ? null : await personOf(username, call);
      if (person === undefined) return err({ kind: 'business', message: messages.noAccount(username) });
      const judged = await limits.judge(resource, condition.value, person, call);
      return judged.ok ? ok({ result: judged.value }) : refusedValue('condition', judged.error);
    }),
  ];
}
