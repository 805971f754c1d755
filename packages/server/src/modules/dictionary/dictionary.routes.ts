import { areas, type Area } from '@evergreen/core/areas';
import { dictionaryEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { CallFailure } from '../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../http/endpoint-route.ts';
import type { AreaRepository } from '../area/area.repository.ts';
import { dictionaryMessages } from './dictionary.messages.ts';
import type { DictionaryRepository } from './dictionary.repository.ts';

/** The only look-ups there are: areas that offer themselves, by their name. Nothing from the wire names a table (threat T-26). */
const lookups: ReadonlyMap<string, Area> = new Map(areas.filter((area) => area.isLookup).map((area) => [area.name, area]));

/** Values whose texts one call may ask for. */
const MOST_KEYS = 100;

const unknown: CallFailure = { kind: 'business', message: dictionaryMessages.unknown };

export function dictionaryRoutes(
  dictionaries: DictionaryRepository,
  repositoryOf: (area: Area) => Pick<AreaRepository, 'choices' | 'labels'>,
): readonly EndpointRoute[] {
  return [
    guardedRoute(dictionaryEndpoints.getDictItems, async ({ params }, { locale }) => {
      const found = new Map(Object.entries(await dictionaries.byCodes([params.code], locale))).get(params.code);
      return found === undefined ? err(unknown) : ok({ result: found });
    }),
    guardedRoute(dictionaryEndpoints.queryAllDictItems, async (_input, { locale }) =>
      ok({ result: await dictionaries.all(locale) }),
    ),
    // The server reads every dictionary from the database: there is no cache that one caller could take from the others.
    guardedRoute(dictionaryEndpoints.refleshCache, async () => ok({ result: null, message: dictionaryMessages.refreshed })),
    guardedRoute(dictionaryEndpoints.loadDict, async ({ params, query }) => {
      const area = lookups.get(params.dict);
      if (area === undefined) return err(unknown);
      return ok({ result: await repositoryOf(area).choices(query.keyword, query.pageSize) });
    }),
    guardedRoute(dictionaryEndpoints.loadDictItem, async ({ params, query }) => {
      const area = lookups.get(params.dict);
      if (area === undefined) return err(unknown);
      const keys = query.key.split(',').slice(0, MOST_KEYS);
      const labels = await repositoryOf(area).labels(keys);
      return ok({ result: keys.map((key) => labels.get(key) ?? key) });
    }),
  ];
}
