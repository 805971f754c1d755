import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A tar archive is made of blocks of this many bytes; POSIX.1-2017, pax, "ustar Interchange Format". */
const BLOCK = 512;

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly content: Buffer;
}

/**
 * Unpack a gzipped tarball of files and folders into `folder`, which is created. Only for tarballs written by this server: no
 * other entry types are supported. Synchronous, which takes a third of the time for a thousand small files, so call it only
 * before the process serves requests.
 *
 * @throws RangeError when the archive ends in the middle of an entry or an entry would leave the folder.
 */
export function unpackTarball(tarball: Uint8Array, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { path, isFolder, content } of entriesOf(gunzipSync(tarball))) {
    const target = join(folder, path);
    if (relative(folder, target).startsWith('..'))
      throw new RangeError(`The archive names a file outside its folder: ${path}`);
    mkdirSync(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (!isFolder) writeFileSync(target, content, { mode: 0o600 });
  }
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(textAt(header, 124, 12), 8) || 0;
    const start = offset + BLOCK;
    if (start + size > archive.length) throw new RangeError('The archive ends in the middle of a file.');
    const prefix = textAt(header, 345, 155);
    const name = textAt(header, 0, 100);
    yield {
      path: prefix === '' ? name : `${prefix}/${name}`,
      isFolder: textAt(header, 156, 1) === '5',
      content: archive.subarray(start, start + size),
    };
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** The text of a header's field, which ends at its first zero byte. */
function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end).trim();
}
