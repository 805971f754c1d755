import { assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { accountAdministrationEndpoints, thirdBindingEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort, PopupPort, RandomPort } from '../../../ports/index.ts';
import { onLanguageChange, type SettingsService } from '../../shell/settings/index.ts';
import { providerWindow } from '../third-party-login/index.ts';
import { thirdBindingMachine } from './third-binding.machine.ts';
import {
  questionAbout,
  type BindingsAnswer,
  type BindingChangeAnswer,
  type ThirdBindingContext,
} from './third-binding.model.ts';
import type { ThirdBindingEmitted, ThirdBindingEvent, ThirdBindingFacts } from './third-binding.types.ts';

export type ThirdBindingService = Service<ThirdBindingFacts, ThirdBindingEvent, ThirdBindingEmitted>;

export interface ThirdBindingDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly popup: PopupPort;
  readonly settings: Pick<SettingsService, 'facts' | 'subscribe'>;
  readonly config: {
    /** Base URL of the API; the provider's window opens below it. */
    readonly basePath: string;
  };
}

interface ThirdBindingOptions extends ThirdBindingDependencies {
  /** Whose; one's own when left out. Nothing can be bound to the account of somebody else, and no password is asked there. */
  readonly accountId?: string;
}

/** The accounts of third parties that are bound to an account. Loads on start. */
export function createThirdBinding({
  client,
  clock,
  random,
  popup,
  settings,
  config,
  accountId,
}: ThirdBindingOptions): ThirdBindingService {
  const api = accountId === undefined ? ownApi(client) : othersApi(client, accountId);
  const machine = thirdBindingMachine.provide({
    actors: {
      requestBindings: fromPromise<BindingsAnswer>(async ({ signal }) =>
        mapResult(await api.read(signal), ({ result }) => result),
      ),
      openWindow: providerWindow({ popup, basePath: config.basePath }),
      requestBind: fromPromise<BindingChangeAnswer, ThirdBindingContext>(async ({ input: { attempt, token } }) =>
        mapResult(
          await client.call(thirdBindingEndpoints.bind, { body: { ...attempt, token }, isQuiet: true }),
          () => null,
        ),
      ),
      requestUnbind: fromPromise<BindingChangeAnswer, ThirdBindingContext>(async ({ input: { removing, password } }) =>
        mapResult(await api.unbind(removing ?? '', password), () => null),
      ),
    },
    guards:
      accountId === undefined
        ? {}
        : {
            isBindable: () => false,
            canUnbind: ({ context }, id) => questionAbout({ ...context, removing: id }) !== null,
            hasPassword: () => true,
          },
    actions: {
      start: assign((_, thirdType) => ({ attempt: { thirdType, state: random.id() }, token: '', failure: null })),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const service = serviceFromActor(actor, (snapshot) => thirdBindingView(snapshot, accountId === undefined));
  // Providers are named in the language of the call.
  const stop = onLanguageChange(settings, () => service.send({ type: 'list.refresh' }));
  return {
    ...service,
    dispose() {
      stop();
      service.dispose();
    },
  };
}

function ownApi(client: HttpClient) {
  return {
    read: (signal: AbortSignal) => client.call(thirdBindingEndpoints.read, { signal, isQuiet: true }),
    unbind: (id: string, password: string) =>
      client.call(thirdBindingEndpoints.unbind, { body: { id, password }, isQuiet: true }),
  };
}

function othersApi(client: HttpClient, userId: string) {
  return {
    read: (signal: AbortSignal) =>
      client.call(accountAdministrationEndpoints.bindings, { query: { userId }, signal, isQuiet: true }),
    unbind: (id: string) =>
      client.call(accountAdministrationEndpoints.unbind, { query: { userId, id }, isQuiet: true }),
  };
}

function thirdBindingView(
  { value, context }: SnapshotFrom<typeof thirdBindingMachine>,
  isOwn: boolean,
): ThirdBindingFacts {
  const { read, failure, attempt, password, passwordError } = context;
  return {
    status: value,
    providers: read?.providers ?? null,
    hasPassword: read?.hasPassword === true,
    canUnbind: !isOwn || read?.hasPassword === true,
    asksPassword: isOwn,
    waitingFor: value === 'waiting' || value === 'binding' ? attempt.thirdType : null,
    failure,
    question: questionAbout(context),
    password,
    passwordError,
  };
}
