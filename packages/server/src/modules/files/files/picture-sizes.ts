import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import type { PictureSize } from '@evergreen/core/contract';

import type { ServedFile } from '../../../http/endpoint-route.ts';
import type { FileRow } from './file.repository.ts';
import type { FileStore } from './file-store.ts';
import { hasSizes, writePictureSize } from './pictures.ts';

/** The sizes of stored pictures, made when they are first asked for. */
export interface PictureSizes {
  /**
   * undefined where no size can be made: it is read as it is.
   *
   * @param person whose pictures wait for each other
   */
  find(file: FileRow, size: PictureSize, person: string): Promise<Omit<ServedFile, 'isPicture'> | undefined>;
}

export function createPictureSizes(store: FileStore): PictureSizes {
  /** Being made, so that a list that shows a picture twice makes its size once. */
  const making = new Map<string, Promise<void>>();

  async function make({ id }: FileRow, size: PictureSize, person: string): Promise<void> {
    const original = await store.read(id);
    if (original === undefined) return;
    await store.addPicture(id, size, async (path) => {
      const copy = `${path}.original`;
      await pipeline(original.content, createWriteStream(copy));
      const written = await writePictureSize({ from: copy, to: path }, size, person);
      await rm(copy);
      return written.ok;
    });
  }

  return {
    async find(file, size, person) {
      if (!hasSizes(file.mediaType)) return undefined;
      const known = await sizeOf(file, size);
      if (known === undefined) {
        const key = `${file.id}.${size}`;
        const made = making.get(key) ?? make(file, size, person).finally(() => making.delete(key));
        making.set(key, made);
        await made;
      }
      const bytes = known ?? (await sizeOf(file, size));
      if (bytes === undefined) return undefined;
      return {
        name: `${file.fileName}.webp`,
        mediaType: 'image/webp',
        etag: `"${file.sha256}-${size}"`,
        size: bytes,
        open: (range) => store.readPicture(file.id, size, range),
      };
    },
  };

  async function sizeOf({ id }: FileRow, size: PictureSize): Promise<number | undefined> {
    const found = await store.readPicture(id, size);
    found?.content.destroy();
    return found?.size;
  }
}
