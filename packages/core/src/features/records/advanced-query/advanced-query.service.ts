import { createActor, fromCallback } from 'xstate';

import { dictionaryEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Resource } from '../../../resources/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { advancedQueryMachine, type NamesFound, type NamesQuestion } from './advanced-query.machine.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent, AdvancedQueryFacts } from './advanced-query.types.ts';
import { advancedQueryView } from './advanced-query.view.ts';
import { queryFields } from './query-fields.model.ts';
import { savedQueriesFamily } from './saved-queries.model.ts';
import { namedValues, type WantedNames } from './value-names.model.ts';

export type AdvancedQueryService = Service<AdvancedQueryFacts, AdvancedQueryEvent, AdvancedQueryEmitted>;

export interface AdvancedQueryDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  /** Owner of the saved queries. */
  readonly userId: string;
  /** Under what they are saved; the path of the list if left out. */
  readonly code?: string;
}

/**
 * Create the advanced query of a list. It builds conditions and says which one is to be in force; the list reads the rows. Saved
 * queries are kept on this device, per account and list.
 */
export function createAdvancedQuery(dependencies: AdvancedQueryDependencies): AdvancedQueryService {
  const { resource, client, clock, storage, userId, code = resource.path } = dependencies;
  const family = storage.family(savedQueriesFamily);
  const id = `${userId}:${code}`;
  async function namesOf(wanted: WantedNames) {
    const request = { params: { dict: wanted.resource }, query: { key: wanted.ids.join(',') }, isQuiet: true };
    const answer = await client.call(dictionaryEndpoints.loadDictItem, request);
    return answer.ok ? namedValues(wanted, answer.value.result) : {};
  }
  const machine = advancedQueryMachine.provide({
    actors: {
      readNames: fromCallback<NamesQuestion>(({ sendBack, receive }) => {
        receive(({ wanted }) => {
          void namesOf(wanted).then((texts) =>
            sendBack({ type: 'names.found', field: wanted.field, texts } satisfies NamesFound),
          );
        });
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { resource, fields: queryFields(resource), now: () => clock.now(), saved: family.get(id) ?? [] },
  });
  let { saved } = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.saved === saved) return;
    saved = context.saved;
    family.set(id, saved);
  });
  actor.start();
  return serviceFromActor(actor, advancedQueryView);
}
