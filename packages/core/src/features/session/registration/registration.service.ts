import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { registrationEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { RegistrationForm } from './registration-rules.ts';
import { registrationMachine } from './registration.machine.ts';
import { shownRegistrationErrors, type RegistrationAnswer } from './registration.model.ts';
import type { RegistrationEmitted, RegistrationEvent, RegistrationFacts } from './registration.types.ts';

export type RegistrationService = Service<RegistrationFacts, RegistrationEvent, RegistrationEmitted>;

export interface RegistrationDependencies {
  readonly client: HttpClient;
  readonly storage: TypedStorage;
}

/**
 * Registration form. Keeps its input until the server accepts it; everything but password and code is offered again
 * after a reload.
 */
export function createRegistration({ client, storage }: RegistrationDependencies): RegistrationService {
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise<RegistrationAnswer, RegistrationForm>(({ input, signal }) =>
        client.call(registrationEndpoints.register, { body: input, signal }),
      ),
    },
    actions: {
      persistDraft(_, draft) {
        if (draft === null) storage.remove(storageKeys.registrationDraft);
        else storage.set(storageKeys.registrationDraft, { ...draft });
      },
    },
  });
  const actor = createActor(machine, { input: { draft: storage.get(storageKeys.registrationDraft) ?? null } });
  actor.start();
  return serviceFromActor(actor, registrationView);
}

function registrationView({ value, context }: SnapshotFrom<typeof registrationMachine>): RegistrationFacts {
  const username = value === 'registered' ? context.values.username : null;
  return {
    status: value,
    values: context.values,
    errors: shownRegistrationErrors(context),
    failure: context.failure,
    hasDraft: context.draft !== null,
    username,
  };
}
