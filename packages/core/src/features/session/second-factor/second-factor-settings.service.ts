import { createActor, fromPromise } from 'xstate';

import { secondFactorEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import {
  secondFactorSettingsMachine,
  type ChangeAnswer,
  type ChangeRequest,
  type StateAnswer,
} from './second-factor-settings.machine.ts';
import type { SecondFactorEmitted, SecondFactorEvent, SecondFactorFacts } from './second-factor.types.ts';

export type SecondFactorService = Service<SecondFactorFacts, SecondFactorEvent, SecondFactorEmitted>;

export interface SecondFactorDependencies {
  readonly client: HttpClient;
}

/** The person's own second factor on the page of security. Loads on start. */
export function createSecondFactorSettings({ client }: SecondFactorDependencies): SecondFactorService {
  const machine = secondFactorSettingsMachine.provide({
    actors: {
      requestState: fromPromise<StateAnswer>(async ({ signal }) =>
        mapResult(await client.call(secondFactorEndpoints.read, { signal, isQuiet: true }), ({ result }) => result),
      ),
      requestChange: fromPromise<ChangeAnswer, ChangeRequest>(async ({ input: { change, password } }) => {
        const options = { body: { password }, isQuiet: true };
        if (change === 'renewCodes')
          return mapResult(
            await client.call(secondFactorEndpoints.renewCodes, options),
            ({ result: { recoveryCodes } }) => recoveryCodes,
          );
        return mapResult(await client.call(secondFactorEndpoints.turnOff, options), () => []);
      }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  return serviceFromActor(actor, ({ value, context }): SecondFactorFacts => ({ status: value, ...context }));
}
