import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { codeOf } from '../../../db/system-error.ts';
import type { ObjectStore } from './object-store.types.ts';

const OWNER_ONLY = 0o700;

/** Objects as files of a folder that is on the volume of the files put into it. */
export function createFolderObjectStore(folder: string): ObjectStore {
  /** A few thousand files in one folder are slow to list; the last two digits of the identifier are drawn by chance. */
  const placeOf = (key: string) => join(folder, key.split('.')[0]?.slice(-2) ?? '', key);
  return {
    async put(key, path) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: OWNER_ONLY });
      await rename(path, place);
    },
    async get(key, range) {
      const place = placeOf(key);
      try {
        const { size } = await stat(place);
        const part = range === undefined ? {} : { start: range.first, end: range.last };
        return { size, content: createReadStream(place, part) };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    signedAddress: null,
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
