import { join } from 'node:path';

import { err, ok, type Result } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { createFileRepository } from './file.repository.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { claimFileStore } from './file-store-identity.ts';
import { createFolderObjectStore } from './folder-object-store.ts';
import { sweepParts } from './resumable-uploads.ts';
import type { ObjectStore } from './object-store.types.ts';
import { createS3ObjectStore, type S3Place } from './s3-object-store.ts';

export interface FilePlaces {
  readonly dataFolder: string;
  /** Where files are stored instead of the data folder. */
  readonly s3: S3Place | undefined;
  /** This store belongs to the database from now on, whatever was noted before. */
  readonly isStoreAccepted: boolean;
}

/** The files of the database are in another store than this one. */
export interface OtherFileStore {
  /** Folder or bucket of this server. */
  readonly place: string;
}

export interface OpenedFiles {
  readonly files: FileStore;
  /** How many files were on their way in when the server stopped, or took too long to come. */
  readonly swept: number;
}

type ObjectPlaces = Pick<FilePlaces, 'dataFolder' | 's3'>;

export const placeOfFiles = ({ dataFolder, s3 }: ObjectPlaces): string =>
  s3 === undefined ? join(dataFolder, 'files') : `${s3.bucket}/${s3.prefix}`;

/** The bytes of stored files alone. */
export async function openObjects({ dataFolder, s3 }: ObjectPlaces, clock: ClockPort): Promise<ObjectStore> {
  return s3 === undefined
    ? createFolderObjectStore(join(dataFolder, 'files', 'stored'))
    : createS3ObjectStore(s3, clock);
}

/**
 * Opens the store of files and removes what a stopped server left half received. On PostgreSQL, which several servers share, a store that
 * is not the one of the database is an error; the embedded database lies beside its files and has one server.
 */
export async function openFiles(
  { dataFolder, s3, isStoreAccepted }: FilePlaces,
  database: Pick<Database, 'engine' | 'orm' | 'transaction'>,
  clock: ClockPort,
): Promise<Result<OpenedFiles, OtherFileStore>> {
  const folder = join(dataFolder, 'files');
  const objects = await openObjects({ dataFolder, s3 }, clock);
  const claim = { objects, folder: join(folder, 'incoming'), isAccepted: isStoreAccepted };
  if (database.engine === 'postgresql' && !(await claimFileStore(claim, database, clock)))
    return err({ place: placeOfFiles({ dataFolder, s3 }) });
  const files = createFileStore(folder, objects);
  const { has } = createFileRepository(database, clock);
  const swept =
    (await files.sweep(has)) +
    (await sweepParts(files.partsFolder, { now: clock.now(), hasRow: has, remove: files.remove }));
  return ok({ files, swept });
}
