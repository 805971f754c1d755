import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { profileEndpoints, type PhoneEdit } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { AuthService } from '../auth/index.ts';
import { phoneChangeMachine } from './phone-change.machine.ts';
import { shownPhoneErrors, type PhoneAnswer } from './phone-change.model.ts';
import type { PhoneChangeEmitted, PhoneChangeEvent, PhoneChangeFacts } from './phone-change.types.ts';

export type PhoneChangeService = Service<PhoneChangeFacts, PhoneChangeEvent, PhoneChangeEmitted>;

export interface PhoneChangeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly auth: Pick<AuthService, 'send'>;
}

/** The dialog 更换手机号, initially closed: the new number proved by a code, the person by their password. */
export function createPhoneChange({ client, clock, auth }: PhoneChangeDependencies): PhoneChangeService {
  const machine = phoneChangeMachine.provide({
    actors: {
      changePhone: fromPromise<PhoneAnswer, PhoneEdit>(({ input }) =>
        client.call(profileEndpoints.changePhone, { body: input, isQuiet: true }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('phone.changed', ({ user }) => auth.send({ type: 'user.changed', user }));
  actor.start();
  return serviceFromActor(actor, phoneChangeView);
}

function phoneChangeView({ value, context }: SnapshotFrom<typeof phoneChangeMachine>): PhoneChangeFacts {
  return { status: value, values: context.values, errors: shownPhoneErrors(context), failure: context.failure };
}
