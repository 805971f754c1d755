import type { HttpOutcome, HttpPort, HttpRequest } from '@evergreen/core/ports';
import axios, { isAxiosError, type AxiosResponse } from 'axios';

export interface AxiosHttpOptions {
  /** Which of axios's ways to send is used; by itself it takes `xhr` in a browser and `http` in Node. */
  readonly adapter?: 'xhr' | 'http' | 'fetch';
}

const asItIs = (data: unknown): unknown => data;

/**
 * The network by axios. Every status is an answer and its body is the text as it came. Redirects are not followed where
 * the platform leaves the choice (Node), because the token would follow them; proxies of the environment are not used.
 */
export function createAxiosHttp(options: AxiosHttpOptions = {}): HttpPort {
  const sender = axios.create({
    ...(options.adapter === undefined ? {} : { adapter: options.adapter }),
    responseType: 'text',
    validateStatus: null,
    transformRequest: [asItIs],
    transformResponse: [asItIs],
    maxRedirects: 0,
    proxy: false,
    withXSRFToken: false,
  });

  return {
    async send(request) {
      const deadline = startDeadline(request);
      try {
        const response = await sender.request<unknown>({
          method: request.method,
          url: request.url,
          headers: { ...request.headers },
          data: request.body,
          signal: deadline.signal,
        });
        return answerOf(response);
      } catch (problem) {
        return deadline.ended() ?? outcomeOf(problem);
      } finally {
        deadline.stop();
      }
    },
  };
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Why the signal stopped the call; undefined when it did not. */
  ended(): HttpOutcome | undefined;
  stop(): void;
}

/**
 * One signal for the caller's wish and the time limit. The limit is kept here and not by axios, whose own one in Node
 * starts again with every piece of a slow answer.
 */
function startDeadline({ timeout, signal }: HttpRequest): Deadline {
  const controller = new AbortController();
  let ended: HttpOutcome | undefined;
  const end = (outcome: HttpOutcome) => {
    ended ??= outcome;
    controller.abort();
  };
  const cancel = () => end({ kind: 'cancelled' });
  const timer = setTimeout(() => end({ kind: 'timedOut' }), timeout);
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    ended: () => ended,
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}

function answerOf({ status, headers, data }: AxiosResponse<unknown>): HttpOutcome {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name.toLowerCase(), String(value)] as const],
  );
  return { kind: 'answered', status, headers: Object.fromEntries(lines), body: typeof data === 'string' ? data : '' };
}

/** How a call ended that nobody here stopped. A browser stops calls by itself when the page is left. */
function outcomeOf(problem: unknown): HttpOutcome {
  const code = isAxiosError(problem) ? problem.code : undefined;
  if (code === 'ETIMEDOUT') return { kind: 'timedOut' };
  if (code === 'ECONNABORTED' || code === 'ERR_CANCELED') return { kind: 'cancelled' };
  return { kind: 'unreachable' };
}
