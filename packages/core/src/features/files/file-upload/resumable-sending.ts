import * as v from 'valibot';

import { fileEndpoints, FORM_UPLOAD_LIMIT, RESUMABLE_AGE, RESUMABLE_PATH } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { err, ok, parseJson, type LocalizedText, type Result } from '../../../kernel/index.ts';
import type { HttpPort, ResumableOutcome, ResumableUploadPort } from '../../../ports/index.ts';
import { storageFamily, type FamilyStorage, type StorageFamily } from '../../../storage/index.ts';
import { uploadMessages as messages, type ChosenFile, type UploadCall, type UploadPort } from '../upload-list/index.ts';

/** Bytes of one part. */
const PART_SIZE = 4 * 1024 * 1024;

/** Addresses of unfinished uploads by user and file, for as long as the server keeps their parts. */
export const unfinishedUploads: StorageFamily<string> = storageFamily('upload', v.string(), RESUMABLE_AGE);

export interface ResumableSending {
  readonly http: HttpPort;
  readonly uploads: ResumableUploadPort;
  readonly basePath: string;
  readonly memory: FamilyStorage<string>;
  readonly userId: () => string;
  /** For files that are not large. */
  readonly whole: UploadPort;
}

/** Large files go up in parts, which survive a lost connection and a reload of the page; others as `whole` sends them. */
export function createResumableSending(dependencies: ResumableSending): UploadPort {
  const { uploads, basePath, memory, userId, whole } = dependencies;
  const url = basePath + RESUMABLE_PATH;

  async function send(file: ChosenFile, call: UploadCall): Promise<Result<unknown, LocalizedText>> {
    const { name, content, modifiedAt = 0 } = file;
    const folder = call.fields.find(([field]) => field === 'biz')?.[1] ?? '';
    const key = JSON.stringify([userId(), folder, name, content.size, modifiedAt]);
    const earlier = memory.get(key) ?? null;
    const outcome = await uploads.send({
      url,
      headers: call.headers,
      metadata: { filename: name },
      content,
      earlier,
      partSize: PART_SIZE,
      signal: call.signal,
      onProgress: call.onProgress,
      onInterrupted: (isInterrupted) => call.onNote?.(isInterrupted ? 'interrupted' : null),
      onStarted(address) {
        memory.set(key, address);
        if (address === earlier) call.onNote?.('resumed');
      },
    });
    // What was sent is kept where nobody answered or the user cancelled.
    if (outcome.kind === 'finished' || outcome.kind === 'answered') memory.remove(key);
    return answerOf(outcome, folder, call, dependencies);
  }

  return {
    send: (file, call) => (file.content.size > FORM_UPLOAD_LIMIT ? send(file, call) : whole.send(file, call)),
  };
}

async function answerOf(
  outcome: ResumableOutcome,
  folder: string,
  { headers, signal }: UploadCall,
  { http, basePath }: Pick<ResumableSending, 'http' | 'basePath'>,
): Promise<Result<unknown, LocalizedText>> {
  switch (outcome.kind) {
    case 'unreachable':
      return err(messages.keptParts);
    case 'cancelled':
      return err(failureText({ kind: 'cancelled' }));
    case 'answered':
      return readEnvelope(outcome.body) ?? err(failureText({ kind: 'status', status: outcome.status, message: '' }));
    case 'finished': {
      const { method, path } = fileEndpoints.finish;
      const id = outcome.address.slice(outcome.address.lastIndexOf('/') + 1);
      const finished = await http.send({
        method,
        url: basePath + path,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ id, biz: folder }),
        // The server reads the whole file once more.
        timeout: null,
        signal,
      });
      if (finished.kind !== 'answered') return err(failureText({ kind: finished.kind }));
      return readEnvelope(finished.body) ?? err(failureText({ kind: 'malformed', detail: path }));
    }
  }
}

/** null for what is no envelope. */
function readEnvelope(body: string): Result<unknown, LocalizedText> | null {
  const json = parseJson(body);
  const isEnvelope = json.ok && typeof json.value === 'object' && json.value !== null && 'success' in json.value;
  return isEnvelope ? ok(json.value) : null;
}
