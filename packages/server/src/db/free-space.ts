import { statfs } from 'node:fs/promises';

import { localized, type LocalizedText } from '@evergreen/core/kernel';

import { DatabaseError } from './database-error.ts';

/** Bytes that an unprivileged process may still write on the volume of `folder`. */
export type MeasureFreeSpace = (folder: string) => Promise<number>;

const measureFreeSpace: MeasureFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Create a check to run before writes, never before reads: a database that hits a full volume during a write breaks, while one
 * whose writes are refused beforehand still serves reads. If the free space cannot be measured, writes are allowed.
 *
 * @param minimum bytes that must stay free
 */
export function createRoomCheck(
  folder: string,
  minimum: number,
  measure: MeasureFreeSpace = measureFreeSpace,
): () => Promise<void> {
  return async () => {
    const free = await measure(folder).catch(() => Number.POSITIVE_INFINITY);
    if (free < minimum) {
      throw new DatabaseError(
        'storageFull',
        `Only ${free} bytes are free on the volume of the data folder; ${minimum} have to stay free.`,
      );
    }
  };
}

/** The start warns when free space is below this multiple of the minimum. */
const COMFORT = 5;

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

/**
 * Return the start-up warning for a volume that is full or nearly full; undefined when there is enough space or it cannot be
 * measured.
 *
 * @param minimum bytes below which changes are refused
 */
export async function roomWarning(
  folder: string,
  minimum: number,
  measure: MeasureFreeSpace = measureFreeSpace,
): Promise<LocalizedText | undefined> {
  return roomWarningFor(folder, minimum, await measure(folder).catch(() => Number.POSITIVE_INFINITY));
}

/** The same for a volume with so many bytes free. */
export function roomWarningFor(folder: string, minimum: number, free: number): LocalizedText | undefined {
  if (free >= minimum * COMFORT) return undefined;
  const [left, limit] = [megabytes(free), megabytes(minimum)];
  return free < minimum
    ? localized(
        `数据目录 ${folder} 所在磁盘仅剩 ${left} MB，低于 ${limit} MB：现在只能登录和查看，不能保存。请清理空间，或用 --data 指定另一个磁盘上的目录。`,
        `The volume of the data folder ${folder} has ${left} MB free, less than ${limit} MB: people can sign in and read, and nothing can be saved. Free some room, or name a folder on another volume with --data.`,
      )
    : localized(
        `数据目录 ${folder} 所在磁盘仅剩 ${left} MB；低于 ${limit} MB 时将不能保存。请及时清理空间。`,
        `The volume of the data folder ${folder} has ${left} MB free; below ${limit} MB nothing can be saved. Free some room in time.`,
      );
}
