import type { ChosenFile } from '@evergreen/core/files/upload-list';

/** Files as a browser's own dialog, the clipboard or dragging gives them. */
export function chosenFiles(files: Iterable<File>): readonly ChosenFile[] {
  return [...files].map((file) => ({ name: file.name, content: file, modifiedAt: file.lastModified }));
}

/** Files of the clipboard. A copied picture comes without a name of its own. */
export function pastedFiles(data: DataTransfer | null): readonly ChosenFile[] {
  return chosenFiles(data?.files ?? []);
}

/** Files that were dropped, also those in folders. Entries must be read before the event is over. */
export async function droppedFiles(data: DataTransfer): Promise<readonly ChosenFile[]> {
  const items: readonly DataTransferItem[] = [...data.items];
  const entries = items.map((item) => (typeof item.webkitGetAsEntry === 'function' ? item.webkitGetAsEntry() : null));
  if (!entries.some((entry) => entry?.isDirectory === true)) return chosenFiles(data.files);
  const files = await Promise.all(entries.flatMap((entry) => (entry === null ? [] : [filesIn(entry)])));
  return chosenFiles(files.flat());
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry))
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    );
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives a hundred at a time, and none when it is done.
    const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map(filesIn))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
