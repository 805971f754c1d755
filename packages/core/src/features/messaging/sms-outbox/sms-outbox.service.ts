import { smsEndpoints } from '../../../contract/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { shownMessages, toggleNumber, type SentMessages } from './sms-outbox.model.ts';
import type { SmsOutboxEvent, SmsOutboxFacts } from './sms-outbox.types.ts';

export type SmsOutboxService = Service<SmsOutboxFacts, SmsOutboxEvent>;

export interface SmsOutboxDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/**
 * Load the messages that the server stored instead of sending, for administrators who evaluate the platform. Loads on
 * start.
 */
export function createSmsOutbox({ client, clock }: SmsOutboxDependencies): SmsOutboxService {
  const loader = createLoader<SentMessages, HttpFailure, null>({
    clock,
    load: async (_, signal) => mapResult(await client.call(smsEndpoints.outbox, { signal }), ({ result }) => result),
  });
  loader.send({ type: 'value.load', params: null });
  const nothingRevealed: readonly string[] = [];
  const shown = createViewState(loader, nothingRevealed, ({ status, value, failure }, revealed): SmsOutboxFacts => ({
    status,
    messages: shownMessages(value ?? [], revealed),
    failure: failure === null ? null : failureText(failure),
  }));
  return {
    ...shown,
    send(event) {
      if (event.type === 'list.refresh') loader.send({ type: 'value.refresh' });
      else shown.update((revealed) => toggleNumber(revealed, event.id));
    },
    // The outbox emits no events; its state is the whole interface.
    on: () => () => undefined,
  };
}
