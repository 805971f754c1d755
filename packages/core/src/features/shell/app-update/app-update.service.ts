import { createActor, fromPromise } from 'xstate';

import { seconds, type Service } from '../../../kernel/index.ts';
import type { ClockPort, HttpPort, LocationPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { newVersionMachine } from './app-update.machine.ts';
import { servedVersion, VERSION_PATH } from './app-update.model.ts';
import type { NewVersionEvent, NewVersionFacts } from './app-update.types.ts';

export type NewVersionService = Service<NewVersionFacts, NewVersionEvent>;

export interface NewVersionDependencies {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly location: LocationPort;
  readonly storage: TypedStorage;
  /** Version of the running build; null disables polling. */
  readonly running: string | null;
  /** Whether a reload would lose input. */
  readonly hasUnsavedEdits: () => boolean;
}

const TIME_LIMIT = seconds(9);

/**
 * Detect that the server has a newer version than the running one: polled every five minutes and on window focus. The
 * update is offered; only a window with a missing page chunk reloads by itself, once per version and never with unsaved
 * edits (threat R-33).
 */
export function createNewVersion(dependencies: NewVersionDependencies): NewVersionService {
  const { http, clock, location, storage, running, hasUnsavedEdits } = dependencies;
  const reloadedFor = storage.get(storageKeys.reloadedFor);
  const actor = createActor(
    newVersionMachine.provide({
      actors: {
        readVersion: fromPromise<string | null>(async ({ signal }) =>
          servedVersion(
            await http.send({ method: 'GET', url: VERSION_PATH, headers: {}, timeout: TIME_LIMIT, signal }),
          ),
        ),
      },
      guards: {
        hasUnsavedEdits,
        isFirstReload: (_, served) => served !== reloadedFor,
      },
      actions: {
        reload: () => location.reload(),
        rememberReload({ context }) {
          if (context.served !== null) storage.set(storageKeys.reloadedFor, context.served);
        },
      },
    }),
    { clock, input: { running, isUpdated: reloadedFor !== undefined && reloadedFor === running } },
  );
  actor.start();
  const service = serviceFromActor(actor, (snapshot): NewVersionFacts => ({
    isOffered: snapshot.matches('offering') || snapshot.matches('confirming'),
    isConfirming: snapshot.matches('confirming'),
    isUpdated: snapshot.context.isUpdated,
  }));
  // Emits no events; its state is the whole interface.
  return { ...service, on: () => () => undefined };
}
