import { createHash } from 'node:crypto';

import type { UploadResult } from '@evergreen/core/contract';
import { safeFileName } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { FileRepository } from '../../files/files/file.repository.ts';
import type { FileStore } from '../../files/files/file-store.ts';
import { MEDIA_TYPES } from './files/table-writer.ts';
import { importMessages as messages } from './import.messages.ts';
import { markedFile, type TriedSheet } from './marked-file.ts';

export interface MarkedFileSources {
  readonly store: FileStore;
  readonly files: Pick<FileRepository, 'add'>;
}

/** A file on its way into the store. */
export interface StoredMarkedFile {
  /** Stores it as a file of the caller, in the transaction of the call. */
  add(): Promise<UploadResult>;
  confirm(): Promise<void>;
  discard(): Promise<void>;
}

/** Stores a copy of a file that says what is wrong with each row; of the wrong rows alone where the others are written. */
export async function storeMarkedFile(
  resource: Resource,
  tried: TriedSheet,
  { call, store, files }: MarkedFileSources & { readonly call: SignedInCall },
  isWrongAlone = false,
): Promise<StoredMarkedFile> {
  const content = markedFile(resource, tried, call.locale, isWrongAlone);
  const id = createIdentifier();
  const incoming = await store.receive(id);
  try {
    await incoming.write(content);
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  const fileName =
    safeFileName(`${resource.title[call.locale]} ${messages.markedName[call.locale]}.xlsx`) ?? 'errors.xlsx';
  const folder = 'temp';
  return {
    async add() {
      await incoming.settle();
      await files.add({
        id,
        folder,
        fileName,
        mediaType: MEDIA_TYPES.xlsx,
        size: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        userId: call.caller.userId,
        tenantId: call.tenantId,
      });
      return { msg: messages.detail[call.locale], fileUrl: `${folder}/${id}/${fileName}`, fileName };
    },
    confirm: incoming.confirm,
    discard: incoming.discard,
  };
}
