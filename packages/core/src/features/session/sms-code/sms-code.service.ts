import { assign, createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { smsEndpoints, type SmsMode } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import type { Service, LocalizedText } from '../../../kernel/index.ts';
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
  /** What the code is for; each purpose has its own minute. */
  readonly mode: SmsMode;
}

/**
 * The button that asks for a code and then waits for a minute. The seconds are read from the clock, so a machine that slept
 * counts them, too; the end of the minute is kept, so a reload or another button for the same purpose goes on counting.
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

/** What is wrong with the number that a code was asked for by, as long as it stands there unchanged. */
export function mobileProblem({ refused }: SmsCodeFacts, mobile: string): LocalizedText | null {
  return refused?.mobile === mobile.trim() ? refused.problem : null;
}
