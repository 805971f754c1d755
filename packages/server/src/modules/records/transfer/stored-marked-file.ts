import { createHash } from 'node:crypto';

import { OWN_FOLDER, type UploadResult } from '@evergreen/core/contract';
import { safeFileName } from '@evergreen/core/kernel';
import type { Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { FileRepository } from '../../files/files/file.repository.ts';
import type { FileStore } from '../../files/files/file-store.ts';
import { importMessages as messages } from './import.messages.ts';
import { markedFile, type TriedSheet } from './marked-file.ts';
import { secretsSheet } from './first-secrets.ts';
import { createTableWriter, MEDIA_TYPES } from './files/table-writer.ts';

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

/** What comes back of a file whose right rows are written. */
export interface RestFile {
  /** The new ones and what was made for them. */
  readonly written: Parameters<typeof secretsSheet>[1];
  readonly hasSecrets: boolean;
}

/** Stores a copy of a file that says what is wrong with each row; of the wrong rows alone, with what was made for the others, where those are written. */
export async function storeMarkedFile(
  resource: Resource,
  tried: TriedSheet,
  { call, store, files }: MarkedFileSources & { readonly call: SignedInCall },
  rest?: RestFile,
): Promise<StoredMarkedFile> {
  const { locale } = call;
  const secrets = rest?.hasSecrets === true ? secretsSheet(resource, rest.written, locale) : undefined;
  const isSecretsAlone = secrets !== undefined && tried.errors.length === 0;
  const content = isSecretsAlone
    ? secretsFile(secrets)
    : markedFile(resource, tried, locale, { isWrongAlone: rest !== undefined, beside: secrets });
  const title = isSecretsAlone ? messages.secretsName : messages.markedName;
  const id = createIdentifier();
  const incoming = await store.receive(id);
  try {
    await incoming.write(content);
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  const fileName = safeFileName(`${resource.title[locale]} ${title[locale]}.xlsx`) ?? 'import.xlsx';
  const folder = secrets === undefined ? 'temp' : OWN_FOLDER;
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

function secretsFile({ name, rows: [columns = [], ...rows] }: ReturnType<typeof secretsSheet>): Buffer {
  const writer = createTableWriter('xlsx', { name, columns });
  for (const row of rows) writer.add(row);
  return writer.end();
}
