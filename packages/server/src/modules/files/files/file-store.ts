import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PICTURE_SIZES, type PictureSize } from '@evergreen/core/contract';

import { codeOf } from '../../../db/system-error.ts';
import type { ByteRange } from '../../../http/endpoint-route.ts';
import type { ObjectStore, SignedAnswer, StoredObject } from './object-store.types.ts';

/** A file that is on its way in. */
export interface IncomingFile {
  /** Where it lies on this machine until it is settled. */
  readonly path: string;
  write(piece: Buffer): Promise<void>;
  /** Everything is written: the file may be read and replaced by its path. */
  close(): Promise<void>;
  /** Everything is stored, under its own key from now on. */
  settle(): Promise<void>;
  /** Its row is written: nothing is left to undo. */
  confirm(): Promise<void>;
  /** Nothing of it is left, settled or not. */
  discard(): Promise<void>;
}

/**
 * Stored files, one object for an id that the server made, and one for each size of a picture. What a crash leaves is always to be
 * found in the folder of incoming files: a folder of the file's id, which goes when its row is written.
 */
export interface FileStore {
  /** For files that are sent in parts, on the volume of incoming files. */
  readonly partsFolder: string;
  receive(id: string): Promise<IncomingFile>;
  /** undefined where it is gone. */
  read(id: string, range?: ByteRange): Promise<StoredObject | undefined>;
  readPicture(id: string, size: PictureSize, range?: ByteRange): Promise<StoredObject | undefined>;
  /** Where whoever has the address may read the file, for a short while; undefined where it is gone. null where files are read here alone. */
  readonly signedAddress: ((id: string, answer: SignedAnswer) => Promise<string | undefined>) | null;
  /** Takes over a whole file of the volume of incoming files. */
  put(id: string, path: string): Promise<void>;
  /** Stores a size of a picture, made of what `write` puts at a path, unless it says that it could not. */
  addPicture(id: string, size: PictureSize, write: (path: string) => Promise<boolean>): Promise<void>;
  remove(id: string): Promise<void>;
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

/**
 * @param folder for files on their way in, on this machine
 * @param objects where they are stored
 */
export function createFileStore(folder: string, objects: ObjectStore): FileStore {
  const incoming = join(folder, 'incoming');
  const pictureKey = (id: string, size: PictureSize) => `${checked(id)}.${size}`;

  const sign = objects.signedAddress;

  async function removeObjects(id: string): Promise<void> {
    for (const key of [checked(id), ...PICTURE_SIZES.map((size) => pictureKey(id, size))]) await objects.remove(key);
  }

  async function ownFolder(id: string): Promise<string> {
    const own = join(incoming, checked(id));
    await mkdir(own, { recursive: true, mode: OWNER_ONLY });
    return own;
  }

  return {
    partsFolder: join(folder, 'parts'),
    async receive(id) {
      const own = await ownFolder(id);
      const path = join(own, 'content');
      const handle = await open(path, 'wx', 0o600);
      let ending: Promise<void> | undefined;
      const end = async () => {
        try {
          await handle.sync();
        } finally {
          await handle.close();
        }
      };
      const clear = () => rm(own, { recursive: true, force: true });
      let isSettled = false;
      const close = () => (ending ??= end());
      return {
        path,
        write: (piece) => handle.writeFile(piece),
        close,
        async settle() {
          await close();
          isSettled = true;
          await objects.put(checked(id), path);
        },
        confirm: clear,
        async discard() {
          // What is given up need not be synced, and a full volume may have refused that already.
          await (ending ??= handle.close()).catch(() => undefined);
          if (isSettled) await removeObjects(id);
          await clear();
        },
      };
    },
    read: async (id, range) => objects.get(checked(id), range),
    readPicture: (id, size, range) => objects.get(pictureKey(id, size), range),
    signedAddress: sign === null ? null : async (id, answer) => sign(checked(id), answer),
    put: (id, path) => objects.put(checked(id), path),
    async addPicture(id, size, write) {
      const own = await ownFolder(`${size}-${id}`.slice(0, 36));
      try {
        const path = join(own, 'content');
        if (await write(path)) await objects.put(pictureKey(id, size), path);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
    remove: removeObjects,
    async sweep(hasRow) {
      const left = await namesIn(incoming);
      for (const id of left) {
        if (ID.test(id) && !(await hasRow(id))) await removeObjects(id);
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
