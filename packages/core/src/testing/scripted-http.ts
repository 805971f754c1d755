import type { FileContent, HttpOutcome, HttpPort, HttpRequest } from '../ports/index.ts';

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

/** One call for a file that waits for the test to say how it ends. */
export interface PendingFile {
  readonly request: HttpRequest;
  end(outcome: HttpOutcome<FileContent>): void;
}

export interface ScriptedHttp extends HttpPort {
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
  /** The oldest call whose address holds `part` and that is not yet ended; throws when there is none. */
  take(part: string): PendingCall;
  /** The same of the calls for a file. */
  takeFile(part: string): PendingFile;
  /** How many calls wait. */
  pending(): number;
}

interface Waiting<Body> {
  readonly request: HttpRequest;
  readonly resolve: (outcome: HttpOutcome<Body>) => void;
}

/** A network where every answer is given by the test. */
export function scriptedHttp(): ScriptedHttp {
  const requests: HttpRequest[] = [];
  const calls: Waiting<string>[] = [];
  const files: Waiting<FileContent>[] = [];
  return {
    requests,
    send(request) {
      requests.push(request);
      return new Promise((resolve) => {
        calls.push({ request, resolve });
      });
    },
    receive(request) {
      requests.push(request);
      return new Promise((resolve) => {
        files.push({ request, resolve });
      });
    },
    take(part) {
      const call = oldestOf(calls, part);
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
    takeFile(part) {
      const { request, resolve } = oldestOf(files, part);
      return { request, end: resolve };
    },
    pending: () => calls.length + files.length,
  };
}

function oldestOf<Body>(waiting: Waiting<Body>[], part: string): Waiting<Body> {
  const index = waiting.findIndex(({ request }) => request.url.includes(part));
  const call = waiting.splice(index, index < 0 ? 0 : 1)[0];
  if (call === undefined)
    throw new Error(`No call to ${part} waits; waiting: ${waiting.map(({ request }) => request.url).join(', ')}`);
  return call;
}
