import { pickerEndpoints, type PickedUser } from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort, TimerHandle } from '../../../ports/index.ts';
import type { PersonSearchEvent, PersonSearchFacts } from './person-search.types.ts';

/** Milliseconds without a key press before the server is asked. */
const TYPING_PAUSE = 300;
/** A longer list is narrowed by typing. */
const PEOPLE_SHOWN = 20;

export type PersonSearchService = Service<PersonSearchFacts, PersonSearchEvent>;

export interface PersonSearchDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** Accounts to choose from, as one types: the first ones at once, then those of the last words, after a pause. */
export function createPersonSearch({ client, clock }: PersonSearchDependencies): PersonSearchService {
  const loader = createLoader<readonly PickedUser[], HttpFailure, string>({
    clock,
    load: async (words, signal) =>
      mapResult(
        await client.call(pickerEndpoints.users, {
          query: { username: words, pageNo: 1, pageSize: PEOPLE_SHOWN },
          signal,
        }),
        ({ result }) => result.records,
      ),
  });
  const load = (params: string) => loader.send({ type: 'value.load', params });
  let pause: { readonly timer: TimerHandle } | null = null;
  let seen = loader.facts();
  let facts: PersonSearchFacts = { status: 'loading', people: [] };
  load('');
  const stopWaiting = () => {
    if (pause !== null) clock.clearTimeout(pause.timer);
    pause = null;
  };
  return {
    facts() {
      if (seen === loader.facts()) return facts;
      seen = loader.facts();
      const { status, value } = seen;
      facts = { status: status === 'loaded' || status === 'failed' ? status : 'loading', people: value ?? [] };
      return facts;
    },
    subscribe: (listener) => loader.subscribe(listener),
    send(event) {
      if (event.type === 'search.retry') return loader.send({ type: 'value.refresh' });
      stopWaiting();
      const words = event.words.trim();
      pause = { timer: clock.setTimeout(() => load(words), TYPING_PAUSE) };
    },
    // Emits no events; its facts are the whole interface.
    on: () => () => undefined,
    dispose() {
      stopWaiting();
      loader.dispose();
    },
  };
}
