import { wireHeaders } from '../../../../contract/index.ts';
import { failureText } from '../../../../http/index.ts';
import { err, ok, parseJson, type Locale } from '../../../../kernel/index.ts';
import type { HttpPort, RandomPort } from '../../../../ports/index.ts';
import type { UploadPort } from './upload-cell.types.ts';

const WHOLE_ADDRESS = /^https?:\/\//iu;

export interface FileSending {
  readonly http: HttpPort;
  readonly random: RandomPort;
  /** Stands before an action that is no whole address, without a slash at its end. */
  readonly basePath: string;
  /** In which language the server refuses. */
  readonly locale: () => Locale;
}

/**
 * Sends the files of cells as multipart/form-data, without a time limit. A server that refuses with words in an envelope is an answer,
 * whatever its status; every other end is an error.
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
      const isSuccess = outcome.status >= 200 && outcome.status <= 299;
      return err(
        failureText(
          isSuccess ? { kind: 'malformed', detail: action } : { kind: 'status', status: outcome.status, message: '' },
        ),
      );
    },
  };
}
