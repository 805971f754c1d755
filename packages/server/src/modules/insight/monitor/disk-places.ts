import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

import type { DiskPlace } from '@evergreen/core/contract';

import type { DatabaseEngine } from '../../../db/index.ts';
import { codeOf } from '../../../db/system-error.ts';

/** Bytes and entries of a volume; null where they cannot be measured. */
export interface VolumeRoom {
  readonly total: number | null;
  readonly free: number | null;
  readonly freeEntries: number | null;
}

const UNKNOWN: VolumeRoom = { total: null, free: null, freeEntries: null };

/** What an unprivileged process may still use on the volume of a folder, which may not be there yet. */
export async function volumeRoom(folder: string): Promise<VolumeRoom> {
  try {
    const { blocks, bavail, bsize, files, ffree } = await statfs(folder);
    return { total: blocks * bsize, free: bavail * bsize, freeEntries: files === 0 ? null : ffree };
  } catch (error) {
    const parent = dirname(folder);
    return codeOf(error) === 'ENOENT' && parent !== folder ? volumeRoom(parent) : UNKNOWN;
  }
}

/** Where the parts of the platform are stored. */
export interface StoragePlaces {
  /** Of this machine: keys, files on their way in, the embedded database, and stored files where no bucket has them. */
  readonly dataFolder: string;
  /** The bucket of stored files, where there is one. */
  readonly bucket?: string;
}

/** @param own bytes that the platform stores, wherever that is */
export async function diskPlaces(
  { dataFolder, bucket }: StoragePlaces,
  engine: DatabaseEngine,
  own: { readonly database: number; readonly files: number },
): Promise<readonly DiskPlace[]> {
  const isEmbedded = engine === 'embedded';
  const inFolder = (isEmbedded ? own.database : 0) + (bucket === undefined ? own.files : 0);
  return [
    { key: 'data', path: dataFolder, ...(await volumeRoom(dataFolder)), own: inFolder },
    ...(isEmbedded ? [] : [{ key: 'database' as const, path: '', ...UNKNOWN, own: own.database }]),
    ...(bucket === undefined ? [] : [{ key: 'bucket' as const, path: bucket, ...UNKNOWN, own: own.files }]),
    { key: 'temporary', path: tmpdir(), ...(await volumeRoom(tmpdir())), own: null },
  ];
}
