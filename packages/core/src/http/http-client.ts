import type { AnswerOf, Endpoint } from '../contract/index.ts';
import type { Locale, Result } from '../kernel/index.ts';
import type { ClockPort, HttpPort, RandomPort } from '../ports/index.ts';
import type { Answer, CallInput, HttpClient } from './http-client.types.ts';
import type { HttpFailure } from './http-failure.ts';
import { requestOf } from './request-policy.ts';
import { answerOf } from './response-policy.ts';
import { createUnsettledWrites } from './unsettled-writes.ts';

/** Pauses before a read that found no connection is sent again; writes are never sent twice. */
export const READ_RETRY_PAUSES = [300, 900] as const;

export interface HttpClientDependencies {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly basePath: string;
  /** Read anew for every call. */
  readonly token: () => string | null;
  readonly tenantId: () => string | null;
  readonly locale: () => Locale;
  /** Told of every failure in the end, with the token that the call was sent with. */
  readonly onFailure: (failure: HttpFailure, call: { readonly endpoint: Endpoint; readonly token: string | null }) => void;
}

/** The one way out to the server: every call of the contract, its policies, and what its failures are. */
export function createHttpClient(dependencies: HttpClientDependencies): HttpClient {
  const { http, clock, random } = dependencies;
  const unsettled = createUnsettledWrites(() => clock.now());

  const pause = (duration: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, duration));

  async function attempt<E extends Endpoint>(endpoint: E, input: CallInput<E>, token: string | null, key: string) {
    const request = requestOf(
      endpoint,
      { params: asRecord(input.params), query: asRecord(input.query), body: input.body, signal: input.signal },
      {
        basePath: dependencies.basePath,
        token,
        tenantId: dependencies.tenantId(),
        locale: dependencies.locale(),
        now: clock.now(),
        idempotencyKey: key,
      },
    );
    return answerOf(endpoint, await http.send(request));
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Result<Answer<AnswerOf<E>>, HttpFailure>> {
      const token = dependencies.token();
      const write = JSON.stringify([endpoint.name, input.params, input.query, input.body]);
      const key = unsettled.keyOf(write) ?? random.id();
      let answer = await attempt(endpoint, input, token, key);
      for (const duration of endpoint.method === 'GET' ? READ_RETRY_PAUSES : []) {
        if (answer.ok || answer.error.kind !== 'unreachable' || input.signal?.aborted === true) break;
        await pause(duration);
        answer = await attempt(endpoint, input, token, key);
      }
      if (endpoint.method !== 'GET') unsettled.ended(write, key, answer.ok ? null : answer.error);
      if (!answer.ok) dependencies.onFailure(answer.error, { endpoint, token });
      return answer;
    },
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
