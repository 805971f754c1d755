import { createHash } from 'node:crypto';

import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';

import { UPLOAD_FOLDERS, uploadFields } from '@evergreen/core/contract';
import { err, ok, sameText, type Result } from '@evergreen/core/kernel';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload, ServedFile } from '../../../http/endpoint-route.ts';
import type { RateLimit, RateLimitOptions } from '../../../http/rate-limit.ts';
import { createIdentifier } from '../../../identifiers.ts';
import { fileMessages } from './file.messages.ts';
import type { FileRepository } from './file.repository.ts';
import type { FileStore } from './file-store.ts';
import { claimedType } from './file-types.ts';
import { receiveUpload } from './receive-upload.ts';

/** Threat T-10, for one person: more than anybody chooses by hand. */
export const FILE_LIMIT: RateLimitOptions = { times: 120, window: 60_000 };

export interface FileService {
  receive(parts: AsyncIterable<Multipart>, call: SignedInCall): Promise<Result<ReceivedUpload, CallFailure>>;
  /** A file by the whole path that it was stored under; what is wrong with a path is not told. */
  read(path: {
    readonly folder: string;
    readonly id: string;
    readonly name: string;
  }): Promise<Result<ServedFile, CallFailure>>;
}

export interface FileDependencies {
  readonly store: FileStore;
  readonly files: FileRepository;
  readonly limit: RateLimit;
}

export function createFileService({ store, files, limit }: FileDependencies): FileService {
  return {
    async receive(parts, { caller, tenantId }) {
      const wait = Math.ceil((await limit.take(caller.userId)) / 1000);
      if (wait > 0) return err({ kind: 'tooMany', message: fileMessages.tooMany(wait), retryAfter: wait });
      const received = await receiveUpload(parts, store, createIdentifier);
      if (!received.ok) return received;
      const { fields, incoming, id, name, mediaType, size, sha256 } = received.value;
      const read = v.safeParse(uploadFields, fields);
      if (!read.success) {
        await incoming.discard();
        return err({ kind: 'invalid', message: fileMessages.folder(UPLOAD_FOLDERS) });
      }
      const folder = read.output.biz;
      return ok({
        fingerprint: createHash('sha256')
          .update(JSON.stringify([folder, name, sha256]))
          .digest('hex'),
        async keep() {
          await incoming.settle();
          await files.add({ id, folder, fileName: name, mediaType, size, sha256, userId: caller.userId, tenantId });
          const path = `${folder}/${id}/${name}`;
          return ok({ result: { msg: path, fileUrl: path, fileName: name }, message: sameText(path) });
        },
        confirm: incoming.confirm,
        discard: incoming.discard,
      });
    },
    async read({ folder, id, name }) {
      const file = await files.find(id);
      const isMeant = file !== undefined && file.folder === folder && file.fileName === name;
      const stored = isMeant ? await store.read(id) : undefined;
      if (!isMeant || stored === undefined) return err({ kind: 'unknownPath', message: fileMessages.gone });
      return ok({ ...stored, name, mediaType: file.mediaType, isPicture: claimedType(name)?.isPicture === true });
    },
  };
}
