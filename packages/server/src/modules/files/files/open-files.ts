import { join } from 'node:path';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { createFileRepository } from './file.repository.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createFolderObjectStore } from './folder-object-store.ts';
import { sweepParts } from './resumable-uploads.ts';
import { createS3ObjectStore, type S3Place } from './s3-object-store.ts';

export interface FilePlaces {
  readonly dataFolder: string;
  /** Where files are stored instead of the data folder. */
  readonly s3: S3Place | undefined;
}

export interface OpenedFiles {
  readonly files: FileStore;
  /** How many files were on their way in when the server stopped, or took too long to come. */
  readonly swept: number;
}

/** Opens the store of files and removes what a stopped server left half received. */
export async function openFiles(
  { dataFolder, s3 }: FilePlaces,
  database: Pick<Database, 'orm'>,
  clock: ClockPort,
): Promise<OpenedFiles> {
  const folder = join(dataFolder, 'files');
  const objects =
    s3 === undefined ? createFolderObjectStore(join(folder, 'stored')) : await createS3ObjectStore(s3, clock);
  const files = createFileStore(folder, objects);
  const { has } = createFileRepository(database, clock);
  const swept =
    (await files.sweep(has)) +
    (await sweepParts(files.partsFolder, { now: clock.now(), hasRow: has, remove: files.remove }));
  return { files, swept };
}
