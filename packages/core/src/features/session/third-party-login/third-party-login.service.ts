import { assign, createActor, fromPromise } from 'xstate';

import { thirdPartyEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort, PopupPort, RandomPort } from '../../../ports/index.ts';
import type { AuthService } from '../auth/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { thirdPartyLoginMachine, type CodeAnswer, type ThirdPartyContext } from './third-party-login.machine.ts';
import { providerWindow } from './provider-window.ts';
import type { ThirdPartyEmitted, ThirdPartyEvent, ThirdPartyFacts } from './third-party-login.types.ts';

export type ThirdPartyLoginService = Service<ThirdPartyFacts, ThirdPartyEvent, ThirdPartyEmitted>;

export interface ThirdPartyLoginDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly popup: PopupPort;
  readonly auth: Pick<AuthService, 'send'>;
  readonly config: {
    /** Base URL of the API; the provider's window opens below it. */
    readonly basePath: string;
  };
}

/** Third-party login: obtains the one-time code and logs in with it. */
export function createThirdPartyLogin({
  client,
  clock,
  random,
  popup,
  auth,
  config,
}: ThirdPartyLoginDependencies): ThirdPartyLoginService {
  const identityOf = ({ attempt, token }: ThirdPartyContext) => ({ ...attempt, token });
  const machine = thirdPartyLoginMachine.provide({
    actors: {
      openWindow: providerWindow({ popup, basePath: config.basePath }),
      createAccount: fromPromise<CodeAnswer, ThirdPartyContext>(async ({ input }) =>
        mapResult(await client.call(thirdPartyEndpoints.create, { body: identityOf(input) }), ({ result }) => result),
      ),
      bindAccount: fromPromise<CodeAnswer, ThirdPartyContext>(async ({ input }) =>
        mapResult(
          await client.call(thirdPartyEndpoints.checkPassword, { body: { ...identityOf(input), ...input.binding } }),
          ({ result }) => result,
        ),
      ),
    },
    actions: {
      start: assign((_, thirdType) => ({
        attempt: { thirdType, state: random.id() },
        token: '',
        failure: null,
        binding: { username: '', password: '' },
      })),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('*', ({ token, thirdType, state }) =>
    auth.send({ type: 'login.submit', credentials: { kind: 'thirdParty', token, thirdType, state } }),
  );
  actor.start();
  return serviceFromActor(actor, ({ value, context }) => ({ status: value, failure: context.failure }));
}
