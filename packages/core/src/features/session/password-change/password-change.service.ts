import { createActor, fromPromise } from 'xstate';

import { userEndpoints, type PasswordUpdate } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { AuthFacts, AuthService } from '../auth/index.ts';
import { passwordChangeMachine } from './password-change.machine.ts';
import type { PasswordAnswer } from './password-change.model.ts';
import type { PasswordChangeEmitted, PasswordChangeEvent, PasswordChangeFacts } from './password-change.types.ts';
import { passwordChangeView } from './password-change.view.ts';

export type PasswordChangeService = Service<PasswordChangeFacts, PasswordChangeEvent, PasswordChangeEmitted>;

export interface PasswordChangeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Learns that a first password was changed. */
  readonly auth: Pick<AuthService, 'send'> & { facts(): Pick<AuthFacts, 'user'> };
}

/** The dialog 修改密码, initially closed; clears its input on close. */
export function createPasswordChange({ client, clock, auth }: PasswordChangeDependencies): PasswordChangeService {
  const machine = passwordChangeMachine.provide({
    actors: {
      updatePassword: fromPromise<PasswordAnswer, PasswordUpdate>(async ({ input }) => {
        const answer = await client.call(userEndpoints.updatePassword, { body: input });
        const { user } = auth.facts();
        if (answer.ok && user?.mustChangePassword === true)
          auth.send({ type: 'user.changed', user: { ...user, mustChangePassword: false } });
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, passwordChangeView);
}
