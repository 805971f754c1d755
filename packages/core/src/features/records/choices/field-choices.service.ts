import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import type { DictionaryItem } from '../../../contract/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { ChoiceField } from '../../../resources/index.ts';
import type { Dictionaries } from './dictionary.service.ts';
import { fieldChoicesMachine, type ChoicesAnswer } from './field-choices.machine.ts';
import type { FieldChoicesEvent, FieldChoicesFacts } from './field-choices.types.ts';

export type FieldChoicesService = Service<FieldChoicesFacts, FieldChoicesEvent>;

export interface FieldChoicesDependencies {
  readonly choices: Dictionaries['choices'];
  readonly clock: ClockPort;
  /** Whose dictionaries are followed. */
  readonly auth: {
    facts(): { readonly dictionaries: unknown };
    subscribe(listener: () => void): () => void;
  };
}

const NO_ITEMS: readonly DictionaryItem[] = [];

/** The choices of a field, searched by text; loaded again when the dictionaries change. */
export function createFieldChoices(
  { choices, clock, auth }: FieldChoicesDependencies,
  field: ChoiceField,
): FieldChoicesService {
  const machine = fieldChoicesMachine.provide({
    actors: {
      loadChoices: fromPromise<ChoicesAnswer, string>(({ input, signal }) => choices(field, input, signal)),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  let seen = auth.facts().dictionaries;
  const stopFollowing = auth.subscribe(() => {
    const { dictionaries } = auth.facts();
    if (dictionaries === seen) return;
    seen = dictionaries;
    actor.send({ type: 'dictionaries.changed' });
  });
  const service = serviceFromActor<typeof machine, FieldChoicesFacts, FieldChoicesEvent>(actor, fieldChoicesView);
  return {
    ...service,
    // The client tells of failures, and the list of choices itself.
    on: () => () => undefined,
    dispose() {
      stopFollowing();
      service.dispose();
    },
  };
}

/** What a client renders of the choices. */
export function fieldChoicesView(snapshot: SnapshotFrom<typeof fieldChoicesMachine>): FieldChoicesFacts {
  const { keyword, items, hasFailed } = snapshot.context;
  if (!snapshot.matches('answered')) return { items: keyword === '' ? items : NO_ITEMS, status: 'loading' };
  return { items, status: hasFailed ? 'failed' : 'loaded' };
}
