import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LoggerPort } from '@evergreen/core/ports';

import { codeOf, reasonOf } from '../db/system-error.ts';

/** Of HMAC-SHA-256 and of AES-256, in bytes. */
const KEY_LENGTH = 32;

/** `fingerprint`: the HMAC key of secret bodies. `secrets`: the key that seals stored secrets. */
export type KeyName = 'fingerprint' | 'secrets';

/**
 * Read the key from `<name>.key` in the data folder; the first start creates it. It is a separate file, so that a copy of
 * the database does not contain it. If the folder is not writable, the key is valid for this process only.
 */
export async function loadStoredKey(dataFolder: string, name: KeyName, logger: LoggerPort): Promise<Uint8Array> {
  const file = join(dataFolder, `${name}.key`);
  try {
    await mkdir(dataFolder, { recursive: true });
    const stored = await readStored(file);
    if (stored?.length === KEY_LENGTH) return stored;
    await placeKey(file, stored !== undefined);
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    logger.warn('storedKey.notStored', { file, reason: reasonOf(error) });
    return randomBytes(KEY_LENGTH);
  }
}

/**
 * Put a new key in its place at once and whole: a server that starts beside this one reads it or none, never a part of it. `isCutOff`:
 * what is there is of another length, a truncated write, and is replaced.
 */
async function placeKey(file: string, isCutOff: boolean): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(KEY_LENGTH), { mode: 0o600, flag: 'wx' });
    await (isCutOff ? rename(draft, file) : link(draft, file).catch(unlessPresent));
  } finally {
    await rm(draft, { force: true });
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
