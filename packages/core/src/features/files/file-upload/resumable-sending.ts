import * as v from 'valibot';

import { failureText } from '../../../http/index.ts';
import { days, err, ok, parseJson, type LocalizedText, type Result } from '../../../kernel/index.ts';
import type { HttpPort, ResumableOutcome, ResumableUploadPort } from '../../../ports/index.ts';
import { storageFamily, type FamilyStorage, type StorageFamily } from '../../../storage/index.ts';
import { uploadMessages as messages, type ChosenFile, type UploadCall, type UploadPort } from '../upload-list/index.ts';

/** Bytes above which a file goes up in parts, and of one part. */
export const RESUMABLE_FROM = 8 * 1024 * 1024;
const PART_SIZE = 4 * 1024 * 1024;

/** Where uploads in parts are created, below the base path. Finished, the address of one answers with the envelope of an upload. */
const RESUMABLE_PATH = '/sys/common/upload/resumable';

/** Addresses of unfinished uploads by user and file, for as long as the server keeps their parts. */
export const unfinishedUploads: StorageFamily<string> = storageFamily('upload', v.string(), days(1));

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
      metadata: { filename: name, filetype: content.type, biz: folder },
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
    return answerOf(outcome, call, dependencies.http);
  }

  return {
    send: (file, call) => (file.content.size > RESUMABLE_FROM ? send(file, call) : whole.send(file, call)),
  };
}

async function answerOf(
  outcome: ResumableOutcome,
  { headers, signal }: UploadCall,
  http: HttpPort,
): Promise<Result<unknown, LocalizedText>> {
  switch (outcome.kind) {
    case 'unreachable':
      return err(messages.keptParts);
    case 'cancelled':
      return err(failureText({ kind: 'cancelled' }));
    case 'answered':
      return readEnvelope(outcome.body) ?? err(failureText({ kind: 'status', status: outcome.status, message: '' }));
    case 'finished': {
      const last = readEnvelope(outcome.body);
      if (last !== null) return last;
      const read = await http.send({
        method: 'GET',
        url: outcome.address,
        headers: { accept: 'application/json', ...headers },
        timeout: null,
        signal,
      });
      if (read.kind !== 'answered') return err(failureText({ kind: read.kind }));
      return readEnvelope(read.body) ?? err(failureText({ kind: 'malformed', detail: RESUMABLE_PATH }));
    }
  }
}

/** null for what is no envelope. */
function readEnvelope(body: string): Result<unknown, LocalizedText> | null {
  const json = parseJson(body);
  const isEnvelope = json.ok && typeof json.value === 'object' && json.value !== null && 'success' in json.value;
  return isEnvelope ? ok(json.value) : null;
}
