import type { DownloadedFile } from '@evergreen/core/http';

type FileContent = DownloadedFile['content'];

/** The bytes of a file as a browser holds them. */
export async function blobOf(content: FileContent): Promise<Blob> {
  return content instanceof Blob ? content : new Blob([await content.arrayBuffer()], { type: content.type });
}

/** Puts a file that was fetched where the browser puts what it downloads. */
export async function saveFile(content: FileContent, name: string): Promise<void> {
  const address = URL.createObjectURL(await blobOf(content));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The click has begun the download; the bytes are the browser's from then on, some only a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
