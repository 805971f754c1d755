import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import { codeOf, reasonOf } from '../db/system-error.ts';
import { startMessages } from './start.messages.ts';

/** Of HMAC-SHA-256 and of AES-256, in bytes. */
const KEY_LENGTH = 32;

/** `fingerprint`: the HMAC key of secret bodies. `secrets`: the key that seals stored secrets. */
export type KeyName = 'fingerprint' | 'secrets';

/**
 * Read the key from `<name>.key` in the data folder; the first start creates it. It is a separate file, so that a copy of
 * the database does not contain it. If none can be written, the key is valid for this process only. A file that cannot be read or is no
 * key is refused, and left as it is: what is sealed under the lost key could not be read again. The error is the message for the operator.
 */
export async function loadStoredKey(
  dataFolder: string,
  name: KeyName,
  logger: LoggerPort,
): Promise<Result<Uint8Array, LocalizedText>> {
  const file = join(dataFolder, `${name}.key`);
  try {
    await mkdir(dataFolder, { recursive: true });
    const stored = await readStored(file);
    if (stored.kind === 'none') await placeKey(file);
    const key = stored.kind === 'none' ? await readStored(file) : stored;
    return keyIn(key, name, file);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    logger.warn('storedKey.notStored', { file, reason: reasonOf(error) });
    return ok(randomBytes(KEY_LENGTH));
  }
}

export type StoredKeyState =
  | { readonly kind: 'none' | 'sound' }
  /** `text`: what is the matter, for the operator. */
  | { readonly kind: 'wrong'; readonly text: LocalizedText };

/** How it is with a key, without making one. `dataFolder` is a folder. */
export async function inspectStoredKey(dataFolder: string, name: KeyName): Promise<StoredKeyState> {
  const file = join(dataFolder, `${name}.key`);
  const stored = await readStored(file);
  if (stored.kind === 'none') return { kind: 'none' };
  const key = keyIn(stored, name, file);
  return key.ok ? { kind: 'sound' } : { kind: 'wrong', text: key.error };
}

function keyIn(stored: StoredKey, name: KeyName, file: string): Result<Uint8Array, LocalizedText> {
  if (stored.kind === 'unreadable') return err(startMessages.unreadableKey(file, stored.reason));
  if (stored.kind === 'read' && stored.content.length === KEY_LENGTH) return ok(stored.content);
  return err(startMessages.malformedKey[name](file, KEY_LENGTH));
}

/** Put a new key in its place at once and whole: a server that starts beside this one reads it or none, never a part of it. */
async function placeKey(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(KEY_LENGTH), { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file).catch(unlessPresent);
  } finally {
    await rm(draft, { force: true });
  }
}

type StoredKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'read'; readonly content: Uint8Array };

async function readStored(file: string): Promise<StoredKey> {
  try {
    return { kind: 'read', content: await readFile(file) };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || code === 'ENOTDIR') throw error;
    return code === 'ENOENT' ? { kind: 'none' } : { kind: 'unreadable', reason: reasonOf(error) };
  }
}

/** Another server on the same folder won the race. */
function unlessPresent(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}
