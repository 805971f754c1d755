import { assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { smsEndpoints, type SmsRequest } from '../../contract/index.ts';
import type { HttpClient } from '../../http/index.ts';
import type { Service } from '../../kernel/index.ts';
import type { ClockPort } from '../../ports/index.ts';
import { serviceFromActor } from '../service/index.ts';
import { smsCodeMachine, type SmsAnswer } from './sms-code.machine.ts';
import type { SmsCodeEmitted, SmsCodeEvent, SmsCodeFacts } from './sms-code.types.ts';

export type SmsCodeService = Service<SmsCodeFacts, SmsCodeEvent, SmsCodeEmitted>;

export interface SmsCodeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** The button that asks for a code and then waits for a minute. The seconds are read from the clock, so a machine that slept counts them, too. */
export function createSmsCode({ client, clock }: SmsCodeDependencies): SmsCodeService {
  const machine = smsCodeMachine.provide({
    actors: {
      requestCode: fromPromise<SmsAnswer, SmsRequest>(({ input, signal }) => client.call(smsEndpoints.send, { body: input, signal })),
    },
    actions: { readTime: assign({ now: () => clock.now() }) },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, smsCodeView);
}

function smsCodeView({ value, context }: SnapshotFrom<typeof smsCodeMachine>): SmsCodeFacts {
  const { endsAt, now, failure } = context;
  return { status: value, secondsLeft: value === 'counting' ? Math.ceil((endsAt - now) / 1000) : 0, failure };
}
