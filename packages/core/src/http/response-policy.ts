import * as v from 'valibot';

import { envelope, type AnswerOf, type Endpoint, type Envelope, type ResponseCipher } from '../contract/index.ts';
import { err, ok, parseJson } from '../kernel/index.ts';
import type { FileContent, HttpOutcome } from '../ports/index.ts';
import { hasTooManyRows, isWithinBounds, LONGEST_ANSWER, MOST_ROWS } from './answer-bounds.ts';
import { fileNameIn } from './content-disposition.ts';
import type { Answer, CallResult, DownloadedFile } from './http-client.types.ts';
import type { HttpFailure } from './http-failure.ts';

/** Server messages are truncated to this length before display (threat T-74). */
const LONGEST_MESSAGE = 500;

/** Marker in the message of an older server's HTTP 500 for an expired session. */
const EXPIRED_MARK = 'Token失效';

/** Bytes; no known server sends a longer error response to a download. Longer bodies are not searched for a message. */
const LONGEST_REFUSAL = 65_536;

/** Convert the outcome of a call to the parsed result or its kind of failure. */
export async function parseAnswer<E extends Endpoint>(
  endpoint: E,
  outcome: HttpOutcome,
  cipher: ResponseCipher | undefined,
): CallResult<Answer<AnswerOf<E>>> {
  if (outcome.kind !== 'answered') return err({ kind: outcome.kind });
  if (outcome.status < 200 || outcome.status > 299)
    return err(failureOfStatus(outcome.status, messageIn(outcome.body)));
  const excessive = (detail: string) => err<HttpFailure>({ kind: 'excessive', detail: `${endpoint.name}: ${detail}` });
  if (outcome.body.length > LONGEST_ANSWER) return excessive('too long');
  const json = parseJson(outcome.body);
  if (!json.ok) return err({ kind: 'malformed', detail: `${endpoint.name}: no JSON` });
  if (!isWithinBounds(json.value)) return excessive('too deep or too many values');
  const wrapped = v.safeParse(envelope, json.value);
  if (!wrapped.success) return err({ kind: 'malformed', detail: `${endpoint.name}: no envelope` });
  const { success, message, resultData } = wrapped.output;
  if (!success) return err(rejectionOf(wrapped.output));
  const opened = typeof resultData === 'string' ? await decryptedResult(resultData, cipher) : ok(wrapped.output.result);
  if (!opened.ok) return opened;
  if (endpoint.isList && hasTooManyRows(opened.value)) return excessive(`more than ${MOST_ROWS} rows`);
  const parsed = v.safeParse(endpoint.answer, opened.value);
  if (!parsed.success) return err({ kind: 'malformed', detail: `${endpoint.name}: ${issueOf(parsed.issues)}` });
  return ok({ result: parsed.output, message: cut(message ?? '') });
}

/** The decrypted `resultData`. The ciphers are lazy-loaded on first use. */
async function decryptedResult(data: string, cipher: ResponseCipher | undefined): CallResult<unknown> {
  if (cipher === undefined) return err({ kind: 'undecryptable' });
  const { decryptText } = await import('./aes-decryption.ts');
  const json = parseJson(decryptText(cipher, data) ?? '');
  if (!json.ok) return err({ kind: 'undecryptable' });
  return isWithinBounds(json.value) ? json : err({ kind: 'excessive', detail: 'too deep or too many values' });
}

/**
 * Convert the outcome of a download. A status above 299 and an error envelope, which older servers send with HTTP 200
 * instead of the file, are failures with the server's message.
 */
export async function fileOf(outcome: HttpOutcome<FileContent>): CallResult<DownloadedFile> {
  if (outcome.kind !== 'answered') return err({ kind: outcome.kind });
  const { status, headers, body } = outcome;
  const readBody = () => (body.size > LONGEST_REFUSAL ? Promise.resolve('') : body.text());
  if (status < 200 || status > 299) return err(failureOfStatus(status, messageIn(await readBody())));
  const disposition = headers['content-disposition'];
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/iu.test(headers['content-type'] ?? body.type);
  if (isJson && disposition === undefined) {
    const json = parseJson(await readBody());
    const wrapped = json.ok ? v.safeParse(envelope, json.value) : undefined;
    if (wrapped?.success === true && !wrapped.output.success) return err(rejectionOf(wrapped.output));
  }
  return body.size === 0 ? err({ kind: 'noFile' }) : ok({ name: fileNameIn(disposition), content: body });
}

function rejectionOf({ code, message, error, result }: Envelope): HttpFailure {
  const fields = Object.entries(error?.fields ?? {}).map(([key, text]): [string, string] => [key, cut(text)]);
  const rows = error?.rows?.map(({ id, reason }) => ({ id, reason: cut(reason) }));
  return {
    kind: 'rejected',
    code,
    message: cut(message ?? ''),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
    ...(rows === undefined ? {} : { rows }),
    ...(result === null || result === undefined ? {} : { result }),
  };
}

function failureOfStatus(status: number, message: string): HttpFailure {
  switch (status) {
    case 401:
      return { kind: 'unauthorised', message };
    case 403:
      return { kind: 'forbidden', message };
    case 404:
      return { kind: 'notFound', message };
    case 504:
      return { kind: 'gatewayTimedOut', message };
    default:
      return status === 500 && message.includes(EXPIRED_MARK)
        ? { kind: 'tokenExpired', message }
        : { kind: 'status', status, message };
  }
}

/** The message of an error body in any format; empty if there is none. */
function messageIn(body: string): string {
  const json = parseJson(body);
  if (!json.ok) return '';
  const parsed = v.safeParse(v.object({ message: v.string() }), json.value);
  return parsed.success ? cut(parsed.output.message) : '';
}

function cut(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}...` : message;
}

function issueOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [first] = issues;
  return `${v.getDotPath(first) ?? 'result'}: ${first.message}`;
}
