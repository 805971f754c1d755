import type { HttpOutcome, HttpPort, HttpRequest } from '@evergreen/core/ports';
import { fakeContent } from '@evergreen/core/testing';

/** A success around a result, a file, or a call that ends some other way. */
export type Answer =
  | { readonly result: unknown }
  | { readonly file: string }
  | { readonly failure: string }
  | { readonly outcome: HttpOutcome };

export interface AnsweringHttp extends HttpPort {
  readonly requests: readonly HttpRequest[];
}

/** A network that answers at once by a table: `POST /api/sys/login` → its answer. What is not in it is not found. */
export function answeringHttp(answers: Readonly<Record<string, Answer>>): AnsweringHttp {
  const requests: HttpRequest[] = [];
  const answerTo = (request: HttpRequest) => {
    requests.push(request);
    return answers[`${request.method} ${new URL(request.url).pathname}`];
  };
  return {
    requests,
    send: (request) => Promise.resolve(outcomeOf(answerTo(request))),
    async receive(request) {
      const answer = answerTo(request);
      if (answer !== undefined && 'file' in answer)
        return {
          kind: 'answered',
          status: 200,
          headers: {},
          body: fakeContent(answer.file, 'application/vnd.ms-excel'),
        };
      const outcome = outcomeOf(answer);
      return outcome.kind === 'answered'
        ? { ...outcome, body: fakeContent(outcome.body, 'application/json') }
        : outcome;
    },
  };
}

export function status(code: number, message = ''): Answer {
  return { outcome: answered(code, { success: false, message, code, result: null, timestamp: 0 }) };
}

export function page(body: string): Answer {
  return { outcome: { kind: 'answered', status: 200, headers: {}, body } };
}

function outcomeOf(answer: Answer | undefined): HttpOutcome {
  if (answer === undefined) return answered(404, { success: false, message: '', code: 404, timestamp: 0 });
  if ('file' in answer) throw new Error('This answer is a file');
  if ('outcome' in answer) return answer.outcome;
  if ('failure' in answer) return answered(200, { success: false, message: answer.failure, code: 500, timestamp: 0 });
  return answered(200, { success: true, message: '', code: 200, result: answer.result, timestamp: 0 });
}

function answered(code: number, body: unknown): HttpOutcome {
  return { kind: 'answered', status: code, headers: {}, body: JSON.stringify(body) };
}
