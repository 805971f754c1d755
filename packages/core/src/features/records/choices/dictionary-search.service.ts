import { createActor, fromPromise } from 'xstate';

import { dictionaryEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { fieldChoicesMachine, type ChoicesAnswer } from './field-choices.machine.ts';
import { fieldChoicesView } from './field-choices.service.ts';
import type { FieldChoicesEmitted, FieldChoicesEvent, FieldChoicesFacts } from './field-choices.types.ts';

/** Milliseconds without a key press before the server is asked. */
export const SEARCH_SELECT_PAUSE = 800;
/** Rows that one search answers. */
export const SEARCH_SELECT_PAGE = 10;

export type DictionarySearchService = Service<FieldChoicesFacts, FieldChoicesEvent, FieldChoicesEmitted>;

export interface DictionarySearchDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/**
 * Entries of a registered look-up by words: the first ten, then the first ten that match once typing pauses. The answer to
 * earlier words is dropped; a failure is emitted as a warning with the server's message.
 * @param dictionary name of the look-up
 */
export function createDictionarySearch(
  { client, clock }: DictionarySearchDependencies,
  dictionary: string,
): DictionarySearchService {
  const machine = fieldChoicesMachine.provide({
    delays: { searchPause: SEARCH_SELECT_PAUSE },
    actors: {
      loadChoices: fromPromise<ChoicesAnswer, string>(async ({ input, signal }) => {
        const keyword = input.trim();
        const answer = await client.call(dictionaryEndpoints.loadDict, {
          params: { dict: dictionary },
          query: { pageSize: SEARCH_SELECT_PAGE, ...(keyword === '' ? {} : { keyword }) },
          signal,
          isQuiet: true,
        });
        return mapResult(answer, ({ result }) => result);
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor<typeof machine, FieldChoicesFacts, FieldChoicesEvent>(actor, fieldChoicesView);
}
