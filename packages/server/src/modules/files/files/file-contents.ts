import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CallFailure } from '../../../http/call.types.ts';
import { fileMessages } from './file.messages.ts';
import { claimedType, isWhatItClaims, LOOKED_AT } from './file-types.ts';
import { cleanPicture } from './pictures.ts';

/** What is told of a file that may be stored. */
export interface FileContents {
  readonly mediaType: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/**
 * Whether a file of this machine is what its name claims; a picture is written anew.
 *
 * @param person whose pictures wait for each other
 */
export async function acceptContents(
  path: string,
  name: string,
  person: string,
): Promise<Result<FileContents, CallFailure>> {
  const type = claimedType(name);
  if (type === undefined) return refused(fileMessages.type);
  const head = await headOf(path);
  if (head.length === 0) return refused(fileMessages.empty);
  if (!isWhatItClaims(name, head)) return refused(fileMessages.notWhatItClaims(name));
  const cleaned = type.isPicture ? await cleanPicture(path, type.mediaType, person) : ok(undefined);
  if (!cleaned.ok) return refused(cleaned.error);
  const { size } = await stat(path);
  return ok({ mediaType: type.mediaType, size, sha256: await hashOf(path) });
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

function refused(message: CallFailure['message']): Result<never, CallFailure> {
  return err({ kind: 'business', message });
}
