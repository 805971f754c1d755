import { ofAllResources, snakeCase, tableName, type Resource, type ResourceDirectory } from '@evergreen/core/resources';
import { dictionaryEndpoints } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure, Caller, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { keywordConditions } from '../resource/conditions/keyword-conditions.ts';
import type { MaskedSearches } from '../resource/conditions/masked-searches.ts';
import { createVisibleResource } from '../resource/field-rights.ts';
import type { ResourceRepository } from '../resource/resource.repository.ts';
import type { Scope } from '../resource/row-scope.ts';
import { dictionaryMessages } from './dictionary.messages.ts';
import type { DictionaryRepository } from './dictionary.repository.ts';
import { lookupPermissions } from './lookup-rights.ts';

/**
 * The only look-ups there are: resources that offer themselves, by their name, and by table, text and code as the older family writes it.
 * Nothing from the wire names a table (threat T-26).
 */
const lookupsOf = ofAllResources((resources): ReadonlyMap<string, Resource> => {
  const offered = resources.filter(({ lookup }) => lookup !== 'nobody');
  return new Map([
    ...offered.map((resource) => [`${tableName(resource)},${snakeCase(resource.labelField)},id`, resource] as const),
    ...offered.map((resource) => [resource.name, resource] as const),
  ]);
});

/** Values whose texts one call may ask for. */
const MOST_KEYS = 100;

const unknown: CallFailure = { kind: 'business', message: dictionaryMessages.unknown };

interface DictionaryDependencies {
  readonly directory: ResourceDirectory;
  readonly dictionaries: DictionaryRepository;
  readonly repositoryOf: (resource: Resource, scope: Scope) => Pick<ResourceRepository, 'choices' | 'labels'>;
  readonly holds: (caller: Caller, code: string) => Promise<boolean>;
  readonly admitMasked: MaskedSearches['admit'];
}

export function dictionaryRoutes({
  directory,
  dictionaries,
  repositoryOf,
  holds,
  admitMasked,
}: DictionaryDependencies): readonly EndpointRoute[] {
  async function lookup(name: string, { caller }: SignedInCall): Promise<Result<Resource, CallFailure>> {
    const resource = lookupsOf(directory).get(name);
    if (resource === undefined) return err(unknown);
    const codes = lookupPermissions(resource, directory.all());
    for (const code of codes) if (await holds(caller, code)) return ok(resource);
    return err({ kind: 'forbidden', message: httpServerMessages.forbidden(codes[0]) });
  }

  return [
    guardedRoute(dictionaryEndpoints.getDictItems, async ({ params }, { locale }) => {
      const found = new Map(Object.entries(await dictionaries.byCodes([params.code], locale))).get(params.code);
      return found === undefined ? err(unknown) : ok({ result: found });
    }),
    guardedRoute(dictionaryEndpoints.queryAllDictItems, async (_input, { locale }) =>
      ok({ result: await dictionaries.all(locale) }),
    ),
    // What the process remembers of dictionaries is never older than the database: there is nothing to refresh.
    guardedRoute(dictionaryEndpoints.refleshCache, async () =>
      ok({ result: null, message: dictionaryMessages.refreshed }),
    ),
    guardedRoute(dictionaryEndpoints.loadDict, async ({ params, query }, call) => {
      const resource = await lookup(params.dict, call);
      if (!resource.ok) return resource;
      const visible = await createVisibleResource(holds, call)(resource.value);
      const { conditions, masked } = keywordConditions(visible, query.keyword);
      const refused = await admitMasked(visible, masked, call);
      if (refused !== undefined) return err(refused);
      return ok({
        result: await repositoryOf(resource.value, { kind: 'caller', call }).choices(conditions, query.pageSize),
      });
    }),
    guardedRoute(dictionaryEndpoints.loadDictItem, async ({ params, query }, call) => {
      const resource = await lookup(params.dict, call);
      if (!resource.ok) return resource;
      const keys = query.key.split(',').slice(0, MOST_KEYS);
      const labels = await repositoryOf(resource.value, { kind: 'caller', call }).labels(keys);
      return ok({ result: keys.map((key) => labels.get(key) ?? key) });
    }),
  ];
}
