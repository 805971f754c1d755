import type { HttpClient } from '../../../../http/index.ts';
import { createStore, ok, type Service } from '../../../../kernel/index.ts';
import { createLoader } from '../../../../machine/index.ts';
import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';
import { resourceEntries, type ResourceEntry } from '../../../../resources/index.ts';
import type { PermissionDecision } from '../../../access/permissions/index.ts';
import { inTurns } from './in-turns.ts';
import { recordSearchApi } from './record-search.api.ts';
import { foundRecords, searchableEntries, wordsToSearch } from './record-search.model.ts';
import type { FoundRecord, RecordSearchEvent, RecordSearchFacts } from './record-search.types.ts';

/** Milliseconds without a key press before the server is asked. */
const TYPING_PAUSE = 300;
/** Calls on their way; a browser has six connections, and what is opened meanwhile needs some. */
const CALLS_AT_ONCE = 4;

export type RecordSearchService = Service<RecordSearchFacts, RecordSearchEvent>;

export interface RecordSearchDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly permit: (action: string) => PermissionDecision;
  /** Defaults to all resources. */
  readonly entries?: readonly ResourceEntry[];
}

const NOTHING: RecordSearchFacts = { isSearching: false, records: [] };

/**
 * Records by their names, as one types: of every resource that the user may read, after a pause, and of the last words
 * alone: other words end the calls of earlier ones. A resource that fails is left out.
 */
export function createRecordSearch({
  client,
  clock,
  permit,
  entries = resourceEntries,
}: RecordSearchDependencies): RecordSearchService {
  const api = recordSearchApi(client);
  const loader = createLoader<readonly FoundRecord[], never, string>({
    clock,
    async load(words, signal) {
      const found = await inTurns(searchableEntries(entries, permit), CALLS_AT_ONCE, signal, async (entry) =>
        foundRecords(entry, await api.named(entry, words, signal), words),
      );
      return ok(found.flat());
    },
  });
  let words = '';
  let pause: { readonly timer: TimerHandle } | null = null;
  const shown = createStore(NOTHING, (facts, next: RecordSearchFacts) =>
    facts.isSearching === next.isSearching && facts.records === next.records ? facts : next,
  );
  const look = () => {
    const { status, value } = loader.facts();
    const isSearching = pause !== null || status === 'loading' || status === 'refreshing';
    shown.send({ isSearching, records: words === '' ? NOTHING.records : (value ?? NOTHING.records) });
  };
  const stopWaiting = () => {
    if (pause !== null) clock.clearTimeout(pause.timer);
    pause = null;
  };
  const load = (params: string) => {
    pause = null;
    loader.send({ type: 'value.load', params });
    look();
  };
  const stop = loader.subscribe(look);
  return {
    ...shown,
    send({ words: typed }) {
      const next = wordsToSearch(typed);
      if (next === words) return;
      words = next;
      stopWaiting();
      if (next === '') loader.send({ type: 'value.forget' });
      else {
        loader.send({ type: 'request.cancel' });
        pause = { timer: clock.setTimeout(() => load(next), TYPING_PAUSE) };
      }
      look();
    },
    dispose() {
      stopWaiting();
      stop();
      loader.dispose();
      shown.dispose();
    },
  };
}
