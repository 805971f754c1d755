import { err, ok, type LocalizedText, type Result } from '../../../kernel/index.ts';
import type { FileEntry, PopupFile, UploadListFacts } from './upload-list.types.ts';
import { uploadMessages as messages } from './upload.messages.ts';

/** Why a dialog of files cannot be confirmed; null if it can. */
export function popupProblem(pending: UploadListFacts['pending'], count: number): LocalizedText | null {
  if (pending === 'running') return messages.stillRunning;
  if (pending === 'failed') return messages.someFailed;
  return count === 0 ? messages.noFile : null;
}

/** What a popup gives of the files that were stored in it. `viewAddress`: where a stored path is viewed. */
export function popupFiles(
  entries: readonly FileEntry[],
  viewAddress: (path: string) => string | null,
): readonly PopupFile[] {
  return entries.map((entry, index) => ({
    ...entry,
    id: `file-${index}`,
    name: entry.fileName,
    url: viewAddress(entry.filePath),
    path: entry.filePath,
    status: 'done',
  }));
}

/** Longest address of a picture on the network. */
const LONGEST_ADDRESS = 500;

/** The address of a picture on the network: http or https, without blanks around it. */
export function networkPicture(typed: string): Result<string, LocalizedText> {
  const address = typed.trim();
  if (address === '') return err(messages.noFile);
  const isAddress = /^https?:\/\/[^\s/]+\S*$/iu.test(address) && address.length <= LONGEST_ADDRESS;
  return isAddress ? ok(address) : err(messages.addressWrong);
}
