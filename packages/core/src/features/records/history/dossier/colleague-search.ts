import { dossierEndpoints, type Mentionable } from '../../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../../http/index.ts';
import { createEmitter, mapResult } from '../../../../kernel/index.ts';
import { createLoader } from '../../../../machine/index.ts';
import type { ClockPort, TimerHandle } from '../../../../ports/index.ts';

export interface ColleagueSearchDependencies {
  readonly record: { readonly resource: string; readonly id: string };
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** Milliseconds without a key press before colleagues are looked for. */
const TYPING_PAUSE = 200;
const NOBODY: readonly Mentionable[] = [];

/** Colleagues whom a comment about a record may name, by what is typed behind @. */
export function createColleagueSearch({ record, client, clock }: ColleagueSearchDependencies) {
  let pause: { readonly timer: TimerHandle } | null = null;
  const changes = createEmitter();
  const people = createLoader<readonly Mentionable[], HttpFailure, string>({
    clock,
    load: async (words, signal) =>
      mapResult(
        await client.call(dossierEndpoints.colleagues, { query: { ...record, words }, signal, isQuiet: true }),
        ({ result }) => result,
      ),
  });
  const stop = people.subscribe(changes.emit);
  const stopWaiting = () => {
    if (pause !== null) clock.clearTimeout(pause.timer);
    pause = null;
  };
  return {
    facts() {
      const { status, value } = people.facts();
      return {
        colleagues: value ?? NOBODY,
        isSearching: pause !== null || status === 'loading' || status === 'refreshing',
      };
    },
    subscribe: changes.on,
    search(words: string): void {
      stopWaiting();
      const load = () => {
        pause = null;
        people.send({ type: 'value.load', params: words });
        changes.emit();
      };
      pause = { timer: clock.setTimeout(load, TYPING_PAUSE) };
      changes.emit();
    },
    dispose() {
      stopWaiting();
      stop();
      people.dispose();
      changes.clear();
    },
  };
}
