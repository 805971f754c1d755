import type { RefusedRow } from '../contract/index.ts';
import type { FileContent, HttpOutcome, HttpPort, HttpRequest } from '../ports/index.ts';

/** A pending call, ended by the test. */
export interface PendingCall {
  readonly request: HttpRequest;
  end(outcome: HttpOutcome): void;
  /** Answer with HTTP 200 and a success envelope around `result`. */
  succeed(result: unknown, message?: string): void;
  /** Answer with HTTP 200 and `success: false`; `fields` and `rows` are sent in `error`. */
  reject(message: string, code?: number, fields?: Readonly<Record<string, string>>, rows?: readonly RefusedRow[]): void;
  /** Answer with another HTTP status and a failure envelope. */
  status(status: number, message?: string): void;
}

/** A pending file call, ended by the test. */
export interface PendingFile {
  readonly request: HttpRequest;
  end(outcome: HttpOutcome<FileContent>): void;
}

export interface ScriptedHttp extends HttpPort {
  /** All sent requests, in order. */
  readonly requests: readonly HttpRequest[];
  /** The oldest pending call whose URL contains `part` or matches it; throws if there is none. */
  take(part: string | RegExp): PendingCall;
  /** Like `take`, for file calls. */
  takeFile(part: string): PendingFile;
  /** Number of pending calls. */
  pending(): number;
}

interface Waiting<Body> {
  readonly request: HttpRequest;
  readonly resolve: (outcome: HttpOutcome<Body>) => void;
}

/** A network in which the test gives every response. */
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
        reject: (message, code = 500, fields, rows) =>
          json(200, {
            success: false,
            message,
            code,
            result: null,
            timestamp: 0,
            ...(fields === undefined && rows === undefined ? {} : { error: { kind: 'business', fields, rows } }),
          }),
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

function oldestOf<Body>(waiting: Waiting<Body>[], part: string | RegExp): Waiting<Body> {
  const isMeant = (url: string) => (typeof part === 'string' ? url.includes(part) : part.test(url));
  const index = waiting.findIndex(({ request }) => isMeant(request.url));
  const call = waiting.splice(index, index < 0 ? 0 : 1)[0];
  if (call === undefined)
    throw new Error(
      `No pending call to ${String(part)}; pending: ${waiting.map(({ request }) => request.url).join(', ')}`,
    );
  return call;
}
