import { createActor, fromPromise } from 'xstate';

import { passwordRecoveryEndpoints, type PasswordReset, type PhoneProof } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { passwordRecoveryMachine } from './password-recovery.machine.ts';
import type { PhoneProofAnswer, ResetAnswer } from './password-recovery.model.ts';
import type {
  PasswordRecoveryEmitted,
  PasswordRecoveryEvent,
  PasswordRecoveryFacts,
} from './password-recovery.types.ts';
import { passwordRecoveryView } from './password-recovery.view.ts';

export type PasswordRecoveryService = Service<PasswordRecoveryFacts, PasswordRecoveryEvent, PasswordRecoveryEmitted>;

export interface PasswordRecoveryDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** Password reset: verify the number, confirm the account, set the password, return to the login page. */
export function createPasswordRecovery({ client, clock }: PasswordRecoveryDependencies): PasswordRecoveryService {
  const machine = passwordRecoveryMachine.provide({
    actors: {
      verifyPhone: fromPromise<PhoneProofAnswer, PhoneProof>(async ({ input, signal }) =>
        mapResult(
          await client.call(passwordRecoveryEndpoints.verifyPhone, { body: input, signal }),
          ({ result }) => result,
        ),
      ),
      changePassword: fromPromise<ResetAnswer, PasswordReset>(({ input, signal }) =>
        client.call(passwordRecoveryEndpoints.changePassword, { body: input, signal }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, passwordRecoveryView);
}
