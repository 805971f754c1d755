import { databaseErrorOf } from '../database-error.ts';
import type { Database } from '../database.types.ts';

/** Writes what may be left out, such as when somebody was last seen: nothing where the volume has no room, so that reading goes on there. */
export async function writeIfRoom(
  { assertRoomForWrites }: Pick<Database, 'assertRoomForWrites'>,
  write: () => Promise<unknown>,
): Promise<void> {
  await unlessFull(async () => {
    await assertRoomForWrites();
    await write();
  });
}

/** What the work answers; undefined where the volume had no room for it. */
export async function unlessFull<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (databaseErrorOf(error)?.kind !== 'storageFull') throw error;
    return undefined;
  }
}
