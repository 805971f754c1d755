import { wireHeaders } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { err, ok, parseJson, type Locale } from '../../../kernel/index.ts';
import type { HttpPort, RandomPort } from '../../../ports/index.ts';
import type { UploadPort } from './upload-list.types.ts';
import { uploadMessages as messages } from './upload.messages.ts';

const WHOLE_ADDRESS = /^https?:\/\//iu;

export interface FileSending {
  readonly http: HttpPort;
  readonly random: RandomPort;
  /** Prefix of relative actions, without a trailing slash. */
  readonly basePath: string;
  /** Language of the server's messages. */
  readonly locale: () => Locale;
}

/**
 * Upload files as multipart/form-data, without a timeout. An error envelope with a message is an answer, whatever
 * its status; every other outcome is an error.
 */
export function createHttpUpload({ http, random, basePath, locale }: FileSending): UploadPort {
  return {
    async send({ name, content }, { action, headers, fields, fileField, onProgress, signal }) {
      const outcome = await http.send({
        method: 'POST',
        url: WHOLE_ADDRESS.test(action) ? action : `${basePath}/${action.replace(/^\/+/u, '')}`,
        headers: {
          accept: 'application/json',
          [wireHeaders.language]: locale(),
          [wireHeaders.idempotencyKey]: random.id(),
          ...headers,
        },
        form: { fields, files: [{ field: fileField, name, content }] },
        timeout: null,
        signal,
        onProgress,
      });
      if (outcome.kind !== 'answered') return err(failureText({ kind: outcome.kind }));
      const json = parseJson(outcome.body);
      if (json.ok && typeof json.value === 'object' && json.value !== null && 'success' in json.value)
        return ok(json.value);
      if (outcome.status === 413) return err(messages.tooLargeForServer);
      if (outcome.status === 415) return err(messages.kindRefused);
      const isSuccess = outcome.status >= 200 && outcome.status <= 299;
      return err(
        failureText(
          isSuccess ? { kind: 'malformed', detail: action } : { kind: 'status', status: outcome.status, message: '' },
        ),
      );
    },
  };
}
