import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LoggerPort } from '@evergreen/core/ports';

import { codeOf, reasonOf } from '../db/system-error.ts';

/** Length of the HMAC-SHA-256 key in bytes. */
const KEY_LENGTH = 32;

/**
 * Read the HMAC key for secret bodies from `fingerprint.key` in the data folder; the first start creates it. It is a separate file,
 * so that a copy of the database does not contain it. If the folder is not writable, the key is valid for this process only.
 */
export async function loadFingerprintKey(dataFolder: string, logger: LoggerPort): Promise<Uint8Array> {
  const file = join(dataFolder, 'fingerprint.key');
  try {
    await mkdir(dataFolder, { recursive: true });
    const stored = await readStored(file);
    if (stored?.length === KEY_LENGTH) return stored;
    // A file of another length is a truncated write.
    await writeFile(file, randomBytes(KEY_LENGTH), { mode: 0o600, flag: stored === undefined ? 'wx' : 'w' }).catch(
      unlessPresent,
    );
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    logger.warn('fingerprintKey.notStored', { file, reason: reasonOf(error) });
    return randomBytes(KEY_LENGTH);
  }
}

async function readStored(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Another server on the same folder won the race. */
function unlessPresent(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
