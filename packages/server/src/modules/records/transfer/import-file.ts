import { createHash } from 'node:crypto';

import type { Multipart } from '@fastify/multipart';
import * as v from 'valibot';

import { IMPORT_FILE_FIELD, importFields, type ImportFields } from '@evergreen/core/resources';
import { err, ok, type Result } from '@evergreen/core/kernel';

import { codeOf } from '../../../db/system-error.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { importMessages as messages } from './import.messages.ts';

export interface ImportFile {
  readonly name: string;
  readonly content: Buffer;
  readonly fields: ImportFields;
  /** Of content and fields, in hexadecimal. */
  readonly fingerprint: string;
}

/** Reads a form to its end, also one that is refused: a client hears an answer only after it sent everything. */
export async function receiveImport(parts: AsyncIterable<Multipart>): Promise<Result<ImportFile, CallFailure>> {
  const fields: Record<string, string> = Object.create(null);
  let file: Pick<ImportFile, 'name' | 'content'> | undefined;
  let isTooLarge = false;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const pieces: Buffer[] = [];
      for await (const piece of part.file) if (part.fieldname === IMPORT_FILE_FIELD) pieces.push(Buffer.from(piece));
      isTooLarge ||= part.file.truncated;
      if (part.fieldname === IMPORT_FILE_FIELD) file = { name: part.filename, content: Buffer.concat(pieces) };
    }
  } catch (error) {
    const code = codeOf(error) ?? '';
    // Faults of this machine are no faults of the form.
    if (/^E[A-Z]+$/u.test(code) && code !== 'ECONNRESET') throw error;
    return err({ kind: 'invalid', message: messages.badForm });
  }
  if (isTooLarge) return err({ kind: 'tooLarge', message: messages.tooLarge });
  if (file === undefined || file.content.length === 0) return err({ kind: 'business', message: messages.noFile });
  const read = v.safeParse(importFields, { ...fields });
  if (!read.success) return err({ kind: 'invalid', message: messages.badForm });
  // The key of the progress differs from try to try.
  const { progressKey: _, ...kept } = fields;
  const sent = createHash('sha256').update(file.content).digest('hex');
  return ok({
    ...file,
    fields: read.output,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([kept, sent]))
      .digest('hex'),
  });
}
