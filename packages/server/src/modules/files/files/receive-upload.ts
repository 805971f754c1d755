import { createHash } from 'node:crypto';

import type { Multipart, MultipartFile } from '@fastify/multipart';

import { UPLOAD_LIMIT } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import { codeOf, isVolumeFull } from '../../../db/system-error.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { httpServerMessages } from '../../../http/http.messages.ts';
import { acceptContents, type FileContents } from './file-contents.ts';
import { fileMessages } from './file.messages.ts';
import type { FileStore, IncomingFile } from './file-store.ts';
import { claimedType } from './file-types.ts';
import { storedName } from './stored-name.ts';

/** The field that holds the file. */
const FILE_FIELD = 'file';

/** A form with one file that may be kept, on this machine but not yet stored. */
export interface ReceivedFile extends FileContents {
  readonly fields: Readonly<Record<string, string>>;
  readonly id: string;
  readonly name: string;
  /** Of what was sent, in hexadecimal. */
  readonly sentSha256: string;
  readonly incoming: IncomingFile;
}

type ReceivedPart = Omit<ReceivedFile, 'fields'>;

/** What an upload is received with. */
export interface UploadParts {
  readonly store: FileStore;
  readonly newId: () => string;
  /** Whose pictures wait for each other. */
  readonly person: string;
}

/**
 * Reads a form to its end, also one that is refused: a client hears an answer only after it sent everything. A file is written while
 * it comes and never held in memory, and nothing of a refused one stays.
 */
export async function receiveUpload(
  parts: AsyncIterable<Multipart>,
  { store, newId, person }: UploadParts,
): Promise<Result<ReceivedFile, CallFailure>> {
  const fields: Record<string, string> = Object.create(null);
  let received: Result<ReceivedPart, CallFailure> | undefined;
  let isCut = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        isCut ||= part.valueTruncated || part.fieldnameTruncated;
      } else received = await receiveFile(part, store, { id: newId(), person });
    }
  } catch (error) {
    if (received?.ok === true) await received.value.incoming.discard();
    return err(failureOfForm(error));
  }
  if (received === undefined) return business(fileMessages.noFile);
  if (received.ok && isCut) {
    await received.value.incoming.discard();
    return err({ kind: 'invalid', message: fileMessages.badForm });
  }
  return received.ok ? ok({ ...received.value, fields }) : received;
}

async function receiveFile(
  part: MultipartFile,
  store: FileStore,
  { id, person }: { readonly id: string; readonly person: string },
): Promise<Result<ReceivedPart, CallFailure>> {
  const name = storedName(unescapedName(part.filename)) ?? '';
  if (part.fieldname !== FILE_FIELD || claimedType(name) === undefined) {
    for await (const _ of part.file) continue;
    return business(part.fieldname === FILE_FIELD && name !== '' ? fileMessages.type : fileMessages.noFile);
  }
  const incoming = await store.receive(id);
  try {
    const kept = await writeDown(part, { id, name, incoming, person });
    if (!kept.ok) await incoming.discard();
    return kept;
  } catch (error) {
    await incoming.discard();
    throw error;
  }
}

/** Browsers write a quote and line ends of a name so (https://html.spec.whatwg.org/#multipart-form-data); no other sign is escaped. */
function unescapedName(name: string): string {
  return name.replaceAll(/%(22|0D|0A)/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

async function writeDown(
  { file }: MultipartFile,
  { id, name, incoming, person }: Pick<ReceivedFile, 'id' | 'name' | 'incoming'> & Pick<UploadParts, 'person'>,
): Promise<Result<ReceivedPart, CallFailure>> {
  const hash = createHash('sha256');
  for await (const piece of file) {
    const bytes = Buffer.from(piece);
    hash.update(bytes);
    await incoming.write(bytes);
  }
  if (file.truncated) return err({ kind: 'tooLarge', message: fileMessages.tooLarge(UPLOAD_LIMIT) });
  await incoming.close();
  const contents = await acceptContents(incoming.path, name, person);
  return contents.ok ? ok({ ...contents.value, id, name, sentSha256: hash.digest('hex'), incoming }) : contents;
}

/** What the disk refuses is told as such; everything else is a form that is wrong or was cut off. Faults of the disk are thrown. */
function failureOfForm(error: unknown): CallFailure {
  if (isVolumeFull(error)) return { kind: 'storageFull', message: httpServerMessages.storageFull };
  const code = codeOf(error) ?? '';
  if (code === 'FST_FILES_LIMIT') return { kind: 'business', message: fileMessages.oneFile };
  if (code.startsWith('FST_')) return { kind: 'invalid', message: fileMessages.badForm };
  if (/^E[A-Z]+$/u.test(code) && code !== 'ECONNRESET') throw error;
  return { kind: 'invalid', message: fileMessages.cutOff };
}

function business(message: CallFailure['message']): Result<never, CallFailure> {
  return err({ kind: 'business', message });
}
