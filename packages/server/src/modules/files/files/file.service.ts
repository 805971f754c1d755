import { createHash } from 'node:crypto';

import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';

import {
  UPLOAD_FOLDERS,
  uploadFields,
  type DownloadAddress,
  type PictureSize,
  type UploadResult,
} from '@evergreen/core/contract';
import { err, ok, sameText, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { attachment } from '../../../http/content-disposition.ts';
import type { ReceivedUpload, ServedFile } from '../../../http/endpoint-route.ts';
import type { RateLimitOptions } from '../../../http/rate-limit.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { FileAccess } from './file-access.ts';
import { acceptContents } from './file-contents.ts';
import { fileMessages } from './file.messages.ts';
import type { FileRepository, FileRow } from './file.repository.ts';
import type { FileStore } from './file-store.ts';
import { claimedType } from './file-types.ts';
import type { PersonalSpace } from './personal-space.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { receiveUpload } from './receive-upload.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

/** Threat T-10, for one person: more than anybody chooses by hand. */
export const FILE_LIMIT: RateLimitOptions = { times: 120, window: 60_000 };

export interface FileService {
  receive(parts: AsyncIterable<Multipart>, call: SignedInCall): Promise<Result<ReceivedUpload, CallFailure>>;
  /** Stores a file whose parts arrived. Asked again, it answers the same. */
  finish(
    upload: { readonly id: string; readonly biz: string },
    call: SignedInCall,
  ): Promise<Result<() => Promise<CallOutcome<UploadResult>>, CallFailure>>;
  /** A file by the whole path that it was stored under; what is wrong with a path is not told. */
  read(path: FilePath, size: PictureSize | undefined, call: SignedInCall): Promise<Result<ServedFile, CallFailure>>;
  /** Where the store itself gives that file, always as something to save: the store sends no policy that would keep it from running. */
  address(path: FilePath, call: SignedInCall): Promise<CallOutcome<DownloadAddress>>;
}

export interface FilePath {
  readonly folder: string;
  readonly id: string;
  readonly name: string;
}

export interface FileDependencies {
  readonly store: FileStore;
  readonly files: FileRepository;
  readonly resumable: ResumableUploads;
  readonly pictures: PictureSizes;
  readonly mayRead: FileAccess;
  readonly space: PersonalSpace;
}

export function createFileService(dependencies: FileDependencies): FileService {
  const { store, files, resumable, pictures, space } = dependencies;

  return {
    async receive(parts, call) {
      const { caller, tenantId } = call;
      const obstacle = await space.obstacle(call, 0);
      if (obstacle !== undefined) return err(obstacle);
      const received = await receiveUpload(parts, { store, newId: createIdentifier, person: caller.userId });
      if (!received.ok) return received;
      const { fields, incoming, id, name, mediaType, size, sha256, sentSha256 } = received.value;
      const read = v.safeParse(uploadFields, fields);
      const refused: CallFailure | undefined = read.success
        ? await space.overQuota(call, size)
        : { kind: 'invalid', message: fileMessages.folder(UPLOAD_FOLDERS) };
      if (!read.success || refused !== undefined) {
        await incoming.discard();
        return err(refused ?? { kind: 'invalid', message: fileMessages.folder(UPLOAD_FOLDERS) });
      }
      const folder = read.output.biz;
      return ok({
        fingerprint: createHash('sha256')
          .update(JSON.stringify([folder, name, sentSha256]))
          .digest('hex'),
        async keep() {
          await incoming.settle();
          await files.add({ id, folder, fileName: name, mediaType, size, sha256, userId: caller.userId, tenantId });
          return storedAs({ id, folder, fileName: name });
        },
        confirm: incoming.confirm,
        discard: incoming.discard,
      });
    },

    async finish({ id, biz: folder }, call): Promise<Result<() => Promise<CallOutcome<UploadResult>>, CallFailure>> {
      const { caller, tenantId } = call;
      const known = await files.find(id);
      if (known !== undefined && known.userId === caller.userId) return ok(async () => storedAs(known));
      const upload = known === undefined ? await resumable.take(id, caller.userId) : undefined;
      if (upload === undefined) return err({ kind: 'missing', message: fileMessages.partsGone });
      const contents = await acceptContents(upload.path, upload.name, caller.userId);
      const refused = contents.ok ? await space.overQuota(call, contents.value.size) : contents.error;
      if (!contents.ok || refused !== undefined) {
        await resumable.forget(id);
        return err(refused ?? { kind: 'missing', message: fileMessages.partsGone });
      }
      return ok(async () => {
        await store.put(id, upload.path);
        await files.add({ id, folder, fileName: upload.name, ...contents.value, userId: caller.userId, tenantId });
        return storedAs({ id, folder, fileName: upload.name });
      });
    },

    async read(path, size, call) {
      const found = await readable(dependencies, path, call);
      if (!found.ok) return found;
      const file = found.value;
      const { id, fileName: name } = file;
      const shown = size === undefined ? undefined : await pictures.find(file, size, call.caller.userId);
      const served = shown ?? {
        name,
        mediaType: file.mediaType,
        etag: `"${file.sha256}"`,
        size: file.size,
        open: (range) => store.read(id, range),
      };
      return ok({ ...served, isPicture: claimedType(name)?.isPicture === true });
    },

    async address(path, call) {
      const found = await readable(dependencies, path, call);
      if (!found.ok) return found;
      const { id, fileName, mediaType } = found.value;
      if (store.signedAddress === null) return ok({ result: { address: null } });
      const address = await store.signedAddress(id, { disposition: attachment(fileName), mediaType });
      if (address === undefined) return err({ kind: 'unknownPath', message: fileMessages.gone });
      return ok({ result: { address } });
    },
  };
}

function storedAs({ folder, id, fileName }: Pick<FileRow, 'folder' | 'id' | 'fileName'>) {
  const path = `${folder}/${id}/${fileName}`;
  return ok({ result: { msg: path, fileUrl: path, fileName }, message: sameText(path) });
}

/** The row of a file that the caller may read; what is wrong with a path is not told. */
async function readable(
  { files, mayRead }: FileDependencies,
  { folder, id, name }: FilePath,
  call: SignedInCall,
): Promise<Result<FileRow, CallFailure>> {
  const file = await files.find(id);
  const isMeant = file !== undefined && file.folder === folder && file.fileName === name;
  return isMeant && (await mayRead(file, call)) ? ok(file) : err({ kind: 'unknownPath', message: fileMessages.gone });
}
