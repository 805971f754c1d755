import { assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { smsEndpoints, type SmsMode } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { cleanText, type Service, type LocalizedText } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { smsCodeMachine, type SmsAnswer } from './sms-code.machine.ts';
import type { SmsCodeEmitted, SmsCodeEvent, SmsCodeFacts } from './sms-code.types.ts';

export type SmsCodeService = Service<SmsCodeFacts, SmsCodeEvent, SmsCodeEmitted>;

export interface SmsCodeDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly storage: TypedStorage;
  /** Purpose of the code; each has its own countdown. */
  readonly mode: SmsMode;
}

/**
 * Button that requests a code and then counts down one minute. Reads the clock, so that sleep counts; the end is
 * persisted, so that a reload or another button of the same purpose continues the countdown.
 */
export function createSmsCode({ client, clock, storage, mode }: SmsCodeDependencies): SmsCodeService {
  const pauses = () => storage.get(storageKeys.smsCodePauses) ?? {};
  const machine = smsCodeMachine.provide({
    actors: {
      requestCode: fromPromise<SmsAnswer, string>(({ input, signal }) =>
        client.call(smsEndpoints.send, { body: { mobile: input, smsmode: mode }, signal }),
      ),
    },
    actions: {
      readTime: assign({ now: () => clock.now() }),
      keepCountdown: (_, endsAt) => storage.set(storageKeys.smsCodePauses, { ...pauses(), [mode]: endsAt }),
    },
  });
  const actor = createActor(machine, { clock, input: { endsAt: pauses()[mode] ?? 0, now: clock.now() } });
  actor.start();
  return serviceFromActor(actor, smsCodeView);
}

function smsCodeView({ value, context }: SnapshotFrom<typeof smsCodeMachine>): SmsCodeFacts {
  const { endsAt, now, failure, refused } = context;
  return { status: value, secondsLeft: value === 'counting' ? Math.ceil((endsAt - now) / 1000) : 0, failure, refused };
}

/** Error of the number used in the last request, until the number changes. */
export function mobileProblem({ refused }: SmsCodeFacts, mobile: string): LocalizedText | null {
  return refused?.mobile === cleanText(mobile) ? refused.problem : null;
}
