import { createActor } from 'xstate';

import type { AuthService } from '../auth/index.ts';
import { cleanText, type Service } from '../../../kernel/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { loginFormMachine } from './login-form.machine.ts';
import { loginFormFacts, loginStateOf } from './login-form.model.ts';
import type { LoginFormEmitted, LoginFormEvent, LoginFormFacts } from './login-form.types.ts';

export type LoginFormService = Service<LoginFormFacts, LoginFormEvent, LoginFormEmitted>;

export interface LoginFormDependencies {
  readonly auth: AuthService;
  readonly storage: TypedStorage;
}

/** Login by password or SMS code. Input is kept on failure, except the text of a used captcha. */
export function createLoginForm({ auth, storage }: LoginFormDependencies): LoginFormService {
  const actor = createActor(
    loginFormMachine.provide({
      actions: {
        signIn: (_, credentials) => auth.send({ type: 'login.submit', credentials }),
        forgetUsername: (_, isRemembered) => {
          if (!isRemembered) storage.remove(storageKeys.rememberedUsername);
        },
      },
    }),
    { input: { username: storage.get(storageKeys.rememberedUsername) ?? null, login: loginStateOf(auth.facts()) } },
  );
  actor.start();
  const stopFollowing = auth.subscribe(() => actor.send({ type: 'login.changed', login: loginStateOf(auth.facts()) }));
  const stopHearing = auth.on(({ type }) => {
    const { tried, isRemembered, values } = actor.getSnapshot().context;
    if (type === 'session.started' && tried?.mode === 'password' && isRemembered)
      storage.set(storageKeys.rememberedUsername, cleanText(values.username));
  });
  const service = serviceFromActor(actor, ({ context }) => loginFormFacts(context));
  return {
    ...service,
    dispose() {
      stopFollowing();
      stopHearing();
      service.dispose();
    },
  };
}
