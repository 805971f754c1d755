import { createActor, fromPromise } from 'xstate';

import { signInWaysEndpoints, type SignInWays } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service, Text } from '../../../kernel/index.ts';
import type { ClockPort, LocationPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { AuthFacts, AuthService } from '../auth/index.ts';
import { safeInternalPath } from '../../shell/navigation/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { wantedFrom } from './cas-ticket.ts';
import { signInWaysMachine } from './login-methods.machine.ts';
import type { SignInWaysEmitted, SignInWaysEvent, SignInWaysFacts } from './login-methods.types.ts';

export type SignInWaysService = Service<SignInWaysFacts, SignInWaysEvent, SignInWaysEmitted>;

export interface SignInWaysDependencies {
  readonly auth: AuthService;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly location: LocationPort;
  readonly storage: TypedStorage;
}

/** What the login page offers beside name and password, as the server says it. */
export function createSignInWays({
  auth,
  client,
  clock,
  location,
  storage,
}: SignInWaysDependencies): SignInWaysService {
  const machine = signInWaysMachine.provide({
    actors: {
      readWays: fromPromise<SignInWays | null>(async ({ signal }) => {
        const answer = await client.call(signInWaysEndpoints.read, { signal });
        return answer.ok ? answer.value.result : null;
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { failure: failureOf(auth.facts()) } });
  actor.on('leaving', ({ address }) => {
    const wanted = safeInternalPath(wantedFrom(location.current()), '');
    if (wanted === '') storage.remove(storageKeys.wantedPath);
    else storage.set(storageKeys.wantedPath, wanted);
    location.leave(address);
  });
  actor.start();
  const stopFollowing = auth.subscribe(() => actor.send({ type: 'login.changed', failure: failureOf(auth.facts()) }));
  const service: SignInWaysService = serviceFromActor(actor, ({ value, context: { ways, failure } }) => ({
    status: value,
    hasSingleSignOn: ways.cas !== null,
    thirdParties: ways.thirdParties,
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

/** Name, password and codes have a form of their own that tells theirs. */
function failureOf({ loginFailure, loginWay }: AuthFacts): Text | null {
  return loginWay === 'password' || loginWay === 'phone' ? null : loginFailure;
}
