import { createActor, fromPromise } from 'xstate';

import { alterationEndpoints, type PasswordReset, type PhoneProof } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { accountAlterationMachine } from './password-recovery.machine.ts';
import type { ProofAnswer, ResetAnswer } from './password-recovery.model.ts';
import type { AlterationEmitted, AlterationEvent, AlterationFacts } from './password-recovery.types.ts';
import { accountAlterationView } from './password-recovery.view.ts';

export type AccountAlterationService = Service<AlterationFacts, AlterationEvent, AlterationEmitted>;

export interface AccountAlterationDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** A new password for who forgot theirs: prove the number, confirm the account, set the password, back to the login page. */
export function createAccountAlteration({ client, clock }: AccountAlterationDependencies): AccountAlterationService {
  const machine = accountAlterationMachine.provide({
    actors: {
      verifyPhone: fromPromise<ProofAnswer, PhoneProof>(async ({ input, signal }) =>
        mapResult(await client.call(alterationEndpoints.verifyPhone, { body: input, signal }), ({ result }) => result),
      ),
      changePassword: fromPromise<ResetAnswer, PasswordReset>(({ input, signal }) =>
        client.call(alterationEndpoints.changePassword, { body: input, signal }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, accountAlterationView);
}
