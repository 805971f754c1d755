import { createActor, fromPromise, type SnapshotFrom } from 'xstate';

import { smsEndpoints } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { smsOutboxMachine } from './sms-outbox.machine.ts';
import { shownMessages, type OutboxAnswer } from './sms-outbox.model.ts';
import type { SmsOutboxEvent, SmsOutboxFacts } from './sms-outbox.types.ts';

export type SmsOutboxService = Service<SmsOutboxFacts, SmsOutboxEvent>;

export interface SmsOutboxDependencies {
  readonly client: HttpClient;
}

/** The messages that the server kept instead of sending, for administrators who try the platform out. Reads them at once. */
export function createSmsOutbox({ client }: SmsOutboxDependencies): SmsOutboxService {
  const machine = smsOutboxMachine.provide({
    actors: {
      requestMessages: fromPromise<OutboxAnswer>(async ({ signal }) =>
        mapResult(await client.call(smsEndpoints.outbox, { signal }), ({ result }) => result),
      ),
    },
  });
  const actor = createActor(machine);
  actor.start();
  // An outbox only changes; nothing happens that the facts do not show.
  return { ...serviceFromActor(actor, smsOutboxView), on: () => () => undefined };
}

function smsOutboxView({ value, context }: SnapshotFrom<typeof smsOutboxMachine>): SmsOutboxFacts {
  return { status: value, messages: shownMessages(context), failure: value === 'failed' ? context.failure : null };
}
