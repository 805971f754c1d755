import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LoggerPort } from '@evergreen/core/ports';

import { codeOf, reasonOf } from '../db/system-error.ts';

/** Bytes of an HMAC-SHA-256 key. */
const KEY_LENGTH = 32;

/**
 * The key under which secret bodies are hashed, from `fingerprint.key` of the data folder, written there at the first start. It is a
 * file of its own so that a copy of the database alone does not hold it. Where the folder cannot be written, the key lasts for this process.
 */
export async function loadFingerprintKey(dataFolder: string, logger: LoggerPort): Promise<Uint8Array> {
  const file = join(dataFolder, 'fingerprint.key');
  try {
    await mkdir(dataFolder, { recursive: true });
    const stored = await readStored(file);
    if (stored?.length === KEY_LENGTH) return stored;
    // A file of another length was cut off while it was written.
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

/** Another server on the same folder wrote it first. */
function unlessPresent(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
