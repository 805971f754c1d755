import { createActor, fromPromise } from 'xstate';

import type { PermissionResponse } from '../../../contract/index.ts';
import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type Result, type Service } from '../../../kernel/index.ts';
import type { ClockPort, LocationPort, RandomPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { createAuthApi, requestLogin } from './auth.api.ts';
import { authMachine } from './auth.machine.ts';
import { loginIn, type CaptchaPicture, type LoginAnswer, type LoginRequest } from './auth.model.ts';
import type { SessionStore } from './auth.session.ts';
import type { AuthEmitted, AuthEvent, AuthFacts } from './auth.types.ts';
import type { LogoutAnswer, OrgSelectionAnswer, OrgSelectionRequest } from './auth.setup.ts';
import { authView } from './auth.view.ts';
import type { TenantsAnswer } from './org-selection.model.ts';
import type { OrgSelection } from './org-selection.types.ts';

export type AuthService = Service<AuthFacts, AuthEvent, AuthEmitted>;

export interface AuthDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly location: LocationPort;
  readonly random: RandomPort;
  readonly keep: SessionStore;
}

/** Login and logout. Starts from the stored state: with a session, loads the menu immediately. */
export function createAuth({ client, clock, location, random, keep }: AuthDependencies): AuthService {
  const api = createAuthApi(client);
  const actor = createActor(
    authMachine.provide({
      actors: {
        requestLogin: fromPromise<LoginAnswer, LoginRequest | null>(async ({ input }) => {
          if (input === null) throw new Error('Logging in without a request');
          return requestLogin(api, input);
        }),
        requestPicture: fromPromise<Result<CaptchaPicture, HttpFailure>>(async ({ signal }) => {
          const key = random.id();
          return mapResult(await api.picture(key, signal), ({ result }) => ({ key, image: result }));
        }),
        requestPermissions: fromPromise<Result<PermissionResponse, HttpFailure>>(async ({ signal }) =>
          mapResult(await api.permissions(signal), (answer) => answer.result),
        ),
        requestTenants: fromPromise<TenantsAnswer, OrgSelection | null>(async ({ input, signal }) =>
          mapResult(await api.tenants(input?.tenantIds ?? [], signal), ({ result }) => result),
        ),
        requestOrgSelection: fromPromise<OrgSelectionAnswer, OrgSelectionRequest>(
          async ({ input: { choice, username } }) => {
            if (choice === null || choice.orgCode === null) return ok(null);
            return mapResult(
              await api.selectDepartment({ orgCode: choice.orgCode, username }),
              ({ result }) => result.userInfo,
            );
          },
        ),
        requestLogout: fromPromise<LogoutAnswer>(async () =>
          mapResult(await api.logout(), ({ result }) => result.logoutUrl ?? null),
        ),
      },
      actions: {
        persistSession: (_, answer) => {
          const login = loginIn(answer);
          if (login !== undefined) keep.persistLogin(login);
        },
        persistTenant: (_, tenantId) => keep.persistTenant(tenantId),
        persistOrgSelection: (_, answer) => {
          if (answer.ok && answer.value !== null) keep.persistUser(answer.value);
          keep.persistChosen();
        },
        persistPermissions: (_, answer) => {
          if (answer.ok) keep.persistPermissions({ own: answer.value.auth, all: answer.value.allAuth });
        },
        persistUser: (_, user) => keep.persistUser(user),
        persistDictionaries: (_, dictionaries) => keep.persistDictionaries(dictionaries),
        tellSigningOut: (_, session) => keep.persistSigningOut(session),
        clearKept: (_, session) => keep.clear(session),
        clearWindow: () => keep.clearWindow(),
        leaveForOtherSignOut: (_, answer) => {
          if (answer.ok && answer.value !== null) location.leave(answer.value);
        },
        startAfresh: () => {
          keep.persistExpired();
          location.reload();
        },
      },
    }),
    { clock, input: { ...keep.read(), hasExpired: keep.takeExpired() } },
  );
  const look = () => actor.send({ type: 'kept.changed', kept: keep.read() });
  actor.start();
  const stop = keep.watch(look);
  let wasLoggedOut = actor.getSnapshot().matches('loggedOut');
  actor.subscribe((snapshot) => {
    const isLoggedOut = snapshot.matches('loggedOut');
    // Changes by another window were ignored while this one was busy.
    if (isLoggedOut && !wasLoggedOut) void Promise.resolve().then(look);
    wasLoggedOut = isLoggedOut;
  });
  const service: AuthService = serviceFromActor(actor, authView);
  return {
    ...service,
    dispose() {
      stop();
      service.dispose();
    },
  };
}
