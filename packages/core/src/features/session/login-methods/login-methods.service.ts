import { createActor, fromPromise } from 'xstate';

import { loginMethodsEndpoints, type LoginMethodsResponse } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service, LocalizedText } from '../../../kernel/index.ts';
import type { ClockPort, LocationPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { AuthFacts, AuthService } from '../auth/index.ts';
import { safeInternalPath } from '../../shell/navigation/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { wantedFrom } from './cas-ticket.ts';
import { loginMethodsMachine } from './login-methods.machine.ts';
import type { LoginMethodsEmitted, LoginMethodsEvent, LoginMethodsFacts } from './login-methods.types.ts';

export type LoginMethodsService = Service<LoginMethodsFacts, LoginMethodsEvent, LoginMethodsEmitted>;

export interface LoginMethodsDependencies {
  readonly auth: AuthService;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly location: LocationPort;
  readonly storage: TypedStorage;
}

/** Login methods beside username and password, as reported by the server. */
export function createLoginMethods({
  auth,
  client,
  clock,
  location,
  storage,
}: LoginMethodsDependencies): LoginMethodsService {
  const machine = loginMethodsMachine.provide({
    actors: {
      readWays: fromPromise<LoginMethodsResponse | null>(async ({ signal }) => {
        const answer = await client.call(loginMethodsEndpoints.read, { signal });
        return answer.ok ? answer.value.result : null;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { failure: failureOf(auth.facts()) } });
  actor.on('redirect.requested', ({ address }) => {
    const wanted = safeInternalPath(wantedFrom(location.current()), '');
    if (wanted === '') storage.remove(storageKeys.wantedPath);
    else storage.set(storageKeys.wantedPath, wanted);
    location.leave(address);
  });
  actor.start();
  const stopFollowing = auth.subscribe(() => actor.send({ type: 'login.changed', failure: failureOf(auth.facts()) }));
  const service: LoginMethodsService = serviceFromActor(actor, ({ value, context: { ways, failure } }) => ({
    status: value,
    hasSingleSignOn: ways.cas !== null,
    thirdParties: ways.thirdParties,
    demonstration: ways.demonstration,
    failure,
  }));
  return {
    ...service,
    dispose() {
      stopFollowing();
      service.dispose();
    },
  };
}

/** Password and SMS failures are shown by the login form. */
function failureOf({ loginFailure, loginWay }: AuthFacts): LocalizedText | null {
  return loginWay === 'password' || loginWay === 'phone' ? null : loginFailure;
}
