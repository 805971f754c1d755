import type { HttpOutcome, HttpPort, HttpRequest } from '../ports/index.ts';

/** One call that waits for the test to say how it ends. */
export interface PendingCall {
  readonly request: HttpRequest;
  end(outcome: HttpOutcome): void;
  /** Ends with HTTP 200 and a success envelope around `result`. */
  succeed(result: unknown, message?: string): void;
  /** Ends with HTTP 200 and `success: false`. */
  reject(message: string, code?: number): void;
  /** Ends with another HTTP status and a failure envelope. */
  status(status: number, message?: string): void;
}

export interface ScriptedHttp extends HttpPort {
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
  /** The oldest call whose address holds `part` and that is not yet ended; throws when there is none. */
  take(part: string): PendingCall;
  /** How many calls wait. */
  pending(): number;
}

/** A network where every answer is given by the test. */
export function scriptedHttp(): ScriptedHttp {
  const requests: HttpRequest[] = [];
  const waiting: { readonly request: HttpRequest; readonly resolve: (outcome: HttpOutcome) => void }[] = [];
  return {
    requests,
    send(request) {
      requests.push(request);
      return new Promise((resolve) => {
        waiting.push({ request, resolve });
      });
    },
    take(part) {
      const index = waiting.findIndex(({ request }) => request.url.includes(part));
      const call = waiting.splice(index, index < 0 ? 0 : 1)[0];
      if (call === undefined)
        throw new Error(`No call to ${part} waits; waiting: ${waiting.map(({ request }) => request.url).join(', ')}`);
      const json = (status: number, body: unknown) =>
        call.resolve({ kind: 'answered', status, headers: {}, body: JSON.stringify(body) });
      return {
        request: call.request,
        end: call.resolve,
        succeed: (result, message = '') => json(200, { success: true, message, code: 200, result, timestamp: 0 }),
        reject: (message, code = 500) => json(200, { success: false, message, code, result: null, timestamp: 0 }),
        status: (status, message = '') =>
          json(status, { success: false, message, code: status, result: null, timestamp: 0 }),
      };
    },
    pending: () => waiting.length,
  };
}
