import { err, ok, type Result } from '@evergreen/core/kernel';
import {
  callName,
  LONGEST_IMPORT_FIELD,
  storedCallName,
  storedEndpoints,
  type Resource,
} from '@evergreen/core/resources';
import type { Endpoint } from '@evergreen/core/contract';
import * as v from 'valibot';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { onlineFormMessages as messages } from './online-form.messages.ts';

/** What names a form in the address of a call, and the version that the caller shows. */
const named = v.object({ code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{1,31}(?:@[1-9]\d{0,8})?$/u)) });

const noForm: CallFailure = { kind: 'unknownPath', message: messages.noForm };

/**
 * The calls about the rows of forms: those of the resource that the code names, behind one address for all of them. A form is found first, then
 * its call, then the right to that call is asked for; there is no call without one.
 */
export function createStoredResourceModule(
  { storedForms, gatekeeper }: Services,
  routesOf: (resource: Resource) => readonly EndpointRoute[],
): ServerModule {
  const made = new WeakMap<Resource, ReadonlyMap<string, EndpointRoute>>();

  function callsOf(resource: Resource): ReadonlyMap<string, EndpointRoute> {
    const calls =
      made.get(resource) ??
      new Map(routesOf(resource).map((route): [string, EndpointRoute] => [callName(resource, route.endpoint), route]));
    made.set(resource, calls);
    return calls;
  }

  function find(pattern: Endpoint, params: unknown): Result<EndpointRoute, CallFailure> {
    const parsed = v.safeParse(named, params);
    if (!parsed.success) return err(noForm);
    const [code = '', version] = parsed.output.code.split('@');
    const known = storedForms.byCode(code);
    const route = known === undefined ? undefined : callsOf(known.resource).get(storedCallName(pattern));
    if (known === undefined || route === undefined) return err(noForm);
    // Nobody writes by a form that they do not see: what they typed could be about a field that is gone.
    if (pattern.isWrite && version !== undefined && Number(version) !== known.version)
      return err({ kind: 'overtaken', message: messages.changed(known.version) });
    return ok(route);
  }

  /** Whether the caller may make the call that was found. */
  async function lacked({ endpoint: { access } }: EndpointRoute, call: SignedInCall): Promise<CallFailure | undefined> {
    if (access.kind !== 'permission') throw new Error('Every call about rows needs a right of its own');
    return (await gatekeeper.holds(call.caller, access.code))
      ? undefined
      : { kind: 'forbidden', message: httpServerMessages.forbidden(access.code) };
  }

  function patternRoute(endpoint: Endpoint): EndpointRoute {
    if (endpoint.fileField !== null)
      return {
        needs: 'upload',
        endpoint,
        longestField: LONGEST_IMPORT_FIELD,
        async receive(parts, call, signal, params) {
          const found = find(endpoint, params);
          if (!found.ok) return found;
          const route = found.value;
          const refused = await lacked(route, call);
          if (refused !== undefined) return err(refused);
          return route.needs === 'upload' ? route.receive(parts, call, signal, params) : err(noForm);
        },
      };
    if (endpoint.isFile)
      return {
        needs: 'download',
        endpoint,
        prepare: (raw) =>
          ok(async (call, signal) => {
            const found = find(endpoint, raw.params);
            if (!found.ok) return found;
            const route = found.value;
            const refused = await lacked(route, call);
            if (refused !== undefined) return err(refused);
            if (route.needs !== 'download') return err(noForm);
            const run = route.prepare(raw);
            return run.ok ? run.value(call, signal) : run;
          }),
      };
    return {
      needs: 'caller',
      endpoint,
      prepare: (raw) =>
        ok(async (call) => {
          const found = find(endpoint, raw.params);
          if (!found.ok) return found;
          const route = found.value;
          const refused = await lacked(route, call);
          if (refused !== undefined) return err(refused);
          if (route.needs !== 'caller') return err(noForm);
          const run = route.prepare(raw);
          return run.ok ? run.value(call) : run;
        }),
    };
  }

  return { routes: storedEndpoints.map(patternRoute) };
}
