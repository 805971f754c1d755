import { err, ok, sameText, type LocalizedText, type Result } from '@evergreen/core/kernel';
import type { FileContent } from '@evergreen/core/ports';

import type { CliIo } from './cli.types.ts';
import { sourceMessages } from './source.messages.ts';

/** A file as a whole; of one that is larger than `most` bytes no more is read than tells so. */
export async function fileContent(
  io: Pick<CliIo, 'openFile'>,
  file: string,
  most: number,
): Promise<Result<FileContent, LocalizedText>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const piece of io.openFile(file)) {
      pieces.push(new Uint8Array(piece));
      size += piece.length;
      if (size > most) break;
    }
  } catch (problem) {
    return err(sourceMessages.unreadable(sameText(problem instanceof Error ? problem.message : String(problem))));
  }
  return ok(new Blob(pieces));
}
