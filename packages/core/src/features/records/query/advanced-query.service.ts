import { createActor, fromCallback, fromPromise } from 'xstate';

import { dictionaryEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Resource } from '../../../resources/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { createSavedQueriesApi } from './advanced-query.api.ts';
import { advancedQueryMachine } from './advanced-query.machine.ts';
import type { LibraryChange } from './advanced-query.model.ts';
import type { AdvancedQueryEmitted, AdvancedQueryEvent, AdvancedQueryFacts } from './advanced-query.types.ts';
import { createAdvancedQueryView } from './advanced-query.view.ts';
import { queryFields } from './query-fields.model.ts';
import type { QueryItem } from './query-items.model.ts';
import { savedQueriesFamily } from './saved-queries.model.ts';
import type { ChangeOutcome, LibraryRead } from './saving.model.ts';
import { namedValues, type NamesFound, type NamesQuestion, type WantedNames } from './value-names.model.ts';

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
  /** How values of fields are entered where it is not as the description says. */
  readonly items?: readonly QueryItem[];
  /** The list was opened without a query of its own, so that the default one of the account comes into force. */
  readonly takesDefault?: boolean;
}

/**
 * Create the advanced query of a list. It builds conditions and says which one is to be in force; the list reads the rows. Saved
 * queries are kept by the server, per account and list; on this device while it cannot be reached.
 */
export function createAdvancedQuery(dependencies: AdvancedQueryDependencies): AdvancedQueryService {
  const { resource, client, clock, storage, userId, code = resource.path, items, takesDefault = false } = dependencies;
  const api = createSavedQueriesApi(client, resource);
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
      readLibrary: fromPromise<LibraryRead, number>(async ({ input: turn, signal }) => ({
        turn,
        answer: await api.read(signal),
      })),
      changeLibrary: fromPromise<ChangeOutcome, LibraryChange | null>(({ input: change }) => {
        if (change === null) throw new Error('There is nothing to change');
        return api.change(change);
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      resource,
      fields: queryFields(resource, items),
      now: () => clock.now(),
      device: family.get(id) ?? [],
      takesDefault,
    },
  });
  let { device } = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.device === device) return;
    device = context.device;
    family.set(id, device);
  });
  actor.start();
  return serviceFromActor(actor, createAdvancedQueryView());
}
