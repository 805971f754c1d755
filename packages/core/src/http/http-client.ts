import type { AnswerOf, Endpoint, ResponseCipher } from '../contract/index.ts';
import type { Locale, Result } from '../kernel/index.ts';
import type { ClockPort, HttpPort, RandomPort } from '../ports/index.ts';
import type { Answer, CallInput, CallResult, SessionHttpClient } from './http-client.types.ts';
import type { HttpFailure } from './http-failure.ts';
import { requestOf, transferOf, type RequestContext, type RequestParts } from './request-policy.ts';
import { parseAnswer, fileOf } from './response-policy.ts';
import { createSessionCalls } from './session-calls.ts';
import { createUnsettledWrites } from './unsettled-writes.ts';

/** Pauses in milliseconds before retrying a read without a connection; writes are never retried. */
export const READ_RETRY_PAUSES = [300, 900] as const;

export interface HttpClientDependencies {
  readonly http: HttpPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly basePath: string;
  /** Called for every request. */
  readonly token: () => string | null;
  readonly tenantId: () => string | null;
  readonly locale: () => Locale;
  /** Configuration for a server that encrypts its lists. */
  readonly cipher?: ResponseCipher | undefined;
  /** Called for every final failure, with the token of the call. */
  readonly onFailure: (
    failure: HttpFailure,
    call: { readonly endpoint: Endpoint; readonly token: string | null; readonly isQuiet: boolean },
  ) => void;
}

/** The only HTTP client: executes contract calls, applies their policies and classifies failures. */
export function createHttpClient(dependencies: HttpClientDependencies): SessionHttpClient {
  const { http, clock, random, cipher, onFailure } = dependencies;
  const unsettled = createUnsettledWrites(() => clock.now());
  const sessionCalls = createSessionCalls();

  const pause = (duration: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, duration));

  const contextOf = (token: string | null, idempotencyKey: string): RequestContext => ({
    basePath: dependencies.basePath,
    token,
    tenantId: dependencies.tenantId(),
    locale: dependencies.locale(),
    now: clock.now(),
    idempotencyKey,
  });

  /** Report a failure; cancel an authenticated call when the session ends. */
  async function watched<Value>(
    endpoint: Endpoint,
    token: string | null,
    work: (isOver: () => boolean) => Promise<Result<Value, HttpFailure>>,
    isQuiet = false,
  ): Promise<Result<Value, HttpFailure>> {
    const answer = await (endpoint.access.kind === 'anonymous' ? work(() => false) : sessionCalls.run(work));
    if (!answer.ok) onFailure(answer.error, { endpoint, token, isQuiet });
    return answer;
  }

  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): CallResult<Answer<AnswerOf<E>>> {
    const token = dependencies.token();
    const write = JSON.stringify([endpoint.name, input.params, input.query, input.body]);
    const key = unsettled.keyOf(write) ?? random.id();
    const attempt = async () =>
      parseAnswer(endpoint, await http.send(requestOf(endpoint, partsOf(input), contextOf(token, key))), cipher);
    const attempts = async (isOver: () => boolean) => {
      let latest = await attempt();
      for (const duration of endpoint.method === 'GET' ? READ_RETRY_PAUSES : []) {
        if (latest.ok || latest.error.kind !== 'unreachable' || input.signal?.aborted === true) break;
        await pause(duration);
        if (isOver()) break;
        latest = await attempt();
      }
      return latest;
    };
    const answer = await watched(endpoint, token, attempts, input.isQuiet);
    if (endpoint.method !== 'GET') unsettled.ended(write, key, answer.ok ? null : answer.error);
    return answer;
  }

  return {
    call,
    download(endpoint, { onProgress, isQuiet = false, ...input } = {}) {
      const token = dependencies.token();
      const request = transferOf(endpoint, partsOf(input), { files: null, onProgress }, contextOf(token, random.id()));
      return watched(endpoint, token, async () => fileOf(await http.receive(request)), isQuiet);
    },

    upload(endpoint, { files, onProgress, ...input }) {
      const token = dependencies.token();
      const request = transferOf(endpoint, partsOf(input), { files, onProgress }, contextOf(token, random.id()));
      return watched(endpoint, token, async () => parseAnswer(endpoint, await http.send(request), cipher));
    },

    endSession: sessionCalls.endAll,
  };
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

function partsOf({ params, query, body, signal }: LooseInput): RequestParts {
  return { params: asRecord(params), query: asRecord(query), body, signal };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
