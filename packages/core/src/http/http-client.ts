import type { AnswerOf, Endpoint } from '../contract/index.ts';
import { err, type Locale, type Result } from '../kernel/index.ts';
import type { ClockPort, HttpPort, RandomPort } from '../ports/index.ts';
import type { Answer, CallInput, SessionHttpClient } from './http-client.types.ts';
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
export function createHttpClient(dependencies: HttpClientDependencies): SessionHttpClient {
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

  /** How each call under way is ended. */
  const endings = new Set<() => void>();

  /** An answer that comes after the end of the session is nobody's. */
  function untilSessionEnds<Value>(work: (isOver: () => boolean) => Promise<Result<Value, HttpFailure>>) {
    return new Promise<Result<Value, HttpFailure>>((resolve) => {
      let isOver = false;
      const end = () => {
        isOver = true;
        endings.delete(end);
        resolve(err({ kind: 'sessionEnded' }));
      };
      endings.add(end);
      const finish = async () => {
        const answer = await work(() => isOver);
        endings.delete(end);
        resolve(answer);
      };
      void finish();
    });
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Result<Answer<AnswerOf<E>>, HttpFailure>> {
      const token = dependencies.token();
      const write = JSON.stringify([endpoint.name, input.params, input.query, input.body]);
      const key = unsettled.keyOf(write) ?? random.id();
      const work = async (isOver: () => boolean) => {
        let answer = await attempt(endpoint, input, token, key);
        for (const duration of endpoint.method === 'GET' ? READ_RETRY_PAUSES : []) {
          if (answer.ok || answer.error.kind !== 'unreachable' || input.signal?.aborted === true) break;
          await pause(duration);
          if (isOver()) break;
          answer = await attempt(endpoint, input, token, key);
        }
        return answer;
      };
      const answer = await (endpoint.access.kind === 'anonymous' ? work(() => false) : untilSessionEnds(work));
      if (endpoint.method !== 'GET') unsettled.ended(write, key, answer.ok ? null : answer.error);
      if (!answer.ok) dependencies.onFailure(answer.error, { endpoint, token });
      return answer;
    },
    endSession() {
      for (const end of endings) end();
    },
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
