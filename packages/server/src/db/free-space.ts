import { statfs } from 'node:fs/promises';

import { DatabaseError } from './database-error.ts';

/** Bytes that an unprivileged process may still write on the volume of `folder`. */
export type MeasureFreeSpace = (folder: string) => Promise<number>;

const measureFreeSpace: MeasureFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * A check to make before a change, never before a read: a database that meets a full volume in the middle of a write breaks,
 * one that is asked to stop before goes on reading. Where the space cannot be measured, changes are let through.
 *
 * @param minimum bytes that have to stay free
 */
export function createRoomCheck(folder: string, minimum: number, measure: MeasureFreeSpace = measureFreeSpace): () => Promise<void> {
  return async () => {
    const free = await measure(folder).catch(() => Number.POSITIVE_INFINITY);
    if (free < minimum) {
      throw new DatabaseError('storageFull', `Only ${free} bytes are free on the volume of the data folder; ${minimum} have to stay free.`);
    }
  };
}
