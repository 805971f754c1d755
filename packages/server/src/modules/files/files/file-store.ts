import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { codeOf } from '../../../db/system-error.ts';

/** A file that is on its way in. */
export interface IncomingFile {
  write(piece: Buffer): Promise<void>;
  /** Everything is on the disk, under its own name from now on. */
  settle(): Promise<void>;
  /** Its row is written: nothing is left to undo. */
  confirm(): Promise<void>;
  /** Nothing of it is left, settled or not. */
  discard(): Promise<void>;
}

/**
 * The folder of stored files, one file for an id that the server made. What a crash leaves is always to be found in `incoming`: a
 * folder of the file's id, which goes when its row is written.
 */
export interface FileStore {
  receive(id: string): Promise<IncomingFile>;
  /** undefined where it is gone. */
  read(id: string): Promise<{ readonly size: number; readonly content: Readable } | undefined>;
  /**
   * Removes what was on its way in when the server stopped, also files whose row was never written; no other file is touched, whatever
   * database this is.
   *
   * @returns how many there were
   */
  sweep(hasRow: (id: string) => Promise<boolean>): Promise<number>;
}

const ID = /^[A-Za-z0-9_-]{1,36}$/u;
const OWNER_ONLY = 0o700;

export function createFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  /** A few thousand files in one folder are slow to list; the last two digits are drawn by chance. */
  const shelfOf = (id: string) => join(folder, 'stored', id.slice(-2));
  const placeOf = (id: string) => join(shelfOf(id), checked(id));

  return {
    async receive(id) {
      const own = join(incoming, checked(id));
      await mkdir(own, { recursive: true, mode: OWNER_ONLY });
      const handle = await open(join(own, 'content'), 'wx', 0o600);
      const clear = () => rm(own, { recursive: true, force: true });
      return {
        write: (piece) => handle.writeFile(piece),
        async settle() {
          await handle.sync();
          await handle.close();
          await mkdir(shelfOf(id), { recursive: true, mode: OWNER_ONLY });
          await rename(join(own, 'content'), placeOf(id));
        },
        confirm: clear,
        async discard() {
          await handle.close();
          await rm(placeOf(id), { force: true });
          await clear();
        },
      };
    },
    async read(id) {
      const place = placeOf(id);
      try {
        const { size } = await stat(place);
        return { size, content: createReadStream(place) };
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async sweep(hasRow) {
      const left = await namesIn(incoming);
      for (const id of left) {
        if (ID.test(id) && !(await hasRow(id))) await rm(placeOf(id), { force: true });
        await rm(join(incoming, id), { recursive: true, force: true });
      }
      return left.length;
    },
  };
}

/** Ids are made by the server or read by a schema; a path of anything else would leave the folder. */
function checked(id: string): string {
  if (!ID.test(id)) throw new RangeError('Not the id of a file');
  return id;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
