import { createActor, fromPromise } from 'xstate';

import { userEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { screenLockMachine } from './screen-lock.machine.ts';
import { isNewAct, timeUntilLock, type UnlockAnswer } from './screen-lock.model.ts';
import type { ScreenLockEvent, ScreenLockFacts } from './screen-lock.types.ts';

export type ScreenLockService = Service<ScreenLockFacts, ScreenLockEvent>;

export interface ScreenLockDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  readonly settings: SettingsService;
}

/**
 * Hide the pages until the password is entered: on demand, or after idle time in all windows. The lock is persisted, so
 * it survives a reload and applies to every window of the browser.
 */
export function createScreenLock({ client, clock, storage, settings }: ScreenLockDependencies): ScreenLockService {
  const isSignedIn = () => storage.get(storageKeys.token) !== undefined;
  const remaining = () =>
    isSignedIn() ? timeUntilLock(settings.facts().lockAfter, storage.get(storageKeys.lastAct), clock.now()) : null;
  const actor = createActor(
    screenLockMachine.provide({
      actors: {
        verifyPassword: fromPromise<UnlockAnswer, string>(({ input }) =>
          client.call(userEndpoints.verifyPassword, { body: { password: input } }),
        ),
      },
      guards: {
        isKeptLocked: () => isSignedIn() && storage.get(storageKeys.screenLock) === true,
        isSignedIn,
        isTimed: () => remaining() !== null,
        isTime: () => remaining() === 0,
      },
      delays: { untilLock: () => remaining() ?? 0 },
      actions: {
        keepLock: () => storage.set(storageKeys.screenLock, true),
        dropLock() {
          storage.remove(storageKeys.screenLock);
          storage.remove(storageKeys.lastAct);
        },
        rememberAct() {
          const now = clock.now();
          if (remaining() !== null && isNewAct(storage.get(storageKeys.lastAct), now))
            storage.set(storageKeys.lastAct, now);
        },
      },
    }),
    { clock },
  );
  actor.start();
  const stops = [
    settings.subscribe(() => actor.send({ type: 'settings.changed' })),
    storage.watch([storageKeys.screenLock], () => actor.send({ type: 'kept.changed' })),
  ];
  const service = serviceFromActor(actor, (snapshot): ScreenLockFacts => ({
    isLocked: snapshot.matches('locked'),
    isVerifying: snapshot.matches({ locked: 'verifying' }),
    problem: snapshot.context.problem,
  }));
  return {
    ...service,
    // Emits no events; its state is the whole interface.
    on: () => () => undefined,
    dispose() {
      for (const stop of stops) stop();
      service.dispose();
    },
  };
}
