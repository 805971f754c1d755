import { createHash } from 'node:crypto';

import type { Multipart } from '@fastify/multipart';

import { MOST_IMPORTED, type Resource } from '@evergreen/core/resources';
import { err, ok, safeFileName, type Result } from '@evergreen/core/kernel';

import type { CallFailure, CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import type { ReceivedUpload } from '../../../http/endpoint-route.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { FileRepository } from '../../files/files/file.repository.ts';
import type { FileStore, IncomingFile } from '../../files/files/file-store.ts';
import type { SheetRows } from './files/read-table.ts';
import type { ReadFileTable } from './files/table-reader.ts';
import { MEDIA_TYPES } from './files/table-writer.ts';
import { receiveImport } from './import-file.ts';
import {
  IMPORT_LIMIT,
  rehearseImport,
  writeImport,
  type ImportDependencies,
  type RehearsedImport,
} from './import-rows.ts';
import { importMessages as messages } from './import.messages.ts';
import { markedFile } from './marked-file.ts';

/** Columns of one imported file (threat T-35). */
const MOST_COLUMNS = 200;

export interface ImportSources extends ImportDependencies {
  readonly readFileTable: ReadFileTable;
  readonly store: FileStore;
  readonly files: Pick<FileRepository, 'add'>;
  /** Does what had to wait until the file was written. */
  readonly committed: () => Promise<void>;
  /** Forgets what had to wait for writes that were undone. */
  readonly undone: () => void;
}

/**
 * Imports a file as a whole or not at all. It is read and tried before the transaction of the call begins. What has errors is answered by
 * code 201 and a copy of the file that says why, stored as a file of the caller.
 */
export async function importFile(
  resource: Resource,
  parts: AsyncIterable<Multipart>,
  call: SignedInCall,
  sources: ImportSources,
): Promise<Result<ReceivedUpload, CallFailure>> {
  const received = await receiveImport(parts);
  if (!received.ok) return received;
  const bounds = { rows: MOST_IMPORTED, columns: MOST_COLUMNS };
  const sheet = await sources.readFileTable(received.value.content, bounds);
  if (!sheet.ok) return err({ kind: 'business', message: messages.problems(MOST_IMPORTED, MOST_COLUMNS)[sheet.error] });
  const rehearsed = await rehearseImport(resource, sheet.value, call, sources);
  sources.undone();
  if (!rehearsed.ok) return err({ kind: 'business', message: rehearsed.error });
  const { fingerprint } = received.value;
  if (rehearsed.value.errors.length > 0)
    return ok({ fingerprint, ...(await refusal(resource, sheet.value, rehearsed.value, call, sources)) });
  return ok({
    fingerprint,
    limit: IMPORT_LIMIT,
    async keep(): Promise<CallOutcome<null>> {
      const written = await writeImport(resource, rehearsed.value.rows, call, sources);
      if (!written.ok) return written;
      const { added, changed } = written.value;
      return ok({ result: null, message: messages.imported(added, changed) });
    },
    confirm: sources.committed,
    discard: async () => sources.undone(),
  });
}

/** Nothing is written but the copy of the file that says why. */
async function refusal(
  resource: Resource,
  sheet: SheetRows,
  { errors, total }: RehearsedImport,
  call: SignedInCall,
  { store, files }: ImportSources,
): Promise<Pick<ReceivedUpload, 'keep' | 'confirm' | 'discard'>> {
  const content = markedFile(resource, sheet, errors, call.locale);
  const id = createIdentifier();
  const incoming: IncomingFile = await store.receive(id);
  await incoming.write(content);
  const fileName =
    safeFileName(`${resource.title[call.locale]} ${messages.markedName[call.locale]}.xlsx`) ?? 'errors.xlsx';
  const folder = 'temp';
  const path = `${folder}/${id}/${fileName}`;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  return {
    async keep() {
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
      return ok({
        code: 201,
        message: messages.refused(wrong, total),
        result: { msg: messages.detail[call.locale], fileUrl: path, fileName },
      });
    },
    confirm: incoming.confirm,
    discard: incoming.discard,
  };
}
