import * as v from 'valibot';

import { responseCipherSchema, type ResponseCipher } from '@evergreen/core/contract';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { startMessages } from './start.messages.ts';

/** `key` alone takes the default algorithm; algorithm and vector are for compatibility with another server. */
export function listCipherOf(
  key: string | undefined,
  algorithm = 'aes-256-gcm',
  iv?: string,
): Result<ResponseCipher | undefined, LocalizedText> {
  if (key === undefined) return ok(undefined);
  const cipher = v.safeParse(responseCipherSchema, { algorithm, key, ...(iv === undefined ? {} : { iv }) });
  return cipher.success ? ok(cipher.output) : err(startMessages.badListCipher);
}
